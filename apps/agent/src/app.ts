import { makePrincipalTokens } from '@colloquy/auth';
import { requirePrincipal, Router } from '@colloquy/http';
import { newId, type UntilAnswersExpire, untilAnswersExpire } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { runRehearsals } from './assembly/run-rehearsals';
import { grpcChannels } from './clients/channels';
import { grpcRehearser, rehearsalLimitMs } from './clients/rehearser';
import { grpcSpeech } from './clients/speech';
import type { Config } from './config';
import { agentHandlers } from './grpc/agent-handlers';
import { agentRoutes } from './http/agent-routes';
import { rehearsalRoutes } from './http/rehearsal-routes';
import { transferRuleRoutes } from './http/transfer-rule-routes';
import { variableRoutes } from './http/variable-routes';
import { voiceRoutes } from './http/voice-routes';
import { onConfigurationChanged } from './messaging/on-configuration-changed';
import { makeStorage } from './storage';
import { makeUseCases } from './use-cases';
import { makeAgentForInterview } from './use-cases/agent-for-interview';
import { makeChangeRoster } from './use-cases/change-roster';
import { makeSystemAgentSeed } from './use-cases/seed-system-agents';
import { makeSyncChannels } from './use-cases/sync-channels';

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
  const channels = grpcChannels(clients, config.channels.patienceMs);
  const sync = makeSyncChannels({ ...storage, channels, clock, logger });
  const changeRoster = makeChangeRoster({ ...storage, clock, changed: sync.noteChange });
  service.add(makeSystemAgentSeed({ changeRoster, versions: storage.versions, logger }), 'storage');
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
  broker.subscribe(onConfigurationChanged(sync));
  service.dueWork('channel catch-up', config.channels.catchUpEveryMs, [sync.catchUp]);
  runRehearsals(service, config.rehearseEveryMs, {
    ...storage,
    rehearser: grpcRehearser(clients.WEB),
    leaseMs: 2 * rehearsalLimitMs,
    clock,
    logger,
  });
  service.grpc(
    config.grpcPort,
    'colloquy.agent.v1.AgentService',
    agentHandlers(makeAgentForInterview(storage)),
  );
  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  service.http({
    behindGateway: true,
    routes: [
      Router().use('/api', requirePrincipal(principals, 'agent')),
      agentRoutes(useCases),
      rehearsalRoutes(useCases),
      transferRuleRoutes(useCases),
      variableRoutes(useCases),
      voiceRoutes(useCases),
    ],
  });
  return service.app();
}
