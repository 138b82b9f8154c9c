import { makePrincipalTokens } from '@colloquy/auth';
import { newId, untilAnswersExpire } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import type { AccountConfig } from './config';
import { accountService } from './grpc/account-service';
import { accountRoutes } from './http/routes';
import { makeKeyMaker } from './keys/key-maker';
import { makeApiKeyRepository } from './storage/api-key-repository';
import { makeDirectoryRepository } from './storage/directory-repository';
import { accountModels } from './storage/models';
import { makeApiKeyUseCases } from './use-cases/api-keys';
import { makeIdentifyUseCases } from './use-cases/identify';

export function buildApp(config: AccountConfig, overrides: ServiceOverrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('account', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const models = accountModels(mongo);
  const directory = makeDirectoryRepository(models);
  const apiKeys = makeApiKeyRepository(models);
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
