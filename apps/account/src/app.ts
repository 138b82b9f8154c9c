import { makePrincipalTokens } from '@colloquy/auth';
import { newId, untilAnswersExpire } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import type { Config } from './config';
import { accountHandlers } from './grpc/account-handlers';
import { accountRoutes } from './http/routes';
import { makeKeyMaker } from './keys/key-maker';
import { makeStorage } from './storage';
import { makeUseCases } from './use-cases';

export function buildApp(config: Config, overrides: ServiceOverrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('account', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const useCases = makeUseCases({
    ...makeStorage(mongo),
    keyMaker: makeKeyMaker(config.apiKeyPepper),
    untilAnswersExpire,
    clock,
    newId,
  });
  const handlers = accountHandlers(useCases, clock);
  service.grpc(config.grpcPort, 'colloquy.account.v1.AccountService', handlers, { quiet: ['getTime'] });
  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  service.http({ behindGateway: true, routes: [accountRoutes(useCases, principals)] });
  return service.app();
}
