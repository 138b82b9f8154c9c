import { makePrincipalTokens } from '@colloquy/auth';
import { type Clock, newId, untilAnswersExpire } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp } from '@colloquy/service';
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

/** The account service. */
export function buildApp(config: AccountConfig, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('account', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const models = accountModels(mongo);
  const directory = mongoDirectory(models);
  const apiKeys = mongoApiKeys(models);
  const keyMaker = makeKeyMaker(config.apiKeyPepper);
  const identify = makeIdentifyUseCases({ directory, apiKeys, keyMaker });
  const handlers = accountService(identify, clock);
  service.grpc(config.grpcPort, 'colloquy.account.v1.AccountService', handlers, { quiet: ['getTime'] });
  const routes = accountRoutes({
    principals: makePrincipalTokens(config.principalSecret, mongo.clock),
    identify,
    apiKeys: makeApiKeyUseCases({ apiKeys, keyMaker, untilAnswersExpire, clock, newId }),
  });
  service.http({ behindGateway: true, routes: [routes] });
  return service.app();
}
