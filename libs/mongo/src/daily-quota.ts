import { collectionOf, isDuplicateKey, type Model, Schema } from '@colloquy/mongo';
import type { TestQuota } from '../domain/ports';

export interface TestQuotaDocument {
  /** The account. */
  _id: string;
  /** UTC day as YYYY-MM-DD. */
  day: string;
  used: number;
}

export const testQuotaSchema = new Schema<TestQuotaDocument>(
  { _id: { type: String, required: true }, day: String, used: Number },
  { versionKey: false, autoIndex: false, shardKey: { _id: 'hashed' } },
);

/** Counts creations, not stored interviews, which can be deleted. */
export function makeTestQuota(model: Model<TestQuotaDocument>): TestQuota {
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
