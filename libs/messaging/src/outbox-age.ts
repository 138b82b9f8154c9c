import { type Clock, pause } from '@colloquy/kernel';
import { Gauge, type Registry } from 'prom-client';

const answerLimitMs = 1000;

type Oldest = () => Promise<Date | undefined>;

const storesOf = new WeakMap<Registry, Oldest[]>();

/** Exports the age of the oldest unpublished event; no value while a store does not respond. */
export function reportOutboxAge(registry: Registry, oldest: Oldest, clock: Clock): void {
  const known = storesOf.get(registry);
  if (known) return void known.push(oldest);
  const stores = [oldest];
  storesOf.set(registry, stores);
  const ageSeconds = async (): Promise<number> => {
    const now = clock.now().getTime();
    const times = await Promise.all(stores.map((store) => store()));
    return Math.max(0, ...times.map((time) => now - (time?.getTime() ?? now))) / 1000;
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
