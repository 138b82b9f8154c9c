import { type Mongo, type Model, Schema } from '@colloquy/mongo';
import type { DecidedEnd } from '../domain/ports';

export interface LiveSessionDocument {
  _id: string;
  interviewId: string;
  accountId: string;
  owner: string;
  fencingToken: number;
  leaseUntil: Date;
  seenAt: Date;
  connectedSince: Date | null;
  connectedMs: number;
  gotSound?: boolean;
  ending: DecidedEnd | null;
  attempts?: number;
}

const schema = new Schema<LiveSessionDocument>(
  {
    _id: String,
    interviewId: String,
    accountId: String,
    owner: String,
    fencingToken: Number,
    leaseUntil: Date,
    seenAt: Date,
    connectedSince: Date,
    connectedMs: Number,
    gotSound: Boolean,
    ending: Object,
    attempts: Number,
  },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

// claimExpired: the session whose lease ran out first
schema.index({ leaseUntil: 1 });

export function liveSessionModel(mongo: Pick<Mongo, 'model'>): Model<LiveSessionDocument> {
  return mongo.model('liveSessions', schema);
}
