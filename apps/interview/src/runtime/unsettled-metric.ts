import { type Clock, pause } from '@colloquy/kernel';
import { Gauge, type Registry } from 'prom-client';
import type { ComparisonRepository } from '../domain/comparison-ports';
import { unsettledKinds } from '../domain/follow-up';
import type { FollowUpRepository } from '../domain/ports';

/** Milliseconds for which a scrape waits for the database. */
const answerLimitMs = 1000;

export function reportUnsettled(
  registry: Registry,
  {
    followUps,
    comparisons,
  }: {
    followUps: Pick<FollowUpRepository, 'oldest'>;
    comparisons: Pick<ComparisonRepository, 'oldestPending'>;
  },
  clock: Clock,
): void {
  const oldest = async () => ({
    ...(await followUps.oldest()),
    comparison: await comparisons.oldestPending(),
  });
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
      for (const kind of [...unsettledKinds, 'comparison'] as const) {
        const since = unsettled[kind];
        this.set({ kind }, since ? Math.max(0, clock.now().getTime() - since.getTime()) / 1000 : 0);
      }
    },
  });
}
