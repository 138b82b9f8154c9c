import { Readable } from 'node:stream';
import { makePrincipalTokens, principalHeader } from '@colloquy/auth';
import {
  billingOperations,
  type CloudEvent,
  eventCatalogue,
  toCloudEvent,
  type UsageView,
} from '@colloquy/contracts';
import { type Clock, newId, systemClock } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { type Broker, deleteTopology, makeBroker, type QueueBinding } from '@colloquy/messaging';
import { makeMongo, Schema } from '@colloquy/mongo';
import { eventually, freePort } from '@colloquy/testing';
import { buildApp } from '../src/app';
import { billingProgram } from '../src/cli/program';
import type { Config } from '../src/config';
import { makeStores } from '../src/storage/stores';
import type { Deps } from '../src/use-cases/deps';

const secret = 's'.repeat(32);
const principals = makePrincipalTokens(secret);
const mongodbUri = process.env['MONGODB_URI'] ?? '';
const rabbitmqUrl = process.env['RABBITMQ_URL'] ?? '';
const database = `test_billing_${newId().slice(0, 8)}`;
const prefix = `test-${newId().slice(0, 8)}.`;
const invoiceEvents = (['issued', 'paid', 'voided', 'overdue'] as const).map(
  (what) => `billing.invoice-${what}.v1` as const,
);
const topology: readonly QueueBinding[] = [
  { queue: 'billing.session-ended', event: 'session.ended.v1' },
  ...invoiceEvents.map((event) => ({ queue: `test.${event}`, event })),
];
const retryDelayMs = 100;

export function testBroker(url = rabbitmqUrl): Broker {
  return makeBroker({ url, prefix, topology, retryDelayMs, logger: silentLogger, connectionName: 'test' });
}

/** What was announced about invoices by anybody with a {@link testBroker}. */
export async function collectInvoiceEvents() {
  const broker = testBroker();
  const events: CloudEvent<object>[] = [];
  for (const event of invoiceEvents) {
    broker.subscribe({
      queue: `test.${event}`,
      event,
      handle: async (received) => void events.push(received),
    });
  }
  await broker.start();
  return { events, stop: () => broker.stop() };
}

/** Runs an administrator's command; returns what it printed. */
export async function command(args: string[], input = ''): Promise<string> {
  const printed: string[] = [];
  const env = { MONGODB_URI: mongodbUri, MONGODB_DATABASE: database };
  const print = (line: string) => printed.push(line);
  const program = billingProgram({ env, stdin: Readable.from([input]), print });
  for (const each of [program, ...program.commands]) {
    each.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(args, { from: 'user' });
  return printed.join('\n');
}

export const rules = { closeGraceMs: 3_600_000, paymentTermMs: 14 * 24 * 3_600_000 };

/** A clock that stands still until it is set. */
export function aClock(start: string) {
  let now = new Date(start);
  return { now: () => now, set: (to: string | Date) => (now = new Date(to)) };
}

/** The stores of one replica on the database of this test file, without the service around them. */
export async function openStores(clock: Clock) {
  const mongo = makeMongo({ uri: mongodbUri, database, logger: silentLogger });
  const { invoiceModel, ...stores } = makeStores(mongo);
  await mongo.start();
  await eventually(async () => expect(await mongo.ready()).toBe(true));
  const deps: Deps = { ...stores, clock, rules };
  return {
    deps,
    stop: () => mongo.stop(),
    /** Removes all documents. */
    async empty() {
      const collections = await invoiceModel.db.listCollections();
      for (const { name } of collections) await invoiceModel.db.collection(name).deleteMany({});
    },
  };
}

/** The end of a session, as the interview service announces it. */
export function sessionEnded(
  accountId: string,
  data: Partial<(typeof eventCatalogue)['session.ended.v1']['example']> = {},
): CloudEvent {
  const ended = { ...eventCatalogue['session.ended.v1'].example, sessionId: newId(), ...data };
  return toCloudEvent(
    { type: 'session.ended.v1', data: ended },
    { id: newId(), source: '/interview', subject: ended.interviewId, accountId, time: new Date() },
  );
}

export type Replica = Awaited<ReturnType<typeof startReplica>>;

/** One process of the service on the database and queues of this test file. */
export async function startReplica(options: { broker?: Broker; mongodbUri?: string; clock?: Clock } = {}) {
  const config: Config = {
    logLevel: 'error',
    host: '127.0.0.1',
    port: 0,
    mongo: { uri: options.mongodbUri ?? mongodbUri, database },
    broker: { url: rabbitmqUrl, retryDelayMs },
    rules: { closeGraceMs: 3_600_000, paymentTermDays: 14 },
    dueWorkEveryMs: 50,
    principalSecret: secret,
  };
  const { broker = testBroker(), clock = systemClock } = options;
  const app = buildApp(config, { broker, clock });
  await app.start();
  const base = `http://127.0.0.1:${app.httpPort()}`;

  /** What an operation answers to a user of the account, which must be as it is described. */
  async function get<T>(accountId: string, path: string, query = '') {
    const principal = { accountId, userId: newId(), via: 'bearer' as const };
    const headers = { [principalHeader]: principals.sign(principal, 'billing') };
    const response = await fetch(base + path + query, { headers });
    const body = await response.json();
    const operation = billingOperations.find((each) => each.path === path);
    expect(operation?.responses[response.status]?.schema?.parse(body)).toEqual(body);
    return { status: response.status, body: body as T };
  }
  return {
    raw: (path: string) => fetch(base + path),
    stop: () => app.stop(),
    get,
    usage: (accountId: string, query = '') => get<UsageView>(accountId, '/api/billing/usage', query),
  };
}

/** A port of this machine where nothing answers. */
export async function deadAddress(): Promise<string> {
  return `127.0.0.1:${await freePort()}`;
}

/** Removes what this test file left in the database and the broker. */
export async function cleanUp(): Promise<void> {
  const mongo = makeMongo({ uri: mongodbUri, database, logger: silentLogger });
  const model = mongo.model('usage', new Schema({ _id: String }, { versionKey: false }));
  await mongo.start();
  await model.db.dropDatabase();
  await mongo.stop();
  await deleteTopology({ url: rabbitmqUrl, prefix, topology });
}
