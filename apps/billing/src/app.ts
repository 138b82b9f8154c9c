import { makePrincipalTokens, makeServiceTokens } from '@colloquy/auth';
import { makeGrpcServer } from '@colloquy/grpc';
import {
  composeApp,
  makeHttpApp,
  makeHttpServer,
  makeRegistry,
  requirePrincipal,
  Router,
} from '@colloquy/http';
import { type App, type Clock, makeDueWorker } from '@colloquy/kernel';
import { errorFields, type Logger, silentLogger } from '@colloquy/logging';
import { type Broker, makeBroker, makeOutboxRelay } from '@colloquy/messaging';
import { gathered, makeMongo, mongoOutbox } from '@colloquy/mongo';
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
export function buildApp(
  config: Config,
  overrides: Overrides = {},
): App & { httpPort(): number; grpcPort(): number } {
  const { logger = silentLogger } = overrides;
  const registry = makeRegistry('billing');
  const mongo = makeMongo({ ...config.mongo, logger, registry });
  const { clock = mongo.clock } = overrides;
  const { invoiceModel, ...stores } = makeStores(mongo, () => relay.kick());
  const broker =
    overrides.broker ?? makeBroker({ ...config.broker, logger, connectionName: 'billing', registry });
  const relay = makeOutboxRelay({
    store: mongoOutbox(invoiceModel),
    publish: broker.publish,
    logger,
    clock,
    registry,
  });
  const deps: Deps = { ...stores, clock, rules: rulesOf(config) };
  const book = gathered((sessions: readonly EndedSession[]) => bookSessions(deps, sessions), {
    forMs: bookedWithinMs,
  });
  broker.subscribe(onSessionEnded(book));
  const dueWorker = makeDueWorker({
    name: 'due work',
    everyMs: config.dueWorkEveryMs,
    work: [() => closeDue(deps), () => markFirstOverdue(deps)],
    failed: (error) => logger.warn('Due work failed', errorFields(error)),
  });

  const serviceTokens = makeServiceTokens(config.serviceSecret);
  const grpc = makeGrpcServer({
    host: config.host,
    port: config.grpcPort,
    logger,
    registry,
    authenticate: (token) => serviceTokens.verify(token, 'billing').service,
  });

  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  const routes = [
    Router().use('/api', requirePrincipal(principals, 'billing')),
    usageRoutes(deps),
    billingRoutes(deps),
  ];
  const parts = [mongo, broker, relay, dueWorker, grpc];
  let stopping = false;
  const http = makeHttpServer({
    listener: makeHttpApp({ logger, registry, parts, stopping: () => stopping, behindGateway: true, routes }),
    host: config.host,
    port: config.port,
  });
  const app = composeApp([...parts, http], { logger, onStop: () => (stopping = true) });
  return { ...app, httpPort: () => http.port(), grpcPort: () => grpc.port() };
}
