import { makePrincipalTokens } from '@colloquy/auth';
import { requirePrincipal, Router } from '@colloquy/http';
import { type Clock } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { type Broker } from '@colloquy/messaging';
import { gathered, mongoOutbox } from '@colloquy/mongo';
import { makeService, type ServiceApp } from '@colloquy/service';
import { type Config, rulesOf } from './config';
import { billingRoutes } from './http/billing-routes';
import { usageRoutes } from './http/usage-routes';
import { onSessionEnded } from './messaging/on-session-ended';
import { makeStores } from './storage/stores';
import { bookSessions, type EndedSession } from './use-cases/book-sessions';
import type { Deps } from './use-cases/deps';
import { closeDue } from './use-cases/close-due';
import { markFirstOverdue } from './use-cases/mark-overdue';

/** What a test may put in place of the real thing. */
export interface Overrides {
  logger?: Logger;
  clock?: Clock;
  broker?: Broker;
}

/**
 * How long a session that ended waits for others to be booked with, milliseconds: nobody waits for it, and 100 that
 * are handled at a time make 400 a second and more.
 */
const bookedWithinMs = 200;

/** The billing service; its ports are known once it has started. */
export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('billing', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const { invoiceModel, ...stores } = makeStores(mongo, () => relay.kick());
  const broker = overrides.broker ? service.add(overrides.broker, 'broker') : service.broker(config.broker);
  const relay = service.relay({ store: mongoOutbox(invoiceModel), publish: broker.publish, clock });
  const deps: Deps = { ...stores, clock, rules: rulesOf(config) };
  const book = gathered((sessions: readonly EndedSession[]) => bookSessions(deps, sessions), {
    forMs: bookedWithinMs,
  });
  broker.subscribe(onSessionEnded(book));
  service.dueWork('due work', config.dueWorkEveryMs, [() => closeDue(deps), () => markFirstOverdue(deps)]);
  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  service.http({
    behindGateway: true,
    routes: [
      Router().use('/api', requirePrincipal(principals, 'billing')),
      usageRoutes(deps),
      billingRoutes(deps),
    ],
  });
  return service.app();
}
