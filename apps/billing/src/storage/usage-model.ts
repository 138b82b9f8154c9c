import { type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { UsageEntry } from '../domain/usage';

/** `_id` is the session id: a session is booked once. */
export interface UsageDocument extends Omit<UsageEntry, 'sessionId'> {
  _id: string;
  /** The claim that counted the entry, until it is settled. */
  claim?: number;
}

const text = { type: String, required: true };
const moment = { type: Date, required: true };

const usageSchema = new Schema<UsageDocument>(
  {
    _id: text,
    interviewId: text,
    accountId: text,
    platform: text,
    disconnectReason: text,
    startedAt: moment,
    endedAt: moment,
    seconds: { type: Number, required: true },
    isTest: Boolean,
    agentId: String,
    providerUsage: Schema.Types.Mixed,
    bookedAt: moment,
    settlementId: String,
    claim: Number,
  },
  { versionKey: false, shardKey: { accountId: 1 } },
);

export const usageIndexes = {
  /** Pages, and totals without fetching documents. */
  byEnd: { accountId: 1, endedAt: -1, _id: 1, seconds: 1 },
  /** The same for one agent. */
  ofAgent: { accountId: 1, agentId: 1, endedAt: -1, _id: 1, seconds: 1 },
  /** The same for one invoice, and unsettled usage of an account by time. */
  bySettlement: { accountId: 1, settlementId: 1, endedAt: -1, _id: 1, seconds: 1 },
} as const;
usageSchema.index(usageIndexes.byEnd);
usageSchema.index(usageIndexes.ofAgent);
usageSchema.index(usageIndexes.bySettlement);

export function usageModel(mongo: Mongo): Model<UsageDocument> {
  const retiredIndexes = ['accountId_1_settlementId_1_endedAt_1'];
  return mongo.model<UsageDocument>('usage', usageSchema, { retiredIndexes });
}
