import { type Connection, type Model, type mongo, Mongoose, type Schema } from 'mongoose';
import { backoffMs, type Clock, makeAgreedClock, type Component, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { Registry } from 'prom-client';
import { patchDriver } from './driver-hang/patch-driver';
import { IndexRefused, makeIndexes } from './indexes';
import { poolMetrics } from './pool-metrics';

/** Time an operation waits for an unreachable server before it fails as `unavailable`, milliseconds. */
const selectionLimitMs = 2000;

/** Time limit of a response, after which the connection is closed, milliseconds. */
const answerLimitMs = 15_000;

/** Time a start waits for the database before the other components start, milliseconds. */
const startLimitMs = 5000;

/** Interval between comparisons of the machine's clock with the database's, milliseconds. */
const compareEveryMs = 10_000;

/** Longest interval between attempts to connect, milliseconds. */
const reconnectMs = 2000;

const poolLimit = 50;

export interface Mongo extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /** Defines the model of a collection; call it before `start`, which creates the indexes. */
  model<T>(name: string, schema: Schema<T>): Model<T>;
  /** Clock that agrees with the database's clock, and so with all processes that use this database. */
  readonly clock: Clock;
  /** Returns the number of operations that wait for a connection. */
  waiting(): number;
}

/**
 * Connects in the background and retries without limit: while the database is unreachable the service is not ready,
 * but does not crash. The same holds while duplicates prevent a unique index. Every write is journaled, and acknowledged
 * by the majority unless the URI has another `w`.
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
  /** Interval between checks of the indexes, milliseconds; default 60 000. */
  checkIndexesMs?: number;
}): Mongo {
  const { logger, checkMs = 5000, checkIndexesMs = 60_000, registry = new Registry() } = options;
  patchDriver(logger);
  const pool = poolMetrics(registry, poolLimit);
  const connection = new Mongoose({
    bufferTimeoutMS: selectionLimitMs,
    autoIndex: false,
    autoCreate: false,
    strictQuery: 'throw',
  }).createConnection();
  const models: Model<never>[] = [];
  const indexes = makeIndexes({ models, logger, registry });
  const clock = makeAgreedClock();
  const compareClock = () => clock.compare(() => timeOf(connection));
  const stopping = new AbortController();
  let watched: mongo.MongoClient | undefined;
  let comparing: NodeJS.Timeout | undefined;
  let checking: NodeJS.Timeout | undefined;
  let indexed = false;
  let connecting: Promise<void> | undefined;

  async function connect(): Promise<void> {
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      try {
        await connection.openUri(options.uri, {
          dbName: options.database,
          journal: true,
          ...(!/[?&]w=/.test(options.uri) && { w: 'majority' }),
          readPreference: 'primary', // reads see all acknowledged writes
          serverSelectionTimeoutMS: selectionLimitMs,
          maxPoolSize: poolLimit,
          waitQueueTimeoutMS: selectionLimitMs,
          // a frozen server must not block its callers
          socketTimeoutMS: answerLimitMs,
          heartbeatFrequencyMS: checkMs,
          connectTimeoutMS: checkMs,
        });
        if (watched !== connection.getClient()) pool.watch((watched = connection.getClient()));
        await compareClock();
        await indexes.build();
        indexed = true;
        checking = setInterval(() => void indexes.restore().catch(() => undefined), checkIndexesMs).unref();
        comparing = setInterval(() => void compareClock(), compareEveryMs).unref();
        return;
      } catch (error) {
        const isRefusal = error instanceof IndexRefused; // logged where it occurs
        if (attempt === 0 && !isRefusal) logger.warn('Database could not be reached', errorFields(error));
        // each attempt to build an index reads the whole collection
        const maxMs = isRefusal ? checkIndexesMs : reconnectMs;
        await pause(backoffMs(attempt, { baseMs: 200, maxMs }), stopping.signal);
      }
    }
  }

  return {
    name: 'mongodb',
    clock,
    waiting: pool.waiting,
    model: <T>(name: string, schema: Schema<T>) => {
      const model = connection.model<T>(name, schema, name);
      models.push(model as unknown as Model<never>);
      return model;
    },
    async start() {
      const connected = new AbortController();
      connecting = connect().finally(() => connected.abort());
      await pause(startLimitMs, connected.signal);
    },
    async stop() {
      stopping.abort();
      await connecting;
      clearInterval(comparing);
      clearInterval(checking);
      await connection.close();
    },
    ready: () => (indexed ? answersPing(connection) : Promise.resolve(false)),
  };
}

async function answersPing(connection: Connection): Promise<boolean> {
  const answer = await connection.db?.command({ ping: 1 }, { timeoutMS: selectionLimitMs });
  return answer?.['ok'] === 1;
}

async function timeOf({ db }: Connection): Promise<Date> {
  const [answer] = (await db?.aggregate([{ $documents: [{ now: '$$NOW' }] }]).toArray()) ?? [];
  return (answer as { now: Date }).now;
}
