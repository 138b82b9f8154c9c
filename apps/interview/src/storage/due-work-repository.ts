import { collectionOf, keyFields, keysOf, makeDueClaims, type Model } from '@colloquy/mongo';
import type { DueWorkRepository } from '../domain/ports';
import type { InterviewCounts } from './interview-counts';
import { indexes, type InterviewDocument } from './interview-model';

const idleAtOnce = 200;

/** Items of one account that are claimed before those of the next account. */
const turnSize = 20;

export function makeDueWorkRepository(
  model: Model<InterviewDocument>,
  counts: Pick<InterviewCounts, 'count'>,
): DueWorkRepository {
  const claimWork = makeDueClaims(model, {
    field: 'dueAt',
    size: turnSize,
    byTime: indexes.due,
    byAccount: indexes.dueOfAccount,
  });
  const claimCall = makeDueClaims(model, {
    field: 'callDueAt',
    size: turnSize,
    byTime: indexes.dueCalls,
    byAccount: indexes.dueCallsOfAccount,
  });
  return {
    async claimDue(now, leaseUntil) {
      const document = await claimWork(now, leaseUntil, { accountId: 1, deleted: 1 });
      return document && { accountId: document.accountId, id: document._id, deleted: 'deleted' in document };
    },
    async claimDueCall(now, leaseUntil) {
      const document = await claimCall(now, leaseUntil, { accountId: 1 });
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
