import { batched, collectionOf, insertEach, isDuplicateKey, type Mongo, Schema } from '@colloquy/mongo';
import type { RunRepository } from '../domain/ports';
import type { RunKind, RunOutcome } from '../domain/run';

interface RunDocument {
  /** Derived from the purpose of the run; the only key by which runs are found. */
  _id: string;
  kind: RunKind;
  accountId: string;
  interviewId?: string;
  comparisonId?: string;
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
    comparisonId: String,
    startedAt: Date,
    finishedAt: Date,
    outcome: String,
    durationMs: Number,
  },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

export const runModel = (mongo: Pick<Mongo, 'model'>) => mongo.model('runs', schema);

/** Time in which ended runs are collected into one insert; delays only the acknowledgement of their messages. */
const batchWindowMs = 50;

export function makeRunRepository(model: ReturnType<typeof runModel>): RunRepository {
  const insert = batched(
    (runs: readonly RunDocument[]) => insertEach(collectionOf<RunDocument>(model), runs),
    { waitMs: batchWindowMs },
  );
  return {
    async end({ id, ...run }, end) {
      try {
        await insert({ _id: id, ...run, ...end });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
