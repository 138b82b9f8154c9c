import { makePrincipalTokens } from '@colloquy/auth';
import { requirePrincipal, Router } from '@colloquy/http';
import { newId, type UntilAnswersExpire, untilAnswersExpire } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { runRehearsals } from './assembly/run-rehearsals';
import { syncWithChannels } from './assembly/sync-with-channels';
import { grpcRehearser, rehearsalLimitMs } from './clients/rehearser';
import { grpcSpeech } from './clients/speech';
import type { Config } from './config';
import { agentHandlers } from './grpc/agent-handlers';
import { apiRoutes } from './http';
import { makeStorage } from './storage';
import { makeUseCases } from './use-cases';
import { makeAgentForInterview } from './use-cases/agent-for-interview';

export interface Overrides extends ServiceOverrides {
  untilAnswersExpire?: UntilAnswersExpire;
}

export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('agent', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const { outbox, ...storage } = makeStorage(mongo, { newId, published: () => relay.kick() });
  const broker = service.broker({ ...config.broker, ...overrides.broker });
  const relay = service.relay({ store: outbox, publish: broker.publish, clock });
  const channel = (addresses: readonly string[]) =>
    service.client('colloquy.conversation.v1.ConversationService', addresses);
  const clients = { WEB: channel(config.channels.web), PHONE: channel(config.channels.phone) };
  const { sync, changeRoster } = syncWithChannels(service, config, { ...storage, clients, broker, clock });
  const useCases = makeUseCases({
    ...storage,
    changeRoster,
    sync,
    clock,
    newId,
    speech: grpcSpeech(clients.WEB),
    untilAnswersExpire: overrides.untilAnswersExpire ?? untilAnswersExpire,
    models: config.languageModels,
  });
  runRehearsals(service, config.rehearseEveryMs, {
    ...storage,
    rehearser: grpcRehearser(clients.WEB),
    leaseMs: 2 * rehearsalLimitMs,
    clock,
    logger,
  });
  const handlers = agentHandlers(makeAgentForInterview(storage));
  service.grpc(config.grpcPort, 'colloquy.agent.v1.AgentService', handlers);
  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  service.http({
    behindGateway: true,
    routes: [Router().use('/api', requirePrincipal(principals, 'agent')), ...apiRoutes(useCases)],
  });
  return service.app();
}
