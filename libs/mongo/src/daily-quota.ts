import { type Model, Schema } from 'mongoose';
import { collectionOf, isDuplicateKey } from './collection';

interface DailyQuotaDocument {
  _id: string;
  day: string;
  used: number;
}

export const dailyQuotaSchema = new Schema<DailyQuotaDocument>(
  { _id: { type: String, required: true }, day: String, used: Number },
  { versionKey: false, autoIndex: false, shardKey: { _id: 'hashed' } },
);

interface DailyQuota {
  /** Returns false if the account has used `most` on this UTC day. */
  take(accountId: string, now: Date, most: number): Promise<boolean>;
}

/** Counts uses, not stored documents, which can be deleted. */
export function makeDailyQuota(model: Model<DailyQuotaDocument>): DailyQuota {
  async function count(accountId: string, day: string, most: number): Promise<boolean> {
    const onDay = { $cond: [{ $eq: ['$day', day] }, { $min: ['$used', most] }, 0] };
    const after = await collectionOf(model).findOneAndUpdate(
      { _id: accountId },
      [{ $set: { day, used: { $add: [onDay, 1] } } }],
      { upsert: true, returnDocument: 'after' },
    );
    return (after?.used ?? 1) <= most;
  }

  return {
    take: (accountId, now, most) => {
      const day = now.toISOString().slice(0, 10);
      return count(accountId, day, most).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error; // two first creations inserted at once
        return count(accountId, day, most);
      });
    },
  };
}
