import { type Clock, pause } from '@colloquy/kernel';
import { Gauge, type Registry } from 'prom-client';

/** Longest time a scrape waits for the store, milliseconds. */
const answerLimitMs = 1000;

/** Tells Prometheus how long the oldest unpublished event has waited; nothing while the store does not answer. */
export function reportOutboxAge(
  registry: Registry,
  oldest: () => Promise<Date | undefined>,
  clock: Clock,
): void {
  const ageSeconds = async (): Promise<number> => {
    const since = await oldest();
    return since === undefined ? 0 : Math.max(0, clock.now().getTime() - since.getTime()) / 1000;
  };
  new Gauge({
    name: 'colloquy_outbox_oldest_age_seconds',
    help: 'How long the oldest event that is not published yet has waited',
    registers: [registry],
    async collect() {
      const answered = new AbortController();
      const limit = pause(answerLimitMs, answered.signal).then(() => undefined);
      const age = await Promise.race([ageSeconds().catch(() => undefined), limit]);
      answered.abort();
      if (age === undefined) this.remove();
      else this.set(age);
    },
  });
}
