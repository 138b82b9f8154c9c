import { makePrincipalTokens } from '@colloquy/auth';
import { requirePrincipal, Router } from '@colloquy/http';
import { silentLogger } from '@colloquy/logging';
import { batched, mongoOutbox } from '@colloquy/mongo';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { type Config, rulesOf } from './config';
import { billingHandlers } from './grpc/billing-handlers';
import { billingRoutes } from './http/billing-routes';
import { usageRoutes } from './http/usage-routes';
import { onSessionEnded } from './messaging/on-session-ended';
import { makeStorage } from './storage';
import { makeUseCases } from './use-cases';

/** Time that an ended session waits for others of the same batch, milliseconds; 400 sessions/s remain possible. */
const bookedWithinMs = 200;

export function buildApp(config: Config, overrides: ServiceOverrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('billing', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const { invoiceModel, ...repositories } = makeStorage(mongo, () => relay.kick());
  const broker = service.broker({ ...config.broker, ...overrides.broker });
  const relay = service.relay({ store: mongoOutbox(invoiceModel), publish: broker.publish, clock });
  const useCases = makeUseCases({ ...repositories, clock, rules: rulesOf(config) });
  const book = batched(useCases.bookSessions, { waitMs: bookedWithinMs });
  broker.subscribe(onSessionEnded(book));
  service.dueWork('due work', config.dueWorkEveryMs, [useCases.closeDue, useCases.markFirstOverdue]);
  service.grpc(config.grpcPort, 'colloquy.billing.v1.BillingService', billingHandlers(repositories.usage));
  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  service.http({
    behindGateway: true,
    routes: [
      Router().use('/api', requirePrincipal(principals, 'billing')),
      usageRoutes(useCases),
      billingRoutes(useCases),
    ],
  });
  return service.app();
}
