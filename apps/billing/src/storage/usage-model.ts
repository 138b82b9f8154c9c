import { type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { UsageEntry } from '../domain/usage';

/** A stored entry; `_id` is the session id, so that a session is booked once. */
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
    providerUsage: Schema.Types.Mixed,
    bookedAt: moment,
    settlementId: String,
    claim: Number,
  },
  { versionKey: false, shardKey: { accountId: 1 } },
);

// `page`, and `total` without fetching documents
usageSchema.index({ accountId: 1, endedAt: -1, _id: 1, seconds: 1 });

// `mark`, `marked`, `settle` and `open`: unsettled usage of an account by time
usageSchema.index({ accountId: 1, settlementId: 1, endedAt: 1 });

export function usageModel(mongo: Mongo): Model<UsageDocument> {
  return mongo.model<UsageDocument>('usage', usageSchema);
}
