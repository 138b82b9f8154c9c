import { cachedSigner, makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient } from '@colloquy/grpc';
import { composeApp, makeHttpApp, makeHttpServer, makeRegistry } from '@colloquy/http';
import { type App, type Clock, type Part, systemClock } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeBroker, makeOutboxRelay } from '@colloquy/messaging';
import { makeMongo, mongoOutbox } from '@colloquy/mongo';
import { inSpan } from '@colloquy/tracing';
import { guardedConnect } from './clients/guarded-connect';
import { grpcNotifications } from './clients/notifications';
import { networkResolver, systemResolver } from './clients/resolve';
import { httpSend } from './clients/send';
import type { WebhookConfig } from './config';
import { makeDispatcher } from './dispatcher';
import type { Attempt } from './domain/delivery';
import type { Deliveries, Resolve, Send } from './domain/ports';
import { onInterviewAnalysed } from './messaging/on-interview-analysed';
import { webhookMetrics } from './metrics';
import { makePeriodic } from './periodic';
import { mongoDeliveries } from './storage/deliveries';
import { deliveryModel } from './storage/delivery-model';
import { makeAttemptDelivery } from './use-cases/attempt-delivery';
import { makeCloseAbandoned } from './use-cases/close-abandoned';
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

/** The webhook service; `httpPort` is known once it has started. */
export function buildApp(config: WebhookConfig, overrides: Overrides = {}): App & { httpPort(): number } {
  const { logger = silentLogger, clock = systemClock } = overrides;
  // beyond the limit of an attempt by a wide margin: the result is stored after it, perhaps by a slow database
  const abandonedAfterMs = 4 * config.timeoutMs;
  const registry = makeRegistry('webhook');
  const metrics = webhookMetrics(registry);
  const mongo = makeMongo({ ...config.mongo, logger, registry });
  const model = deliveryModel(mongo);
  const broker = makeBroker({
    ...config.broker,
    logger,
    registry,
    connectionName: 'webhook',
    prefix: overrides.queuePrefix,
    stopGraceMs: overrides.stopGraceMs,
  });
  const relay = makeOutboxRelay({
    store: mongoOutbox(model),
    publish: broker.publish,
    logger,
    clock,
    registry,
  });

  const tokens = makeServiceTokens(config.serviceSecret);
  const sign = cachedSigner((audience) => tokens.sign({ service: 'webhook' }, audience));
  const interview = makeGrpcClient('colloquy.interview.v1.InterviewService', {
    addresses: config.interviewGrpc,
    token: () => sign('interview'),
  });

  const stored = mongoDeliveries(model, { abandonedAfterMs });
  const deliveries = overrides.deliveries?.(stored) ?? stored;
  const allowPrivate = config.allowPrivate === 'true';
  const connect = guardedConnect({
    allowPrivate,
    resolve: overrides.resolve ?? (allowPrivate ? systemResolver : networkResolver()),
    connectTimeoutMs: config.connectTimeoutMs,
  });
  const realSend = httpSend({ connect, timeoutMs: config.timeoutMs });
  const send = overrides.send?.(realSend) ?? realSend;

  const attemptDelivery = makeAttemptDelivery({ send, deliveries, clock, logger, abandonedAfterMs });
  const dispatcher = makeDispatcher({
    deliveries,
    attempt: async (attempt: Attempt, stop) => {
      const { traceparent: parent, interviewId } = attempt;
      await inSpan('webhook attempt', { parent, attributes: { 'colloquy.interview.id': interviewId } }, () =>
        metrics.attempt(attempt, () => attemptDelivery(attempt, stop)),
      );
      relay.kick();
    },
    concurrency: config.concurrency,
    concurrencyPerHost: config.concurrencyPerHost,
    stopGraceMs: overrides.stopGraceMs,
    logger,
  });
  const closeAbandoned = makeCloseAbandoned({ deliveries, clock, logger });
  const sweeper = makePeriodic({
    name: 'sweeper',
    everyMs: Math.ceil(abandonedAfterMs / 12),
    run: async () => (await closeAbandoned()).forEach(metrics.observe),
    logger,
  });
  const queueDeliveries = makeQueueDeliveries({
    notifications: grpcNotifications(interview),
    deliveries,
    clock,
  });
  broker.subscribe(
    onInterviewAnalysed(async (ref, signal) => {
      await queueDeliveries(ref, signal);
      dispatcher.kick();
    }),
  );

  const peer: Part = { name: 'interview client', stop: async () => interview.close() };
  const working: Part[] = [mongo, peer, broker, relay, dispatcher, sweeper];
  let stopping = false;
  const http = makeHttpServer({
    listener: makeHttpApp({ logger, registry, parts: working, stopping: () => stopping, routes: [] }),
    host: config.host,
    port: config.port,
  });
  const app = composeApp([...working, http], { logger, onStop: () => (stopping = true) });
  return { ...app, httpPort: () => http.port() };
}
