import { AppError } from '@colloquy/kernel';
import { collectionOf, type Model } from '@colloquy/mongo';
import type { ListFilter } from '../domain/list-ports';
import { facetOf, facetsOf } from './facets';
import { indexes, type InterviewDocument } from './interview-model';

const indexedAtOnce = 200;

const notIndexed = { facets: { $exists: false } } as const;

/** Indexes interviews of earlier versions by their facets. Replicas may do the same at the same time. */
export function makeFacetIndex(model: Model<InterviewDocument>) {
  const collection = () => collectionOf(model);
  let isComplete = false;

  const findOlder = (limit: number) =>
    collection()
      .find(notIndexed, {
        projection: { accountId: 1, version: 1, agent: 1, sessions: 1 },
        limit,
        hint: indexes.facets,
      })
      .toArray();

  return {
    /** @throws AppError `unavailable` FILTER_NOT_READY if the filter may miss interviews of an earlier version */
    async assertIndexed(filter: ListFilter): Promise<void> {
      if (isComplete || facetOf(filter) === undefined) return;
      isComplete = (await findOlder(1)).length === 0;
      if (isComplete) return;
      throw new AppError(
        'unavailable',
        'FILTER_NOT_READY',
        'Filters by agentVersion, channel and language are being prepared; try again in a few minutes',
      );
    },

    /** Indexes some interviews. Returns whether more may be left. */
    async indexOlder(): Promise<boolean> {
      const older = await findOlder(indexedAtOnce);
      if (older.length === 0) return false;
      const updates = older.map(({ _id, accountId, version, agent, sessions }) => ({
        updateOne: {
          filter: { _id, accountId, ...notIndexed, ...(version !== undefined && { version }) },
          // a tombstone has no agent
          update: { $set: { facets: agent ? facetsOf({ agent, sessions }) : [] } },
          hint: indexes.id,
        },
      }));
      await collection().bulkWrite(updates as never, { ordered: false });
      return true;
    },
  };
}
