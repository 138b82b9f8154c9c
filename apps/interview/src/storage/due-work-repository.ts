import { collectionOf, type Model, updateFirst } from '@colloquy/mongo';
import type { DueWorkRepository } from '../domain/ports';
import type { InterviewCounts } from './interview-counts';
import { indexes, type InterviewDocument } from './interview-model';

export function makeDueWorkRepository(
  model: Model<InterviewDocument>,
  counts: Pick<InterviewCounts, 'count'>,
): DueWorkRepository {
  return {
    async claimDue(now, leaseUntil) {
      const document = await updateFirst(
        model,
        { dueAt: { $lte: now } },
        { $set: { dueAt: leaseUntil } },
        { sort: { dueAt: 1 }, projection: { accountId: 1, deleted: 1 }, hint: indexes.due },
      );
      return document && { accountId: document.accountId, id: document._id, deleted: 'deleted' in document };
    },
    async claimDueCall(now, leaseUntil) {
      const document = await updateFirst(
        model,
        { callDueAt: { $lte: now } },
        { $set: { callDueAt: leaseUntil } },
        { sort: { callDueAt: 1 }, projection: { accountId: 1 }, hint: indexes.dueCalls },
      );
      return document && { accountId: document.accountId, id: document._id };
    },
    async purge(accountId, id) {
      const collection = collectionOf(model);
      const tombstone = { _id: id, accountId, deleted: true };
      const settled = {
        counted: true as const,
        outboxDueAt: { $exists: false },
        followUp: { $exists: false },
      };
      const remove = () => collection.deleteOne({ ...tombstone, ...settled }, { hint: indexes.id });
      if ((await remove()).deletedCount === 1) return;
      await counts.count(accountId);
      if ((await remove()).deletedCount === 1) return;
      await collection.updateOne(
        { ...tombstone, followUp: { $exists: true } },
        [{ $set: { dueAt: { $max: ['$dueAt', '$followUp.at'] } } }],
        { hint: indexes.id },
      );
    },
  };
}
