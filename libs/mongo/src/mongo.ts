import { type Connection, type Model, type mongo, Mongoose, type Schema } from 'mongoose';
import { AppError, backoffMs, type Clock, makeAgreedClock, type Component, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { Registry } from 'prom-client';
import { patchDriver } from './driver-hang/patch-driver';
import { poolMetrics } from './pool-metrics';

/** Time an operation waits for an unreachable server before it fails as `unavailable`, milliseconds. */
const selectionLimitMs = 2000;

/** Time limit of a response, after which the connection is closed, milliseconds. */
const answerLimitMs = 15_000;

/** Time a start waits for the database before the other components start, milliseconds. */
const startLimitMs = 5000;

/** Interval between comparisons of the machine's clock with the database's, milliseconds. */
const compareEveryMs = 10_000;

/** Maximum number of connections to a server. */
const poolLimit = 50;

/** The database of a service as a component. */
export interface Mongo extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /** Defines the model of a collection; call it before `start`, which creates the indexes. */
  model<T>(name: string, schema: Schema<T>): Model<T>;
  /** Clock that agrees with the database's clock, and so with all processes that use this database. */
  readonly clock: Clock;
}

/**
 * Connects in the background and retries without limit: while the database is unreachable the service is not ready,
 * but does not crash. Every write is journaled, and acknowledged by the majority unless the URI has another `w`.
 */
export function makeMongo(options: {
  uri: string;
  database: string;
  logger: Logger;
  /** Registry for the metrics of the connection pool. */
  registry?: Registry;
  /**
   * Interval and time limit of the server checks, milliseconds; default 5000. If a check fails, all connections to the
   * server are closed together: after a network failure they may be dead without an error.
   */
  checkMs?: number;
}): Mongo {
  const { checkMs = 5000 } = options;
  patchDriver(options.logger);
  const watchPool = poolMetrics(options.registry ?? new Registry(), poolLimit);
  const connection = new Mongoose({
    bufferTimeoutMS: selectionLimitMs,
    autoIndex: false,
    autoCreate: false,
    strictQuery: 'throw',
  }).createConnection();
  const models: Model<never>[] = [];
  const clock = makeAgreedClock();
  const compareClock = () => clock.compare(() => timeOf(connection));
  const stopping = new AbortController();
  let comparing: NodeJS.Timeout | undefined;
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
        watchPool(connection.getClient());
        await compareClock();
        for (const model of models) await model.createIndexes();
        indexed = true;
        comparing = setInterval(() => void compareClock(), compareEveryMs).unref();
        return;
      } catch (error) {
        if (attempt === 0) options.logger.warn('Database could not be reached', errorFields(error));
        await pause(backoffMs(attempt, { baseMs: 200, maxMs: 2000 }), stopping.signal);
      }
    }
  }

  return {
    name: 'mongodb',
    clock,
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

/**
 * Returns the driver's collection of a model, without mongoose's casts: for documents that are already validated,
 * because a cast costs more CPU than the write, and for reads that the caller maps.
 * @throws AppError `unavailable` until the database has been reached for the first time
 */
export function collectionOf<T extends object>(model: Model<T>): mongo.Collection<T> {
  const { db } = model.db;
  if (!db) throw new AppError('unavailable', undefined, 'Temporarily unavailable');
  return db.collection<T>(model.collection.collectionName);
}

/** Returns whether a write was refused because a unique index already has the value. */
export function isDuplicateKey(thrown: unknown): boolean {
  return (thrown as { code?: unknown } | null)?.code === 11000;
}
