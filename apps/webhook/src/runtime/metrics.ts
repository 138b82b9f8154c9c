import { deliveryOutcomes } from '@colloquy/contracts';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Attempt, Result } from '../domain/delivery';

export function webhookMetrics(registry: Registry) {
  const attempts = new Counter({
    name: 'colloquy_webhook_attempts_total',
    help: 'Finished webhook attempts by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of deliveryOutcomes) attempts.inc({ outcome }, 0); // `increase()` needs a first sample of 0
  const duration = new Histogram({
    name: 'colloquy_webhook_attempt_duration_seconds',
    help: 'Duration of a webhook attempt by outcome',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.2, 0.5, 1, 3, 5, 10, 15],
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'colloquy_webhook_attempts_in_flight',
    help: 'Webhook attempts in progress',
    registers: [registry],
  });
  const sinceCompletion = new Histogram({
    name: 'colloquy_completion_to_notification_seconds',
    help: 'Time from the completion of an interview to the end of the webhook attempt by outcome',
    labelNames: ['outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800, 7200],
    registers: [registry],
  });
  const observe = ({ outcome, durationMs }: Result) => {
    attempts.inc({ outcome });
    duration.observe({ outcome }, durationMs / 1000);
  };
  return {
    observe,
    attempt: async ({ completedAt }: Attempt, make: () => Promise<Result>) => {
      inFlight.inc();
      const result = await make().finally(() => inFlight.dec());
      observe(result);
      if (!completedAt) return;
      const seconds = Math.max(0, Date.now() - completedAt.getTime()) / 1000;
      sinceCompletion.observe({ outcome: result.outcome }, seconds);
    },
  };
}

export type WebhookMetrics = ReturnType<typeof webhookMetrics>;
