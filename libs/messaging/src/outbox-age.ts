import { type Clock, pause } from '@colloquy/kernel';
import { Gauge, type Registry } from 'prom-client';

const answerLimitMs = 1000;

/** Exports the age of the oldest unpublished event; no value while the store does not respond. */
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
    help: 'Age of the oldest unpublished event',
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
