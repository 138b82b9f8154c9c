import { collectionOf, keyFields, keysOf, type Model, updateFirst } from '@colloquy/mongo';
import type { DueWorkRepository } from '../domain/ports';
import type { InterviewCounts } from './interview-counts';
import { indexes, type InterviewDocument } from './interview-model';

const idleAtOnce = 200;

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
    async scheduleIdle(now, idleSince) {
      const isUnscheduled = {
        status: 'IN_PROGRESS' as const,
        lastActivityAt: { $lt: idleSince },
        sessions: { $elemMatch: { endedAt: null } },
        dueAt: { $exists: false },
      };
      const found = await collectionOf(model)
        .find(isUnscheduled, { projection: keyFields(model), limit: idleAtOnce, hint: indexes.inProgress })
        .toArray();
      if (found.length === 0) return false;
      await collectionOf(model).updateMany(
        { ...keysOf(model, found), ...isUnscheduled },
        { $set: { dueAt: now } },
        { hint: indexes.id },
      );
      return found.length === idleAtOnce;
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
