import { silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { dispatchDeliveries } from './assembly/dispatch-deliveries';
import { grpcNotifications } from './clients/notifications';
import { makeSenders } from './clients/senders';
import { standardWebhooks as sign } from './clients/standard-webhooks';
import { timesOf, type Config } from './config';
import type { DeliveryRepository, Resolve, Send } from './domain/ports';
import { webhookHandlers } from './grpc/webhook-handlers';
import { onInterviewAnalysed } from './messaging/on-interview-analysed';
import { onInterviewWithdrawn, webhookTopology } from './messaging/on-interview-withdrawn';
import { webhookMetrics } from './runtime/metrics';
import { makeStorage } from './storage';
import { makeUseCases } from './use-cases';

export interface Overrides extends ServiceOverrides {
  resolve?: Resolve;
  send?: (real: Send) => Send;
  deliveries?: (real: DeliveryRepository) => DeliveryRepository;
}

const forgetEveryMs = 60_000;

export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const { abandonedAfterMs, rememberMs } = timesOf(config);
  const service = makeService('webhook', config, logger);
  const metrics = webhookMetrics(service.registry);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const broker = service.broker({ ...config.broker, topology: webhookTopology, ...overrides.broker });
  const storage = makeStorage(mongo, {
    secret: config.deliverySecret,
    abandonedAfterMs,
    relayOf: (store) => service.relay({ store, publish: broker.publish, clock }),
  });
  const deliveries = overrides.deliveries?.(storage.deliveries) ?? storage.deliveries;
  const interview = service.client('colloquy.interview.v1.InterviewService', config.interviewGrpc);
  const { send, sendTest } = makeSenders(config, overrides);
  const { stopGraceMs } = overrides.broker ?? {};
  const permits = dispatchDeliveries(service, config, { deliveries, send, clock, metrics, stopGraceMs });
  const useCases = makeUseCases({
    deliveries,
    claims: storage.claims,
    notifications: grpcNotifications(interview),
    permits,
    sendTest,
    sign,
    observe: metrics.observe,
    rememberMs,
    forgetEveryMs,
    clock,
    logger,
  });
  broker.subscribe(onInterviewAnalysed(useCases.queueDeliveries));
  broker.subscribe(onInterviewWithdrawn(deliveries));
  service.dueWork('abandoned attempts', Math.ceil(abandonedAfterMs / 12), [useCases.closeAbandoned]);
  service.dueWork('old deliveries', forgetEveryMs, [useCases.forgetDeliveries]);
  const handlers = webhookHandlers(deliveries, useCases.mayBeForgotten, useCases.sendTest);
  service.grpc(config.grpcPort, 'colloquy.webhook.v1.WebhookService', handlers);
  service.http({ routes: [] });
  return service.app();
}
