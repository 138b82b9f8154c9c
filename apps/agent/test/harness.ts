import net from 'node:net';
import { makePrincipalTokens, makeServiceTokens, principalHeader } from '@colloquy/auth';
import { agentOperations, type EventType, type Operation, type PushAgentMessage } from '@colloquy/contracts';
import { makeGrpcClient, makeGrpcServer } from '@colloquy/grpc';
import { AppError, newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { type Broker, deleteTopology, makeBroker } from '@colloquy/messaging';
import { makeMongo, Schema } from '@colloquy/mongo';
import { eventually, freePort } from '@colloquy/testing';
import { Registry } from 'prom-client';
import { buildApp } from '../src/app';
import type { Config } from '../src/config';

const secret = 's'.repeat(32);
const principals = makePrincipalTokens(secret);
const services = makeServiceTokens(secret);
const mongodbUri = process.env['MONGODB_URI'] ?? '';
const rabbitmqUrl = process.env['RABBITMQ_URL'] ?? '';

/** Database of this test file. */
export const database = `test_agent_${newId().slice(0, 8)}`;

/** Queues of this test file; somebody must be bound to the events for them to be kept. */
const prefix = `test-${newId().slice(0, 8)}.`;
const agentEvents = ['agent.created.v1', 'agent.updated.v1', 'agent.deleted.v1'] as const;
const changes = 'agent.configuration-changed';
const topology = [
  ...agentEvents.map((event) => ({ queue: `test.${event}`, event: event as EventType })),
  { queue: changes, event: `${changes}.v1` as EventType },
];

export function testBroker(url = rabbitmqUrl): Broker {
  return makeBroker({ url, prefix, topology, logger: silentLogger, connectionName: 'test' });
}

/** Everything published so far by anybody with a {@link testBroker}, oldest first. */
export async function collectEvents() {
  const broker = testBroker();
  const events: { type: string; subject: string; accountid: string; data: object }[] = [];
  for (const event of agentEvents) {
    broker.subscribe({
      queue: `test.${event}`,
      event,
      handle: async ({ type, subject, accountid, data }) =>
        void events.push({ type, subject, accountid, data }),
    });
  }
  await broker.start();
  await eventually(async () => expect(await broker.ready()).toBe(true));
  return { events, stop: () => broker.stop() };
}

export interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read any field of any answer
  body: any;
}

export type Replica = Awaited<ReturnType<typeof startReplica>>;

/** One process of the service on the database of this test file. */
export async function startReplica(
  options: {
    broker?: Broker;
    mongodbUri?: string;
    database?: string;
    channels?: ChannelAddresses;
    /** Default: no change waits. */
    untilAnswersExpire?: () => Promise<void>;
  } = {},
) {
  const config: Config = {
    logLevel: 'error',
    host: '127.0.0.1',
    port: 0,
    grpcPort: 0,
    mongo: { uri: options.mongodbUri ?? mongodbUri, database: options.database ?? database },
    broker: { url: rabbitmqUrl, retryDelayMs: 100 },
    channels: { ...(options.channels ?? (await noChannels())), patienceMs: 300, catchUpEveryMs: 200 },
    principalSecret: secret,
    serviceSecret: secret,
  };
  const { broker = testBroker(), untilAnswersExpire = async () => undefined } = options;
  const app = buildApp(config, { broker, untilAnswersExpire });
  await app.start();
  const base = `http://127.0.0.1:${app.httpPort()}`;
  const sign = (audience: string) => services.sign({ service: 'interview' }, audience);
  const grpc = makeGrpcClient('colloquy.agent.v1.AgentService', {
    addresses: [`127.0.0.1:${app.grpcPort()}`],
    token: () => sign('agent'),
  });

  async function call(accountId: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const principal = { accountId, userId: newId(), via: 'bearer' as const };
    const response = await fetch(base + path, {
      method,
      headers: { [principalHeader]: principals.sign(principal, 'agent'), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    checkContract(method, path, answer);
    return answer;
  }

  return {
    base,
    call,
    grpc,
    grpcAddress: `127.0.0.1:${app.grpcPort()}`,
    raw: (path: string) => fetch(base + path),
    stop: async () => {
      grpc.close();
      await app.stop();
    },
  };
}

/** Every answer must be one that the contract knows, field by field. */
function checkContract(method: string, path: string, { status, body }: Answer): void {
  const operation = agentOperations
    .filter((candidate) => matches(candidate, method, path))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
  if (!operation) return;
  const response = operation.responses[status];
  if (!response) throw new Error(`${operation.operationId} answered ${status}, which it does not declare`);
  if (response.schema) expect(response.schema.parse(body)).toEqual(body);
  else expect(body).toBeUndefined();
}

function matches(operation: Operation, method: string, path: string): boolean {
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return operation.method === method.toLowerCase() && pattern.test(path.split('?')[0] ?? '');
}

/** Where the channels are. */
export interface ChannelAddresses {
  web: string[];
  phone: string[];
}

async function noChannels(): Promise<ChannelAddresses> {
  const nobody = [await deadAddress()];
  return { web: nobody, phone: nobody };
}

/** A channel that keeps what is pushed to it. */
export async function startChannel(port = 0) {
  const pushes: PushAgentMessage[] = [];
  const server = makeGrpcServer({
    host: '127.0.0.1',
    port,
    logger: silentLogger,
    registry: new Registry(),
    authenticate: (token) => services.verify(token, 'conversation').service,
  });
  server.add('colloquy.conversation.v1.ConversationService', {
    pushAgent: async (push) => {
      pushes.push(push);
      return { applied: true };
    },
    launchCall: () => Promise.reject(new AppError('internal', undefined, 'Not asked for by this service')),
  });
  await server.start();
  return {
    address: `127.0.0.1:${server.port()}`,
    port: server.port(),
    pushes,
    of: (agentId: string) => pushes.filter((push) => push.agentId === agentId),
    stop: () => server.stop(),
  };
}

/** A port of this machine where nothing answers. */
export async function deadAddress(): Promise<string> {
  return `127.0.0.1:${await freePort()}`;
}

/** A way to the broker that is closed until it is opened. */
export async function brokerGate() {
  const { hostname, port } = new URL(rabbitmqUrl);
  let isOpen = false;
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    if (!isOpen) return socket.destroy();
    const through = net.connect(Number(port || 5672), hostname);
    through.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => through.destroy());
    return socket.pipe(through).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(rabbitmqUrl);
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return { url: url.href, open: () => (isOpen = true), close: () => void server.close() };
}

/** Removes what this test file left in the database and the broker. */
export async function cleanUp(): Promise<void> {
  await dropDatabase(database);
  await deleteTopology({ url: rabbitmqUrl, prefix, topology });
}

export async function dropDatabase(name: string): Promise<void> {
  const mongo = makeMongo({ uri: mongodbUri, database: name, logger: silentLogger });
  const model = mongo.model('rosters', new Schema({ _id: String }, { versionKey: false }));
  await mongo.start();
  await model.db.dropDatabase();
  await mongo.stop();
}
