import { collectionOf, makeDueClaims, type Model } from '@colloquy/mongo';
import type { ComparisonRepository } from '../domain/comparison-ports';
import { type ComparisonDocument, indexes } from './comparison-model';

type ComparisonWork = Pick<ComparisonRepository, 'claimDue' | 'oldestPending' | 'countPending'>;

/** Comparisons of one account that are claimed before those of the next account. */
const turnSize = 5;

export function makeComparisonWork(model: Model<ComparisonDocument>): ComparisonWork {
  const collection = () => collectionOf(model);
  const claim = makeDueClaims(model, {
    field: 'dueAt',
    size: turnSize,
    byTime: indexes.due,
    byAccount: indexes.pending,
  });
  return {
    async claimDue(now, leaseUntil) {
      const found = await claim(now, leaseUntil, { accountId: 1, outboxDueAt: 1 });
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
