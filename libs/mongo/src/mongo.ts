import './driver-connection'; // for its effect: no command waits for ever
import { type Connection, type Model, type mongo, Mongoose, type Schema } from 'mongoose';
import { AppError, backoffMs, type Clock, makeAgreedClock, type Component, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { Registry } from 'prom-client';
import { poolMetrics } from './pool-metrics';

/** How long an operation waits for a server that is away before it fails as `unavailable`, milliseconds. */
const selectionLimitMs = 2000;

/** How long a server may take to answer before the connection is given up, milliseconds. */
const answerLimitMs = 15_000;

/** How long a start waits for the database, so that nobody asks a process that could not answer yet, milliseconds. */
const startLimitMs = 5000;

/** How often the machine's clock is compared with the database's, milliseconds. */
const compareEveryMs = 10_000;

/** The most connections to a server; more operations wait for one. */
const poolLimit = 50;

/** A service's own database as a part of it. */
export interface Mongo extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /** The model of a collection; its indexes are created when the database is first reached. Before `start`. */
  model<T>(name: string, schema: Schema<T>): Model<T>;
  /** What time it is for all who work on this database, whatever their machines' clocks say. */
  readonly clock: Clock;
}

/**
 * Connects in the background and for ever: a database that is down at start or goes away makes the service not
 * ready, never crash. Every write is majority-acknowledged and journaled; multi-document transactions are not used.
 */
export function makeMongo(options: {
  uri: string;
  database: string;
  logger: Logger;
  /** Where the numbers of the connection pool are shown. */
  registry?: Registry;
  /**
   * How often a server is asked whether it is there, and how long it may take to say so, milliseconds; default 5000.
   * When it does not, all its connections are given up together: after a cut they may be dead, and say nothing.
   */
  checkMs?: number;
}): Mongo {
  const { checkMs = 5000 } = options;
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
          writeConcern: { w: 'majority', j: true },
          readPreference: 'primary', // what was read is as new as the last write that was acknowledged
          serverSelectionTimeoutMS: selectionLimitMs,
          maxPoolSize: poolLimit,
          waitQueueTimeoutMS: selectionLimitMs,
          // a server that is frozen must not hang its callers for ever
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
        if (attempt === 0) options.logger.warn('Database cannot be reached', errorFields(error));
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
 * The driver's collection of a model: for what has been checked at the edge already, where casting it again costs
 * more than the write, and for reads that are mapped by hand.
 * @throws AppError `unavailable` as long as the database has never been reached
 */
export function collectionOf<T extends object>(model: Model<T>): mongo.Collection<T> {
  const { db } = model.db;
  if (!db) throw new AppError('unavailable', undefined, 'Temporarily unavailable');
  return db.collection<T>(model.collection.collectionName);
}

/** Whether a write was refused because a unique index already holds the value. */
export function isDuplicateKey(thrown: unknown): boolean {
  return (thrown as { code?: unknown } | null)?.code === 11000;
}
