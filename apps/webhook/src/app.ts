import { makeSecretBox } from '@colloquy/auth';
import { silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { inSpan } from '@colloquy/tracing';
import { guardedConnect } from './clients/guarded-connect';
import { grpcNotifications } from './clients/notifications';
import { networkResolver, systemResolver } from './clients/resolve';
import { httpSend } from './clients/send';
import { standardWebhooks } from './clients/standard-webhooks';
import type { WebhookConfig } from './config';
import { makeDispatcher } from './runtime/dispatcher';
import type { Attempt } from './domain/delivery';
import type { DeliveryRepository, Resolve, Send } from './domain/ports';
import { webhookHandlers } from './grpc/webhook-handlers';
import { onInterviewAnalysed } from './messaging/on-interview-analysed';
import { onInterviewWithdrawn, webhookTopology } from './messaging/on-interview-withdrawn';
import { webhookMetrics } from './runtime/metrics';
import { stopTimes } from './runtime/stop-times';
import { batchedOutbox } from './storage/batched-outbox';
import { claimModel, makeClaimRepository } from './storage/claim-repository';
import { makeDeliveryRepository } from './storage/delivery-repository';
import { deliveryModel } from './storage/delivery-model';
import { makeAttemptDelivery } from './use-cases/attempt-delivery';
import { makeCloseAbandoned } from './use-cases/close-abandoned';
import { makeForgetDeliveries, makeMayBeForgotten } from './use-cases/forget-deliveries';
import { makeQueueDeliveries } from './use-cases/queue-deliveries';
import { makeSendTest } from './use-cases/send-test';

export interface Overrides extends ServiceOverrides {
  resolve?: Resolve;
  send?: (real: Send) => Send;
  deliveries?: (real: DeliveryRepository) => DeliveryRepository;
}

const dayMs = 24 * 3600 * 1000;

/** Interval between removals of old deliveries, milliseconds. */
const forgetEveryMs = 60_000;

/** Limit of a test, milliseconds: below the longest call between services. */
const testTimeoutMs = 8000;

export function buildApp(config: WebhookConfig, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  // a wide margin beyond the time limit of an attempt: a slow database may delay the result
  const abandonedAfterMs = 4 * config.timeoutMs;
  const rememberMs = config.retentionDays * dayMs;
  const service = makeService('webhook', config, logger);
  const metrics = webhookMetrics(service.registry);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const model = deliveryModel(mongo);
  const claims = makeClaimRepository(claimModel(mongo));
  const broker = service.broker({ ...config.broker, topology: webhookTopology, ...overrides.broker });
  const relay = service.relay({ store: batchedOutbox(model), publish: broker.publish, clock });
  const interview = service.client('colloquy.interview.v1.InterviewService', config.interviewGrpc);
  const stored = makeDeliveryRepository(model, makeSecretBox(config.deliverySecret), {
    abandonedAfterMs,
    relay,
    latest: mongo.latest,
  });
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
    stopGraceMs: overrides.broker?.stopGraceMs ?? stopTimes(config).graceMs,
    logger,
  });
  const closeAbandoned = makeCloseAbandoned({ deliveries, clock, logger });
  const forgetDeliveries = makeForgetDeliveries({
    deliveries,
    claims,
    clock,
    rememberMs,
    everyMs: forgetEveryMs,
  });
  const mayBeForgotten = makeMayBeForgotten(clock, rememberMs);
  const queueDeliveries = makeQueueDeliveries({
    notifications: grpcNotifications(interview),
    deliveries,
    permits: dispatcher,
    clock,
    mayBeForgotten,
  });
  broker.subscribe(onInterviewAnalysed(queueDeliveries));
  broker.subscribe(onInterviewWithdrawn(deliveries));

  service.add(dispatcher); // stops last: interrupted attempts store their results
  service.dueWork('abandoned attempts', Math.ceil(abandonedAfterMs / 12), [
    async () => {
      const closed = await closeAbandoned();
      closed.forEach(metrics.observe);
      return closed.length > 0;
    },
  ]);
  service.dueWork('old deliveries', forgetEveryMs, [() => forgetDeliveries().then(() => false)]);
  const testSend = httpSend({ connect, timeoutMs: Math.min(config.timeoutMs, testTimeoutMs) });
  const sendTest = makeSendTest({
    send: overrides.send?.(testSend) ?? testSend,
    sign: standardWebhooks,
    claims,
    clock,
    logger,
  });
  const handlers = webhookHandlers(deliveries, mayBeForgotten, sendTest);
  service.grpc(config.grpcPort, 'colloquy.webhook.v1.WebhookService', handlers);
  service.http({ routes: [] });
  return service.app();
}
