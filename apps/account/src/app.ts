import { makePrincipalTokens, makeServiceTokens } from '@colloquy/auth';
import { makeGrpcServer } from '@colloquy/grpc';
import { composeApp, makeHttpApp, makeHttpServer, makeRegistry } from '@colloquy/http';
import { type App, type Clock, newId } from '@colloquy/kernel';
import { makeLeaseGrantor } from '@colloquy/leases/grantor';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import type { AccountConfig } from './config';
import { accountService } from './grpc/account-service';
import { accountRoutes } from './http/routes';
import { makeKeyMaker } from './keys/key-maker';
import { mongoApiKeys } from './storage/api-keys';
import { mongoDirectory } from './storage/directory';
import { accountModels } from './storage/models';
import { makeApiKeyUseCases } from './use-cases/api-keys';
import { makeIdentifyUseCases } from './use-cases/identify';

/** What a test may put in place of the real thing. */
export interface Overrides {
  logger?: Logger;
  clock?: Clock;
}

/** The account service; its ports are known once it has started. */
export function buildApp(
  config: AccountConfig,
  overrides: Overrides = {},
): App & { httpPort(): number; grpcPort(): number } {
  const { logger = silentLogger } = overrides;
  const registry = makeRegistry('account');
  const mongo = makeMongo({ ...config.mongo, logger, registry });
  const { clock = mongo.clock } = overrides;
  const models = accountModels(mongo);
  const directory = mongoDirectory(models);
  const apiKeys = mongoApiKeys(models);
  const keyMaker = makeKeyMaker(config.apiKeyPepper);
  const leases = makeLeaseGrantor(mongo);
  const identify = makeIdentifyUseCases({ directory, apiKeys, keyMaker });

  const serviceTokens = makeServiceTokens(config.serviceSecret);
  const grpc = makeGrpcServer({
    host: config.host,
    port: config.grpcPort,
    logger,
    registry,
    authenticate: (token) => serviceTokens.verify(token, 'account').service,
  });
  grpc.add('colloquy.account.v1.AccountService', accountService(identify));
  grpc.add('colloquy.lease.v1.LeaseService', leases.handlers, { quiet: ['renewLease'] });

  const routes = accountRoutes({
    principals: makePrincipalTokens(config.principalSecret, mongo.clock),
    identify,
    apiKeys: makeApiKeyUseCases({ apiKeys, keyMaker, withdraw: leases.withdraw, clock, newId }),
  });
  let stopping = false;
  const http = makeHttpServer({
    listener: makeHttpApp({
      logger,
      registry,
      parts: [mongo],
      stopping: () => stopping,
      behindGateway: true,
      routes: [routes],
    }),
    host: config.host,
    port: config.port,
  });
  const app = composeApp([mongo, grpc, http], { logger, onStop: () => (stopping = true) });
  return { ...app, httpPort: () => http.port(), grpcPort: () => grpc.port() };
}
