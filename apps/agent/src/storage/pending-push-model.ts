import type { Platform } from '@colloquy/contracts';
import { type Model, type Mongo, Schema } from '@colloquy/mongo';

/** `_id` consists of channel and agent. */
export interface PendingPushDocument {
  _id: string;
  accountId: string;
  agentId: string;
  channel: Platform;
  /** Minimum revision. */
  wanted: number;
  claims: number;
  dueAt: Date;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };

const schema = new Schema<PendingPushDocument>(
  {
    _id: text,
    accountId: text,
    agentId: text,
    channel: text,
    wanted: number,
    claims: number,
    dueAt: { type: Date, required: true },
  },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

// claim: due pushes, longest overdue first; every other access is by _id
schema.index({ dueAt: 1 });

export function pendingPushModel(mongo: Mongo): Model<PendingPushDocument> {
  return mongo.model<PendingPushDocument>('pending_pushes', schema);
}
