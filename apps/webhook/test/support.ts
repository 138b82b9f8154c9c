import { until } from '@colloquy/testing';
import { AsyncLocalStorage } from 'node:async_hooks';
import { connect } from 'amqplib';
import { makeServiceTokens } from '@colloquy/auth';
import { type CloudEvent, type EndpointMessage, eventExchange, toCloudEvent } from '@colloquy/contracts';
import { makeGrpcServer, type ServiceHandlers } from '@colloquy/grpc';
import { AppError, derivedId, newId } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { deleteTopology, makeBroker } from '@colloquy/messaging';
import { makeMongo } from '@colloquy/mongo';
import { Registry } from 'prom-client';
import { buildApp, type Overrides } from '../src/app';
import { readConfig } from '../src/config';
import { webhookTopology } from '../src/messaging/on-interview-withdrawn';
import type { Deliveries } from '../src/domain/ports';
import { type DeliveryDocument, deliveryModel } from '../src/storage/delivery-model';

const interviewService = 'colloquy.interview.v1.InterviewService';
const secret = 's'.repeat(32);
const rabbitUrl = process.env['RABBITMQ_URL'] ?? '';

/** Asks on a connection of its own: one that is kept would hold the service up when it stops. */
const once = (url: string) => fetch(url, { headers: { connection: 'close' } });

type CleanUp = () => Promise<unknown>;
const cleanUps = new AsyncLocalStorage<CleanUp[]>();

/** Has something done when the test that runs is over, the latest first. */
export const afterwards = (...more: CleanUp[]) => void cleanUps.getStore()?.push(...more);

/** A test that may run beside others: it has things of its own and cleans up after itself. */
export function isolated<A extends unknown[]>(run: (...args: A) => Promise<void>) {
  return (...args: A) =>
    cleanUps.run([], async () => {
      try {
        await run(...args);
      } finally {
        for (const cleanUp of cleanUps.getStore()?.reverse() ?? []) await cleanUp();
      }
    });
}

/** What a scripted interview service answers for an interview. */
export type Script = (interviewId: string) => Promise<EndpointMessage[]>;

/** An interview service that answers GetNotification by script and refuses everything else. */
export async function startInterviewService(script: Script, port = 0) {
  const tokens = makeServiceTokens(secret);
  const server = makeGrpcServer({
    host: '127.0.0.1',
    port,
    logger: silentLogger,
    registry: new Registry(),
    authenticate: (token) => tokens.verify(token, 'interview').service,
  });
  const refuse = () => Promise.reject(new AppError('invalid', undefined, 'Not in the script'));
  const handlers = new Proxy({} as ServiceHandlers<typeof interviewService>, {
    get: (_target, method) =>
      method === 'getNotification'
        ? async ({ interviewId, completion }: { interviewId: string; completion: number }) => ({
            endpoints: await script(interviewId),
            payloadJson: payloadOf(interviewId, completion),
          })
        : refuse,
  });
  server.add(interviewService, handlers);
  await server.start();
  return { address: `127.0.0.1:${server.port()}`, port: server.port(), stop: () => server.stop() };
}

export const payloadOf = (interviewId: string, completion: number) =>
  JSON.stringify({ interviewId, completion });

export const anEndpoint = (url: string, more: Partial<EndpointMessage> = {}): EndpointMessage => ({
  url,
  method: 'POST',
  headers: {},
  signingSecret: '',
  ...more,
});

/** The event that makes the service notify, the same for the same interview and completion. */
export const analysed = (interviewId: string, completion = 1): CloudEvent =>
  toCloudEvent(
    { type: 'interview.analysed.v1', data: { interviewId, completion } },
    {
      id: derivedId(interviewId, String(completion)),
      source: '/interview',
      subject: interviewId,
      accountId: derivedId('account', interviewId),
      time: new Date(),
    },
  );

/** The event that says that the expert of an interview has withdrawn the consent. */
export const withdrawn = (interviewId: string): CloudEvent =>
  toCloudEvent(
    {
      type: 'interview.withdrawn.v1',
      data: { interviewId, withdrawnAt: '2026-03-01T10:00:00.000Z', eraseAt: '2026-03-08T10:00:00.000Z' },
    },
    {
      id: newId(),
      source: '/interview',
      subject: interviewId,
      accountId: derivedId('account', interviewId),
      time: new Date(),
    },
  );

/** A world of its own: database, queues and a scripted interview service; replicas and processes are started in it. */
export async function startWorld(script: Script, logger: Logger = silentLogger) {
  const queuePrefix = `t${newId().slice(0, 8)}.`;
  const database = `test_webhook_${newId().slice(0, 8)}`;
  const interview = await startInterviewService(script);
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    RABBITMQ_URL: rabbitUrl,
    MONGODB_URI: process.env['MONGODB_URI'],
    MONGODB_DATABASE: database,
    INTERVIEW_GRPC: interview.address,
    GRPC_PORT: '0',
    SERVICE_SECRET: secret,
    DELIVERY_SECRET: 'n'.repeat(32),
    BROKER_RETRY_DELAY_MS: '200',
    WEBHOOK_ALLOW_PRIVATE: 'true',
  };
  const mongo = makeMongo({ uri: env.MONGODB_URI ?? '', database, logger: silentLogger });
  const model = deliveryModel(mongo);
  await mongo.start();
  const broker = makeBroker({
    url: rabbitUrl,
    logger: silentLogger,
    connectionName: 'test',
    prefix: queuePrefix,
    retryDelayMs: 200,
  });
  await broker.start();
  await until(() => broker.ready());
  const watch = await watchEvents(`${queuePrefix}${eventExchange}`);
  const apps: { stop(): Promise<void> }[] = [];
  const deliveries = (interviewId?: string): Promise<DeliveryDocument[]> =>
    model
      .find(interviewId ? { interviewId } : {})
      .sort({ endpointIndex: 1 })
      .lean();

  return {
    env,
    queuePrefix,
    interview,
    events: watch.events,
    publish: broker.publish,
    /** Starts a replica and waits until it is ready. */
    async startApp(settings: NodeJS.ProcessEnv = {}, overrides: Overrides = {}) {
      const app = buildApp(readConfig({ ...env, ...settings }), {
        logger,
        queuePrefix,
        stopGraceMs: 100,
        ...overrides,
      });
      apps.push(app);
      await app.start();
      await until(async () => (await once(`http://127.0.0.1:${app.httpPort()}/readyz`)).ok);
      return app;
    },
    deliveries,
    /** Waits until `count` deliveries are final and their events are out. */
    settled: (count: number, interviewId?: string) =>
      until(async () => {
        const all = await deliveries(interviewId);
        const done = all.filter(({ outcome, outbox }) => outcome !== undefined && outbox === undefined);
        return done.length >= count && all;
      }),
    async stop() {
      await Promise.all(apps.map((app) => app.stop()));
      await interview.stop();
      await watch.stop();
      await broker.stop();
      await deleteTopology({ url: rabbitUrl, prefix: queuePrefix, topology: webhookTopology });
      await model.db.dropDatabase();
      await mongo.stop();
    },
  };
}

/** Every `webhook.*` event that is published. */
async function watchEvents(exchange: string) {
  const events: CloudEvent[] = [];
  const connection = await connect(rabbitUrl);
  const channel = await connection.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchange, 'webhook.#');
  await channel.consume(
    queue,
    (message) => {
      if (message) events.push(JSON.parse(message.content.toString()) as CloudEvent);
    },
    { noAck: true },
  );
  return { events, stop: () => connection.close() };
}

/** Stores deliveries as it does when there is no place for their attempts. */
export const asWaiting =
  (real: Deliveries): Deliveries['add'] =>
  (added, now) =>
    real.add(
      added.map((delivery) => ({ ...delivery, isBegun: false })),
      now,
    );
