import { collectionOf, isDuplicateKey, type Model } from '@colloquy/mongo';
import type { Period, UsageEntry } from '../domain/usage';
import type { UsageDocument } from './usage-model';

/** What every session of an account used. */
export interface UsageLedger {
  /** Books a session, unless it has been booked: the first entry stays. */
  book(entry: UsageEntry): Promise<void>;
  /** Sessions that ended in a period, the last first. */
  page(accountId: string, period: Period, at: { skip: number; limit: number }): Promise<UsageEntry[]>;
  /** How many sessions ended in a period, and their seconds together. */
  total(accountId: string, period: Period): Promise<{ entries: number; seconds: number }>;
}

export function makeUsageLedger(model: Model<UsageDocument>): UsageLedger {
  return {
    async book({ sessionId, ...entry }) {
      try {
        await collectionOf(model).insertOne({ _id: sessionId, ...entry });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    async page(accountId, period, { skip, limit }) {
      const found = await collectionOf(model)
        .find(within(accountId, period))
        .sort({ endedAt: -1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .toArray();
      return found.map(({ _id, ...entry }) => ({ sessionId: _id, ...entry }));
    },

    async total(accountId, period) {
      const [sum] = await collectionOf(model)
        .aggregate<{ entries: number; seconds: number }>([
          { $match: within(accountId, period) },
          { $group: { _id: null, entries: { $sum: 1 }, seconds: { $sum: '$seconds' } } },
        ])
        .toArray();
      return { entries: sum?.entries ?? 0, seconds: sum?.seconds ?? 0 };
    },
  };
}

function within(accountId: string, { from, to }: Period) {
  return { accountId, endedAt: { $gte: from, ...(to ? { $lt: to } : {}) } };
}
