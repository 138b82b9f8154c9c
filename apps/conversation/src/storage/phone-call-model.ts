import { type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { PhoneCall } from '../domain/phone-ports';

export interface PhoneCallDocument extends Omit<PhoneCall, 'callId'> {
  _id: string;
  /** Nonce of the valid ticket; null once the ticket was used. */
  nonce: string | null;
}

const schema = new Schema<PhoneCallDocument>(
  {
    _id: String,
    accountId: String,
    interviewId: String,
    kind: String,
    language: String,
    digits: Boolean,
    sid: String,
    nonce: String,
    streamedAt: Date,
    connectedAt: Date,
    outcome: String,
    createdAt: Date,
  },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

/** others, countSince: the calls of an interview, which are few. */
export const ofInterview = { interviewId: 1, createdAt: 1 } as const;
schema.index(ofInterview);
// forget: calls older than a day
schema.index({ createdAt: 1 });

export function phoneCallModel(mongo: Mongo): Model<PhoneCallDocument> {
  return mongo.model('phoneCalls', schema);
}
