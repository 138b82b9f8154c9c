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

/** Time a start waits for the database before the other components start, milliseconds. */
const startLimitMs = 5000;

/** Interval between comparisons of the machine's clock with the database's, milliseconds. */
const compareEveryMs = 10_000;

export interface Mongo extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /**
   * Defines the model of a collection; call it before `start`, which creates the indexes. The schema option `shardKey`
   * says how the collection may be sharded, `{}` that it must not be. Every write of one or more documents selects them
   * by the whole key (tests check this), and unique indexes begin with it.
   */
  model<T>(name: string, schema: Schema<T>): Model<T>;
  /** Clock that agrees with the database's clock, and so with all processes that use this database. */
  readonly clock: Clock;
  /**
   * Returns the options of a read that sees every acknowledged change and nothing that may be rolled back, even if the
   * server is cut off from the others and does not know yet that it is no longer the primary: it confirms its role with a
   * write that the majority acknowledges, after it has found the documents. They must fit into one batch (default 101). A
   * standalone server has nothing to confirm and refuses such reads, so it gets none.
   */
  latest(): ReadOptions;
  waiting(): number;
}

type ReadOptions = Pick<mongo.FindOptions, 'readConcern' | 'maxTimeMS'>;

/**
 * Connects in the background and retries without limit: while the database is unreachable the service is not ready,
 * but does not crash. The same holds while duplicates prevent a unique index. Every write is journaled, and acknowledged
 * by the majority unless the URI has another `w`.
 *
 * Reads go to the primary and return only writes that cannot be rolled back. Reads and writes of single documents are
 * repeated once on the new primary. An election may last longer than an operation waits: requests then fail as
 * `unavailable`, while relays, due work and consumers try again until they succeed.
 */
export function makeMongo(options: {
  uri: string;
  database: string;
  logger: Logger;
  registry?: Registry;
  /**
   * Interval and time limit of the server checks, milliseconds; default 5000. If a check fails, all connections to the
   * server are closed together: after a network failure they may be dead without an error.
   */
  checkMs?: number;
  /**
   * Interval between checks of the indexes, milliseconds; default 15 000. Queries name their index and fail while it is
   * missing, and a consumer gives an event up after 50 s.
   */
  checkIndexesMs?: number;
}): Mongo {
  const { logger, checkMs = 5000, checkIndexesMs = 15_000, registry = new Registry() } = options;
  patchDriver(logger);
  const pool = poolMetrics(registry, poolLimit);
  const connection = new Mongoose({
    bufferTimeoutMS: selectionLimitMs,
    autoIndex: false,
    autoCreate: false,
    strictQuery: 'throw',
  }).createConnection();
  const models: Model<never>[] = [];
  const indexes = makeIndexes({ models, logger, registry, refusedPauseMs: 4 * checkIndexesMs });
  const clock = makeSynchronisedClock();
  const compareClock = () => clock.compare(() => timeOf(connection));
  const stopping = new AbortController();
  const retries = { logger, refusedMaxMs: checkIndexesMs, stopping: stopping.signal };
  let watched: mongo.MongoClient | undefined;
  let hasReplicas = false;
  let indexed = false;
  const periodically = (name: string, everyMs: number, work: () => Promise<void>) =>
    makeDueWorker({
      name,
      everyMs,
      work: [
        async () => {
          if (indexed) await work();
          return false;
        },
      ],
      failed: () => undefined,
    });
  const comparing = periodically('clock comparisons', compareEveryMs, compareClock);
  const checking = periodically('index checks', checkIndexesMs, indexes.restore);
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
    model: <T>(name: string, schema: Schema<T>) => {
      const model = connection.model<T>(name, schema, name);
      models.push(model as unknown as Model<never>);
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
