import { deliveryOutcomes } from '@colloquy/contracts';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Attempt, Result } from '../domain/delivery';

/** Counts and times the attempts. */
export function webhookMetrics(registry: Registry) {
  const attempts = new Counter({
    name: 'colloquy_webhook_attempts_total',
    help: 'Webhook attempts that ended, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of deliveryOutcomes) attempts.inc({ outcome }, 0); // or the first of a kind is no increase
  const duration = new Histogram({
    name: 'colloquy_webhook_attempt_duration_seconds',
    help: 'Time from the beginning of a webhook attempt to its outcome',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.2, 0.5, 1, 3, 5, 10, 15],
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'colloquy_webhook_attempts_in_flight',
    help: 'Webhook attempts being made',
    registers: [registry],
  });
  const sinceCompletion = new Histogram({
    name: 'colloquy_completion_to_notification_seconds',
    help: 'Time from the completion of an interview to the end of the attempt to notify of it, by outcome',
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
    /** Makes an attempt and observes it. */
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
