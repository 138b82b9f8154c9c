import { makeSecretBox } from '@colloquy/auth';
import { type Clock } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp } from '@colloquy/service';
import { inSpan } from '@colloquy/tracing';
import { guardedConnect } from './clients/guarded-connect';
import { grpcNotifications } from './clients/notifications';
import { networkResolver, systemResolver } from './clients/resolve';
import { httpSend } from './clients/send';
import { standardWebhooks } from './clients/standard-webhooks';
import type { WebhookConfig } from './config';
import { makeDispatcher } from './runtime/dispatcher';
import type { Attempt } from './domain/delivery';
import type { Deliveries, Resolve, Send } from './domain/ports';
import { webhookHandlers } from './grpc/webhook-handlers';
import { onInterviewAnalysed } from './messaging/on-interview-analysed';
import { onInterviewWithdrawn, webhookTopology } from './messaging/on-interview-withdrawn';
import { webhookMetrics } from './runtime/metrics';
import { makePeriodic } from './runtime/periodic';
import { stopTimes } from './runtime/stop-times';
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

const dayMs = 24 * 3600 * 1000;

/** How often deliveries that are old are removed, milliseconds. */
const forgetEveryMs = 60_000;

/** Puts the service together; tests override what is outside of it. */
export function buildApp(config: WebhookConfig, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  // beyond the limit of an attempt by a wide margin: the result is stored after it, perhaps by a slow database
  const abandonedAfterMs = 4 * config.timeoutMs;
  const rememberMs = config.retentionDays * dayMs;
  const service = makeService('webhook', config, logger);
  const metrics = webhookMetrics(service.registry);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const model = deliveryModel(mongo);
  const claims = mongoClaims(claimModel(mongo));
  const broker = service.broker({
    ...config.broker,
    prefix: overrides.queuePrefix,
    topology: webhookTopology,
    stopGraceMs: overrides.stopGraceMs,
  });
  const relay = service.relay({ store: batchedOutbox(model), publish: broker.publish, clock });
  const interview = service.client('colloquy.interview.v1.InterviewService', config.interviewGrpc);
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
    attempt: async (attempt: Attempt, stop) => {
      const { traceparent: parent, interviewId } = attempt;
      await inSpan('webhook attempt', { parent, attributes: { 'colloquy.interview.id': interviewId } }, () =>
        metrics.attempt(attempt, () => attemptDelivery(attempt, stop)),
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

  for (const component of [dispatcher, sweeper, forgetter]) service.add(component);
  service.grpc(config.grpcPort, 'colloquy.webhook.v1.WebhookService', webhookHandlers(deliveries));
  service.http({ routes: [] });
  return service.app();
}
