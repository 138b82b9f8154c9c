import { type Clock, pause } from '@colloquy/kernel';
import { Gauge, type Registry } from 'prom-client';
import { type Unsettled, unsettledKinds } from './domain/follow-up';

/** Longest time a scrape waits for the database, milliseconds. */
const answerLimitMs = 1000;

/** Exports the age of the oldest missing effect of each kind; no values while the database does not respond. */
export function reportUnsettled(registry: Registry, oldest: () => Promise<Unsettled>, clock: Clock): void {
  new Gauge({
    name: 'colloquy_unsettled_oldest_seconds',
    help: 'Age of the oldest announced change without its effect in another service, by effect',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const answered = new AbortController();
      const limit = pause(answerLimitMs, answered.signal).then(() => undefined);
      const unsettled = await Promise.race([oldest().catch(() => undefined), limit]);
      answered.abort();
      this.reset();
      if (!unsettled) return;
      for (const kind of unsettledKinds) {
        const since = unsettled[kind];
        this.set({ kind }, since ? Math.max(0, clock.now().getTime() - since.getTime()) / 1000 : 0);
      }
    },
  });
}
