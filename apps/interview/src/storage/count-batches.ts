import type { InterviewStatus } from '@colloquy/contracts';
import { collectionOf, isDuplicateKey, type Model, Schema } from '@colloquy/mongo';
import { indexes, type InterviewDocument } from './interview-model';

interface CountsDocument {
  _id: string;
  /** Number of interviews by `countedAs`, as it will be after the batch. */
  byStatus?: Partial<Record<InterviewStatus, number>>;
  revision: number;
  /** The counters include these interviews; their `countedAs` may be outdated. */
  batch?: CountGroup[];
}

export interface CountGroup {
  to: InterviewStatus | null;
  ids: string[];
}

/** `status` is absent if the interview was deleted. */
interface Uncounted {
  _id: string;
  status?: InterviewStatus;
  countedAs?: InterviewStatus;
}

export interface CountPlan {
  accountId: string;
  revision: number;
  change: Partial<Record<InterviewStatus, number>>;
  batch: CountGroup[];
}

export const countsSchema = new Schema<CountsDocument>(
  {
    _id: { type: String, required: true },
    byStatus: Schema.Types.Mixed,
    revision: Number,
    batch: { type: [Schema.Types.Mixed], default: undefined },
  },
  { versionKey: false, minimize: false, autoIndex: false, shardKey: { _id: 'hashed' } },
);

/**
 * Moves uncounted interviews into their account's counters, many in one batch, without a transaction:
 * 1. `plan` reads the uncounted interviews and the revision of the counters.
 * 2. `start` changes the counters and stores the batch in one update, if the revision is the same and no batch is under
 * way. `countedAs` changes only within a batch, so the plan is still right.
 * 3. `apply` sets `countedAs`, and `counted` unless the status has changed meanwhile. `countedIn` keeps the revision,
 * so that a slow process does not repeat an earlier batch.
 * 4. `finish` removes the batch.
 * After a crash, any process that finds the batch repeats `apply` and `finish`.
 */
export function makeCountBatches(
  countsModel: Model<CountsDocument>,
  interviewModel: Model<InterviewDocument>,
) {
  const counts = () => collectionOf(countsModel);
  const interviews = () => collectionOf(interviewModel);

  const uncounted = (accountId: string, limit: number): Promise<Uncounted[]> =>
    interviews()
      .find(
        { accountId, counted: { $exists: false } },
        { projection: { status: 1, countedAs: 1 }, limit, hint: indexes.uncounted },
      )
      .toArray();

  return {
    uncounted,
    stored: async (accountId: string) => (await counts().findOne({ _id: accountId })) ?? undefined,

    async plan(accountId: string, revision: number, limit: number): Promise<CountPlan | undefined> {
      const found = await uncounted(accountId, limit);
      if (found.length === 0) return undefined;
      const groups = new Map<InterviewStatus | null, string[]>();
      for (const { _id, status = null } of found) groups.set(status, [...(groups.get(status) ?? []), _id]);
      const batch = [...groups].map(([to, ids]) => ({ to, ids }));
      return { accountId, revision, change: changeOf(found), batch };
    },

    async start({ accountId, revision, change, batch }: CountPlan): Promise<number | undefined> {
      const increments = Object.entries(change).map(([status, by]) => [`byStatus.${status}`, by]);
      try {
        const { matchedCount, upsertedCount } = await counts().updateOne(
          { _id: accountId, revision, batch: { $exists: false } },
          { $inc: { ...Object.fromEntries(increments), revision: 1 }, $set: { batch } },
          { upsert: revision === 0, hint: { _id: 1 } },
        );
        return matchedCount + upsertedCount === 1 ? revision + 1 : undefined;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    async apply(accountId: string, batch: readonly CountGroup[], revision: number): Promise<void> {
      const updates = batch.map(({ to, ids }) => ({
        updateMany: {
          filter: { _id: { $in: ids }, accountId, countedIn: { $not: { $gte: revision } } },
          update: [{ $set: countedFields(to, revision) }],
          hint: indexes.id,
        },
      }));
      await interviews().bulkWrite(updates, { ordered: false });
    },

    async finish(accountId: string, revision: number): Promise<void> {
      await counts().updateOne(
        { _id: accountId, revision, batch: { $exists: true } },
        { $unset: { batch: '' }, $inc: { revision: 1 } },
        { hint: { _id: 1 } },
      );
    },
  };
}

export type CountBatches = ReturnType<typeof makeCountBatches>;

/** @param batch interviews that the counters include already */
export function changeOf(
  uncounted: readonly Uncounted[],
  batch: readonly CountGroup[] = [],
): Partial<Record<InterviewStatus, number>> {
  const included = new Map(batch.flatMap(({ to, ids }) => ids.map((id) => [id, to] as const)));
  const change: Partial<Record<InterviewStatus, number>> = {};
  const add = (status: InterviewStatus | null | undefined, by: number) => {
    if (status) change[status] = (change[status] ?? 0) + by;
  };
  for (const { _id, status, countedAs } of uncounted) {
    add(status, 1);
    add(included.has(_id) ? included.get(_id) : countedAs, -1);
  }
  return change;
}

const countedFields = (to: InterviewStatus | null, revision: number) => ({
  countedIn: revision,
  countedAs: to ?? '$$REMOVE',
  counted: { $cond: [{ $eq: [{ $ifNull: ['$status', null] }, to] }, true, '$$REMOVE'] },
});
