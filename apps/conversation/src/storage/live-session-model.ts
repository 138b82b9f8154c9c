import { type Mongo, type Model, Schema } from '@colloquy/mongo';
import type { DecidedEnd } from '../domain/ports';

/** A live session as it is stored. */
export interface LiveSessionDocument {
  _id: string;
  interviewId: string;
  accountId: string;
  owner: string;
  leaseUntil: Date;
  seenAt: Date;
  connectedSince: Date | null;
  connectedMs: number;
  gotSound?: boolean;
  ending: DecidedEnd | null;
}

const schema = new Schema<LiveSessionDocument>(
  {
    _id: String,
    interviewId: String,
    accountId: String,
    owner: String,
    leaseUntil: Date,
    seenAt: Date,
    connectedSince: Date,
    connectedMs: Number,
    gotSound: Boolean,
    ending: Object,
  },
  { versionKey: false },
);

// claimLapsed: sessions whose owner is gone, the longest waiting first
schema.index({ leaseUntil: 1 });

/** The collection of live sessions. */
export function liveSessionModel(mongo: Mongo): Model<LiveSessionDocument> {
  return mongo.model('liveSessions', schema);
}
