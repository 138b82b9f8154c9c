import { backoffMs, newId, pause } from '@colloquy/kernel';
import type { Mongo } from '@colloquy/mongo';
import type { DeliveryDocument } from './delivery-model';
import type { DeliveryCollection } from './delivery-writes';

/** Begins each attempt in at most one process, also if the response to a write is lost. */
export function makeDeliveryStarter(options: {
  collection: () => DeliveryCollection;
  abandonedAfterMs: number;
  latest: Mongo['latest'];
}) {
  const { collection } = options;

  async function beginAll(ids: string[], begunAs: string): Promise<number> {
    const begun = {
      state: 'attempting',
      begunAs,
      attemptedAt: '$$NOW',
      dueAt: { $add: ['$$NOW', options.abandonedAfterMs] },
    };
    const { modifiedCount } = await collection().updateMany({ _id: { $in: ids }, state: 'queued' }, [
      { $set: begun },
      { $unset: ['request', 'turn'] },
    ]);
    return modifiedCount;
  }

  async function begunBy(ids: string[], begunAs: string): Promise<Set<string>> {
    const found = collection().find(
      { _id: { $in: ids }, begunAs },
      { projection: { _id: 1 }, batchSize: ids.length, ...options.latest() },
    );
    return new Set((await found.toArray()).map(({ _id }) => _id));
  }

  async function confirmBegun(ids: string[], begunAs: string): Promise<Set<string>> {
    const giveUpAt = performance.now() + options.abandonedAfterMs / 4; // the rest of the time is for the attempt
    for (let tries = 0; ; tries++) {
      try {
        return await begunBy(ids, begunAs);
      } catch (error) {
        if (performance.now() > giveUpAt) throw error;
        await pause(backoffMs(tries, { baseMs: 100, maxMs: 2000 }));
      }
    }
  }

  async function beginQueued(ids: string[]): Promise<Set<string>> {
    const begunAs = newId();
    const count = await beginAll(ids, begunAs).catch(() => undefined);
    return count === ids.length ? new Set(ids) : confirmBegun(ids, begunAs);
  }

  /** No other process will make the attempt of a begun delivery. */
  async function resolveUnknown(
    documents: readonly DeliveryDocument[],
    outcomes: readonly (boolean | Error)[],
    begunAs: string,
  ): Promise<(boolean | Error)[]> {
    const ids = documents.flatMap(({ _id }, n) => (outcomes[n] instanceof Error ? [_id] : []));
    if (ids.length === 0) return [...outcomes];
    const stored = await confirmBegun(ids, begunAs).catch(() => new Set<string>());
    return outcomes.map(
      (outcome, n) => (outcome instanceof Error && stored.delete(documents[n]?._id ?? '')) || outcome,
    );
  }

  return { beginQueued, resolveUnknown };
}
