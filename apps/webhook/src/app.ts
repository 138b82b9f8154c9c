import { makeSecretBox, makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient, makeGrpcServer } from '@colloquy/grpc';
import { composeApp, makeHttpApp, makeHttpServer, makeRegistry } from '@colloquy/http';
import { type App, type Clock, type Part } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeBroker, makeOutboxRelay } from '@colloquy/messaging';
import { makeMongo } from '@colloquy/mongo';
import { inSpan } from '@colloquy/tracing';
import { guardedConnect } from './clients/guarded-connect';
import { grpcNotifications } from './clients/notifications';
import { networkResolver, systemResolver } from './clients/resolve';
import { httpSend } from './clients/send';
import { standardWebhooks } from './clients/standard-webhooks';
import type { WebhookConfig } from './config';
import { makeDispatcher } from './dispatcher';
import type { Attempt } from './domain/delivery';
import type { Deliveries, Resolve, Send } from './domain/ports';
import { webhookHandlers } from './grpc/webhook-handlers';
import { onInterviewAnalysed } from './messaging/on-interview-analysed';
import { onInterviewWithdrawn, webhookTopology } from './messaging/on-interview-withdrawn';
import { webhookMetrics } from './metrics';
import { makePeriodic } from './periodic';
import { stopTimes } from './stop-times';
import { batchedOutbox } from './storage/batched-outbox';
import { claimModel, mongoClaims } from './storage/claims';
import { mongoDeliveries } from './storage/deliveries';
import { deliveryModel } from './storage/delivery-model';
import { makeAttemptDelivery } from './use-cases/attempt-delivery';
import { makeCloseAbandoned } from './use-cases/close-abandoned';
import { makeForgetDeliveries } from './use-cases/forget-deliveries';
import { makeQueueDeliveries } from './use-cases/queue-deliveries';

/** What a test may put in place of the real thing. */
export interface Overrides {
  logger?: Logger;
  clock?: Clock;
  resolve?: Resolve;
  send?: (real: Send) => Send;
  deliveries?: (real: Deliveries) => Deliveries;
  /** Gives a test queues of its own. */
  queuePrefix?: string;
  /** How long a stop waits for what is in flight, milliseconds. */
  stopGraceMs?: number;
}

/** The running service, with the ports it listens on. */
export interface WebhookApp extends App {
  httpPort(): number;
  grpcPort(): number;
}

const dayMs = 24 * 3600 * 1000;

/** How often deliveries that are old are removed, milliseconds. */
const forgetEveryMs = 60_000;

/** Puts the service together; tests override what is outside of it. */
export function buildApp(config: WebhookConfig, overrides: Overrides = {}): WebhookApp {
  const { logger = silentLogger } = overrides;
  // beyond the limit of an attempt by a wide margin: the result is stored after it, perhaps by a slow database
  const abandonedAfterMs = 4 * config.timeoutMs;
  const rememberMs = config.retentionDays * dayMs;
  const registry = makeRegistry('webhook');
  const metrics = webhookMetrics(registry);
  const mongo = makeMongo({ ...config.mongo, logger, registry });
  const { clock = mongo.clock } = overrides;
  const model = deliveryModel(mongo);
  const claims = mongoClaims(claimModel(mongo));
  const broker = makeBroker({
    ...config.broker,
    logger,
    registry,
    connectionName: 'webhook',
    prefix: overrides.queuePrefix,
    topology: webhookTopology,
    stopGraceMs: overrides.stopGraceMs,
  });
  const relay = makeOutboxRelay({
    store: batchedOutbox(model),
    publish: broker.publish,
    logger,
    clock,
    registry,
  });

  const tokens = makeServiceTokens(config.serviceSecret);
  const sign = (audience: string) => tokens.sign({ service: 'webhook' }, audience);
  const interview = makeGrpcClient('colloquy.interview.v1.InterviewService', {
    addresses: config.interviewGrpc,
    token: () => sign('interview'),
  });

  const stored = mongoDeliveries(model, makeSecretBox(config.deliverySecret), { abandonedAfterMs, relay });
  const deliveries = overrides.deliveries?.(stored) ?? stored;
  const allowPrivate = config.allowPrivate === 'true';
  const connect = guardedConnect({
    allowPrivate,
    resolve: overrides.resolve ?? (allowPrivate ? systemResolver : networkResolver()),
    connectTimeoutMs: config.connectTimeoutMs,
  });
  const realSend = httpSend({ connect, timeoutMs: config.timeoutMs });
  const send = overrides.send?.(realSend) ?? realSend;

  const attemptDelivery = makeAttemptDelivery({
    send,
    sign: standardWebhooks,
    deliveries,
    clock,
    logger,
    abandonedAfterMs,
  });
  const dispatcher = makeDispatcher({
    deliveries,
    attempt: async (attempt: Attempt, stop, answered) => {
      const { traceparent: parent, interviewId } = attempt;
      await inSpan('webhook attempt', { parent, attributes: { 'colloquy.interview.id': interviewId } }, () =>
        metrics.attempt(attempt, () => attemptDelivery(attempt, stop, answered)),
      );
    },
    concurrency: config.concurrency,
    concurrencyPerHost: config.concurrencyPerHost,
    stopGraceMs: overrides.stopGraceMs ?? stopTimes(config).graceMs,
    logger,
  });
  const closeAbandoned = makeCloseAbandoned({ deliveries, clock, logger });
  const sweeper = makePeriodic({
    name: 'sweeper',
    everyMs: Math.ceil(abandonedAfterMs / 12),
    run: async () => (await closeAbandoned()).forEach(metrics.observe),
    logger,
  });
  const forgetDeliveries = makeForgetDeliveries({
    deliveries,
    claims,
    clock,
    rememberMs,
    everyMs: forgetEveryMs,
  });
  const forgetter = makePeriodic({
    name: 'forgetter',
    everyMs: forgetEveryMs,
    run: async () => void (await forgetDeliveries()),
    logger,
  });
  const queueDeliveries = makeQueueDeliveries({
    notifications: grpcNotifications(interview),
    deliveries,
    places: dispatcher,
    clock,
    rememberMs,
  });
  broker.subscribe(onInterviewAnalysed(queueDeliveries));
  broker.subscribe(onInterviewWithdrawn(deliveries));

  const grpc = makeGrpcServer({
    host: config.host,
    port: config.grpcPort,
    logger,
    registry,
    authenticate: (token) => tokens.verify(token, 'webhook').service,
  });
  grpc.add('colloquy.webhook.v1.WebhookService', webhookHandlers(deliveries));

  const peer: Part = { name: 'interview client', stop: async () => interview.close() };
  const working: Part[] = [mongo, peer, broker, relay, dispatcher, sweeper, forgetter, grpc];
  let stopping = false;
  const http = makeHttpServer({
    listener: makeHttpApp({ logger, registry, parts: working, stopping: () => stopping, routes: [] }),
    host: config.host,
    port: config.port,
  });
  const app = composeApp([...working, http], { logger, onStop: () => (stopping = true) });
  return { ...app, httpPort: http.port, grpcPort: grpc.port };
}
