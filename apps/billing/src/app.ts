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
import { type App, type Clock, systemClock } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { type Broker, makeBroker } from '@colloquy/messaging';
import { makeMongo } from '@colloquy/mongo';
import type { Config } from './config';
import { usageRoutes } from './http/usage-routes';
import { onSessionEnded } from './messaging/on-session-ended';
import { makeUsageLedger } from './storage/usage-ledger';
import { usageModel } from './storage/usage-model';

/** What a test may put in place of the real thing. */
export interface Overrides {
  logger?: Logger;
  clock?: Clock;
  broker?: Broker;
}

/** The billing service; its ports are known once it has started. */
export function buildApp(
  config: Config,
  overrides: Overrides = {},
): App & { httpPort(): number; grpcPort(): number } {
  const { logger = silentLogger, clock = systemClock } = overrides;
  const registry = makeRegistry('billing');
  const mongo = makeMongo({ ...config.mongo, logger });
  const ledger = makeUsageLedger(usageModel(mongo));
  const broker =
    overrides.broker ?? makeBroker({ ...config.broker, logger, connectionName: 'billing', registry });
  broker.subscribe(onSessionEnded({ ledger, clock }));

  const serviceTokens = makeServiceTokens(config.serviceSecret);
  const grpc = makeGrpcServer({
    host: config.host,
    port: config.grpcPort,
    logger,
    registry,
    authenticate: (token) => serviceTokens.verify(token, 'billing').service,
  });

  const principals = makePrincipalTokens(config.principalSecret);
  const routes = [
    Router().use('/api', requirePrincipal(principals, 'billing')),
    usageRoutes({ ledger, clock }),
  ];
  const parts = [mongo, broker, grpc];
  let stopping = false;
  const http = makeHttpServer({
    listener: makeHttpApp({ logger, registry, parts, stopping: () => stopping, routes }),
    host: config.host,
    port: config.port,
  });
  const app = composeApp([...parts, http], { logger, onStop: () => (stopping = true) });
  return { ...app, httpPort: () => http.port(), grpcPort: () => grpc.port() };
}
