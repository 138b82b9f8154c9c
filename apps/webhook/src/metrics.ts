import { Counter, Histogram, type Registry } from 'prom-client';
import type { Result } from './domain/delivery';

/** Counts and times the attempts. */
export function webhookMetrics(registry: Registry) {
  const attempts = new Counter({
    name: 'colloquy_webhook_attempts_total',
    help: 'Webhook attempts that ended, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'colloquy_webhook_attempt_duration_seconds',
    help: 'Time from the beginning of a webhook attempt to its outcome',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.2, 0.5, 1, 3, 5, 10, 15],
    registers: [registry],
  });
  return {
    observe: ({ outcome, durationMs }: Result) => {
      attempts.inc({ outcome });
      duration.observe({ outcome }, durationMs / 1000);
    },
  };
}
