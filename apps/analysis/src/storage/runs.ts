import { collectionOf, isDuplicateKey, type Mongo, Schema } from '@colloquy/mongo';
import type { Runs } from '../domain/ports';
import type { RunKind, RunOutcome } from '../domain/run';

/** A run that ended. One that is in progress, was broken off, or waits to be tried again is not stored. */
export interface RunDocument {
  /** Derived from what the run is for. Nothing is looked for by anything else, so there is no other index. */
  _id: string;
  kind: RunKind;
  accountId: string;
  interviewId: string;
  startedAt: Date;
  finishedAt: Date;
  outcome: RunOutcome;
  durationMs: number;
}

const schema = new Schema<RunDocument>(
  {
    _id: String,
    kind: String,
    accountId: String,
    interviewId: String,
    startedAt: Date,
    finishedAt: Date,
    outcome: String,
    durationMs: Number,
  },
  { versionKey: false },
);

/** The collection `runs`; before the database is started. */
export const runModel = (mongo: Mongo) => mongo.model('runs', schema);

/** Runs in MongoDB. */
export function mongoRuns(model: ReturnType<typeof runModel>): Runs {
  return {
    async end({ id, accountId, kind, interviewId }, end) {
      try {
        await collectionOf(model).insertOne({ _id: id, accountId, kind, interviewId, ...end });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
