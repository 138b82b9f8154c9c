import { collectionOf, type Model, updateFirst } from '@colloquy/mongo';
import type { ComparisonRepository } from '../domain/comparison-ports';
import { type ComparisonDocument, indexes } from './comparison-model';

type ComparisonWork = Pick<ComparisonRepository, 'claimDue' | 'oldestPending' | 'countPending'>;

export function makeComparisonWork(model: Model<ComparisonDocument>): ComparisonWork {
  const collection = () => collectionOf(model);
  return {
    async claimDue(now, leaseUntil) {
      const found = await updateFirst(
        model,
        { dueAt: { $lte: now } },
        { $set: { dueAt: leaseUntil } },
        { sort: { dueAt: 1 }, projection: { accountId: 1, outboxDueAt: 1 }, hint: indexes.due },
      );
      return (
        found && {
          accountId: found.accountId,
          id: found._id,
          isPublishing: found.outboxDueAt !== undefined,
        }
      );
    },
    async oldestPending() {
      const found = await collection().findOne(
        { dueAt: { $gt: new Date(0) } },
        { sort: { dueAt: 1 }, projection: { requestedAt: 1 }, hint: indexes.due },
      );
      return found?.requestedAt;
    },
    countPending: (accountId) =>
      collection().countDocuments({ accountId, dueAt: { $gt: new Date(0) } }, { hint: indexes.pending }),
  };
}
