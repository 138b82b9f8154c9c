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
import { makeUseCases } from './use-cases';

export function buildApp(config: AccountConfig, overrides: ServiceOverrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('account', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const models = accountModels(mongo);
  const useCases = makeUseCases({
    directory: makeDirectoryRepository(models),
    apiKeys: makeApiKeyRepository(models),
    keyMaker: makeKeyMaker(config.apiKeyPepper),
    untilAnswersExpire,
    clock,
    newId,
  });
  const handlers = accountService(useCases, clock);
  service.grpc(config.grpcPort, 'colloquy.account.v1.AccountService', handlers, { quiet: ['getTime'] });
  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  service.http({ behindGateway: true, routes: [accountRoutes(useCases, principals)] });
  return service.app();
}
