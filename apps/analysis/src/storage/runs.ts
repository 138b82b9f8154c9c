import { isDuplicateKey, type Mongo, Schema } from '@colloquy/mongo';
import type { Runs } from '../domain/ports';
import type { RunKind, RunOutcome } from '../domain/run';

/** A run that ended. One that is in progress, was broken off, or waits to be tried again is not stored. */
export interface RunDocument {
  /** Derived from what the run is for. Every access is by this id, so there is no other index. */
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
  const collection = model.collection;
  return {
    async hasEnded({ id, accountId }) {
      const found = await collection.findOne(
        { _id: id as never, accountId, finishedAt: { $exists: true } },
        { projection: { _id: 1 } },
      );
      return found !== null;
    },
    async end({ id, accountId, kind, interviewId }, end) {
      try {
        await collection.updateOne(
          { _id: id as never, accountId, finishedAt: { $exists: false } },
          { $set: { kind, interviewId, ...end } },
          { upsert: true },
        );
      } catch (error) {
        // it is there and has ended: it cannot be inserted
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}
