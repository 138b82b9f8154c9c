import { type InterviewStatus, interviewStatuses } from '@colloquy/contracts';
import { collectionOf, type Model } from '@colloquy/mongo';
import { changeOf, type CountBatches, type CountGroup } from './count-batches';
import { indexes, type InterviewDocument } from './interview-model';

type Totals = Readonly<Record<InterviewStatus, number>>;

const batchSize = 1000;

/** On average, one of this many uncounted writes triggers a count of the account. */
const writesPerBatch = 50;

/** From this number on, a read triggers a count. */
const manyUncounted = 100;

/** A read is repeated if a batch started or finished meanwhile. */
const maxReads = 5;

/**
 * Exact totals at a constant cost: the stored counters plus the few interviews whose field `counted` is absent since
 * their creation, a change of their status or their deletion. An account that was never counted is counted by its keys.
 * @param random from 0 to 1; decides which writes count
 */
export function makeInterviewCounts(
  batches: CountBatches,
  interviews: Model<InterviewDocument>,
  random: () => number = Math.random,
) {
  const counting = new Set<string>();

  async function complete(accountId: string, revision: number, batch: readonly CountGroup[]) {
    await batches.apply(accountId, batch, revision);
    await batches.finish(accountId, revision);
  }

  async function count(accountId: string): Promise<void> {
    for (;;) {
      const stored = await batches.stored(accountId);
      if (stored?.batch) {
        await complete(accountId, stored.revision, stored.batch);
        continue;
      }
      const plan = await batches.plan(accountId, stored?.revision ?? 0, batchSize);
      if (!plan) return;
      const revision = await batches.start(plan);
      if (revision === undefined) continue;
      await complete(accountId, revision, plan.batch);
      if (plan.batch.flatMap(({ ids }) => ids).length < batchSize) return;
    }
  }

  function countSoon(accountId: string): void {
    if (counting.has(accountId)) return;
    counting.add(accountId);
    void count(accountId)
      .catch(() => undefined) // totals stay exact, and the next one continues
      .finally(() => counting.delete(accountId));
  }

  async function totalsOfKeys(accountId: string): Promise<Totals> {
    const groups = await collectionOf(interviews)
      .aggregate<{ _id: InterviewStatus; count: number }>(
        [{ $match: { accountId } }, { $group: { _id: '$status', count: { $sum: 1 } } }],
        { hint: indexes.activity },
      )
      .toArray();
    const totals = totalsOf(Object.fromEntries(groups.map(({ _id, count: n }) => [_id, n])));
    if (Object.values(totals).some((n) => n > manyUncounted)) countSoon(accountId);
    return totals;
  }

  return {
    count,

    noteWrite(accountId: string): void {
      if (random() * writesPerBatch < 1) countSoon(accountId);
    },

    async totals(accountId: string): Promise<Totals> {
      for (let read = 0; read < maxReads; read++) {
        const stored = await batches.stored(accountId);
        if (!stored) break;
        const uncounted = await batches.uncounted(accountId, batchSize);
        if (uncounted.length >= batchSize) break;
        if (uncounted.length > manyUncounted) countSoon(accountId);
        const { revision, byStatus = {}, batch } = stored;
        if ((await batches.stored(accountId))?.revision === revision) {
          return totalsOf(byStatus, changeOf(uncounted, batch));
        }
      }
      return totalsOfKeys(accountId);
    },
  };
}

export type InterviewCounts = ReturnType<typeof makeInterviewCounts>;

type Numbers = Partial<Record<InterviewStatus, number>>;

const totalsOf = (counters: Numbers, change: Numbers = {}) =>
  Object.fromEntries(
    interviewStatuses.map((status) => [status, (counters[status] ?? 0) + (change[status] ?? 0)]),
  ) as Record<InterviewStatus, number>;
