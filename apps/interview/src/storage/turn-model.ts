import { Schema } from '@colloquy/mongo';
import type { Turn } from '../domain/turn-ports';

export interface TurnDocument extends Turn {
  _id: string;
  accountId: string;
  interviewId: string;
  trimmed?: true;
}

export const turnSchema = new Schema<TurnDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    interviewId: String,
    sessionId: String,
    sequence: Number,
    role: String,
    text: String,
    offsetMs: Number,
    durationMs: Number,
    act: String,
    questionIndex: Number,
    utteranceId: String,
    wordedBy: String,
    fallback: String,
    request: String,
    skips: Schema.Types.Mixed,
    trimmed: Boolean,
  },
  { versionKey: false, autoIndex: false, shardKey: { accountId: 1, interviewId: 1 } },
);

export const indexes = {
  inOrder: { accountId: 1, interviewId: 1, sessionId: 1, sequence: 1 },
  /** Queries by id, which `inOrder` might serve too. */
  byId: { _id: 1 },
} as const;

turnSchema.index(indexes.inOrder);
