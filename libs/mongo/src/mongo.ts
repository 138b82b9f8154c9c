import { type Model, type mongo, Mongoose, type Schema } from 'mongoose';
import { type Clock, type Component, makeSynchronisedClock, makeDueWorker, pause } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import { Registry } from 'prom-client';
import { connectionOptions, poolLimit, selectionLimitMs } from './connection-options';
import { patchDriver } from './driver-hang/patch-driver';
import { makeIndexes } from './indexes';
import { poolMetrics } from './pool-metrics';
import { retryConnecting } from './retry-connecting';
import { answersPing, isReplicated, timeOf } from './server';

/** Time that a start waits for the database before the other components start, milliseconds. */
const startLimitMs = 5000;

/** Interval between comparisons of the machine's clock with the database's, milliseconds. */
const compareEveryMs = 10_000;

const hourMs = 3_600_000;

export interface Mongo extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /** Call it before `start`. The option `shardKey` says how the collection may be sharded; `{}`: not at all. */
  model<T>(name: string, schema: Schema<T>, options?: ModelOptions): Model<T>;
  /** Clock that agrees with the database's clock, and so with all processes that use this database. */
  readonly clock: Clock;
  /** Options of a read that sees every acknowledged change. The documents must fit into one batch (101). */
  latest(): ReadOptions;
  waiting(): number;
}

interface ModelOptions {
  /** Names of indexes that earlier versions declared. They are dropped an hour after the start, after a rolling update. */
  retiredIndexes?: readonly string[];
}

type ReadOptions = Pick<mongo.FindOptions, 'readConcern' | 'maxTimeMS'>;

/** Retries without limit. Writes are journaled and acknowledged by the majority unless the URI has another `w`. */
export function makeMongo(options: {
  uri: string;
  database: string;
  logger: Logger;
  registry?: Registry;
  /** Interval and time limit of the server checks; default 5000. A failed check closes all connections. */
  checkMs?: number;
  /** Interval between checks of the indexes; default 15 000. A consumer gives an event up after 50 s. */
  checkIndexesMs?: number;
  /** Time from the start to the removal of retired indexes; default one hour. */
  retireIndexesAfterMs?: number;
}): Mongo {
  const { logger, checkMs = 5000, checkIndexesMs = 15_000, registry = new Registry() } = options;
  const { retireIndexesAfterMs: retireAfterMs = hourMs } = options;
  patchDriver(logger);
  const pool = poolMetrics(registry, poolLimit);
  const connection = new Mongoose({
    bufferTimeoutMS: selectionLimitMs,
    autoIndex: false,
    autoCreate: false,
    strictQuery: 'throw',
  }).createConnection();
  const refusedPauseMs = 4 * checkIndexesMs;
  const indexes = makeIndexes({ logger, registry, refusedPauseMs, retireAfterMs });
  const clock = makeSynchronisedClock();
  const compareClock = () => clock.compare(() => timeOf(connection));
  const stopping = new AbortController();
  const retries = { logger, refusedMaxMs: checkIndexesMs, stopping: stopping.signal };
  let watched: mongo.MongoClient | undefined;
  let hasReplicas = false;
  let indexed = false;
  const onceIndexed = (work: () => Promise<void>) => () => (indexed ? work() : Promise.resolve());
  const comparing = periodically('clock comparisons', compareEveryMs, onceIndexed(compareClock));
  const checking = periodically('index checks', checkIndexesMs, onceIndexed(indexes.restore));
  let connecting: Promise<void> | undefined;

  async function connect(): Promise<void> {
    await connection.openUri(options.uri, connectionOptions(options.uri, options.database, checkMs));
    if (watched !== connection.getClient()) pool.watch((watched = connection.getClient()));
    hasReplicas = await isReplicated(connection);
    await compareClock();
    await indexes.build();
    indexed = true;
  }

  return {
    name: 'mongodb',
    clock,
    waiting: pool.waiting,
    latest: () =>
      hasReplicas ? { readConcern: { level: 'linearizable' }, maxTimeMS: selectionLimitMs } : {},
    model: <T>(name: string, schema: Schema<T>, { retiredIndexes = [] }: ModelOptions = {}) => {
      const model = connection.model<T>(name, schema, name);
      indexes.add(model as unknown as Model<never>, retiredIndexes);
      return model;
    },
    async start() {
      await Promise.all([comparing.start(), checking.start()]);
      const connected = new AbortController();
      connecting = retryConnecting(connect, retries).finally(() => connected.abort());
      await pause(startLimitMs, connected.signal);
    },
    async stop() {
      stopping.abort();
      await connecting;
      await Promise.all([comparing.stop(), checking.stop()]);
      await connection.close();
    },
    ready: () => (indexed ? answersPing(connection) : Promise.resolve(false)),
  };
}

function periodically(name: string, everyMs: number, work: () => Promise<void>) {
  return makeDueWorker({ name, everyMs, work: [() => work().then(() => false)], failed: () => undefined });
}
