import { collectionOf, gathered, insertEach, isDuplicateKey, type Mongo, Schema } from '@colloquy/mongo';
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

/**
 * How long a run that ended waits for others, milliseconds, and how many at most are stored together: only the
 * acknowledgement of its message waits, and of the few runs that are made at a time not too many may do so.
 */
const storedWithinMs = 50;
const storedTogether = 4;

/** Runs in MongoDB. */
export function mongoRuns(model: ReturnType<typeof runModel>): Runs {
  const insert = gathered(
    (runs: readonly RunDocument[]) => insertEach(collectionOf<RunDocument>(model), runs),
    { forMs: storedWithinMs, most: storedTogether },
  );
  return {
    async end({ id, accountId, kind, interviewId }, end) {
      const refusal = await insert({ _id: id, accountId, kind, interviewId, ...end });
      if (refusal === undefined) return true;
      if (isDuplicateKey(refusal)) return false;
      throw refusal;
    },
  };
}
