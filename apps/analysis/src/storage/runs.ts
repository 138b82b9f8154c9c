import { isDuplicateKey, type Mongo, Schema } from '@colloquy/mongo';
import type { Runs } from '../domain/ports';
import type { RunKind, RunOutcome } from '../domain/run';

/** A run that began; one without `finishedAt` is in progress, was broken off, or waits to be tried again. */
export interface RunDocument {
  /** Derived from what the run is for. Every access is by this id, so there is no other index. */
  _id: string;
  kind: RunKind;
  accountId: string;
  interviewId: string;
  startedAt: Date;
  finishedAt?: Date;
  outcome?: RunOutcome;
  durationMs?: number;
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
    async begin({ id, kind, accountId, interviewId }, now) {
      try {
        const stored = await collection.findOneAndUpdate(
          { _id: id as never, accountId },
          { $setOnInsert: { kind, interviewId, startedAt: now } },
          { upsert: true, returnDocument: 'after', projection: { finishedAt: 1 } },
        );
        return stored?.['finishedAt'] === undefined;
      } catch (error) {
        if (isDuplicateKey(error)) return true; // another replica began it at this moment
        throw error;
      }
    },
    async end({ id, accountId }, end) {
      await collection.updateOne(
        { _id: id as never, accountId, finishedAt: { $exists: false } },
        { $set: end },
      );
    },
  };
}
