import { collectionOf, isDuplicateKey, type Model, updateFirst } from '@colloquy/mongo';
import type { SubscriptionRepository } from '../domain/ports';
import type { Subscription } from '../domain/subscription';
import type { SubscriptionDocument } from './subscription-model';

export function makeSubscriptionRepository(model: Model<SubscriptionDocument>): SubscriptionRepository {
  return {
    async load(accountId) {
      const found = await collectionOf(model).findOne({ _id: accountId });
      return found ? subscriptionOf(found) : undefined;
    },

    async save(before, after) {
      const document = documentOf({ ...after, version: before.version + 1 });
      if (before.version === 0) return insert(model, document);
      const { _id, ...fields } = document;
      const { matchedCount } = await collectionOf(model).replaceOne({ _id, version: before.version }, fields);
      return matchedCount === 1;
    },

    async claimDue(now, leaseUntil) {
      const found = await updateFirst(
        model,
        { dueAt: { $lte: now } },
        { $set: { dueAt: leaseUntil }, $inc: { version: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      );
      return found ? subscriptionOf(found) : undefined;
    },

    async carriedOut(accountId, settlementId, dueAt) {
      await collectionOf(model).updateOne(
        { _id: accountId, 'unissued.settlementId': settlementId },
        { $set: { unissued: null, dueAt }, $inc: { version: 1 } },
      );
    },

    async reportLate(accountIds, dueAt) {
      if (accountIds.length === 0) return;
      await collectionOf(model).updateMany(
        { _id: { $in: [...accountIds] }, status: 'canceled' },
        { $min: { dueAt }, $inc: { version: 1 } },
      );
    },
  };
}

async function insert(model: Model<SubscriptionDocument>, document: SubscriptionDocument): Promise<boolean> {
  try {
    await collectionOf(model).insertOne(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function documentOf({ accountId, dueAt, ...fields }: Subscription): SubscriptionDocument {
  return { _id: accountId, ...fields, ...(dueAt ? { dueAt } : {}) };
}

function subscriptionOf({ _id, dueAt, ...fields }: SubscriptionDocument): Subscription {
  return { accountId: _id, ...fields, dueAt: dueAt ?? null };
}
