import { makePrincipalTokens } from '@colloquy/auth';
import { requirePrincipal, Router } from '@colloquy/http';
import { newId, untilAnswersExpire, type UntilAnswersExpire } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { mongoOutbox } from '@colloquy/mongo';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { grpcChannels } from './clients/channels';
import type { Config } from './config';
import { agentService } from './grpc/agent-service';
import { agentRoutes } from './http/agent-routes';
import { transferRuleRoutes } from './http/transfer-rule-routes';
import { variableRoutes } from './http/variable-routes';
import { voiceRoutes } from './http/voice-routes';
import { onConfigurationChanged } from './messaging/on-configuration-changed';
import { pendingPushModel } from './storage/pending-push-model';
import { makePendingPushRepository } from './storage/pending-push-repository';
import { rosterModel } from './storage/roster-model';
import { makeRosterRepository } from './storage/roster-repository';
import { versionModel } from './storage/version-model';
import { makeVersionRepository } from './storage/version-repository';
import { makeAccountVariables } from './use-cases/account-variables';
import { makeActivateAgent } from './use-cases/activate-agent';
import { makeAgentForInterview } from './use-cases/agent-for-interview';
import { makeChangeRoster, makeConfirmedChange } from './use-cases/change-roster';
import { makeCreateAgent } from './use-cases/create-agent';
import { makeDeleteAgent } from './use-cases/delete-agent';
import { makeReadAgents } from './use-cases/read-agents';
import { makeSystemAgentSeed } from './use-cases/seed-system-agents';
import { makeSyncChannels } from './use-cases/sync-channels';
import { makeTransferRules } from './use-cases/transfer-rules';
import { makeUpdateAgent } from './use-cases/update-agent';

export interface Overrides extends ServiceOverrides {
  untilAnswersExpire?: UntilAnswersExpire;
}

export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('agent', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const broker = service.broker({ ...config.broker, ...overrides.broker });
  const model = rosterModel(mongo);
  const relay = service.relay({ store: mongoOutbox(model), publish: broker.publish, clock });
  const rosters = makeRosterRepository({ model, newId, published: relay.kick });
  const versions = makeVersionRepository(versionModel(mongo));
  const changeRoster = makeChangeRoster({ rosters, clock });
  // interview caches no answer that a new agent or a transfer rule would contradict
  const deps = { changeRoster, rosters, versions, newId, models: config.languageModels };
  const wait = overrides.untilAnswersExpire ?? untilAnswersExpire;
  const confirmed = { ...deps, changeRoster: makeConfirmedChange(changeRoster, wait) };
  service.add(makeSystemAgentSeed({ changeRoster, versions, logger }), 'storage');
  const channel = (addresses: readonly string[]) =>
    service.client('colloquy.conversation.v1.ConversationService', addresses);
  const clients = { WEB: channel(config.channels.web), PHONE: channel(config.channels.phone) };
  const sync = makeSyncChannels({
    rosters,
    versions,
    channels: grpcChannels(clients, config.channels.patienceMs),
    pending: makePendingPushRepository(pendingPushModel(mongo)),
    clock,
    logger,
  });
  broker.subscribe(onConfigurationChanged(sync));
  service.dueWork('channel catch-up', config.channels.catchUpEveryMs, [sync.catchUp]);
  service.grpc(config.grpcPort, 'colloquy.agent.v1.AgentService', agentService(makeAgentForInterview(deps)));
  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  const read = makeReadAgents(deps);
  const routes = [
    Router().use('/api', requirePrincipal(principals, 'agent')),
    agentRoutes({
      listAgents: read.list,
      getAgent: read.get,
      getAgentVersion: read.version,
      getAgentVariables: read.variables,
      createAgent: makeCreateAgent(deps),
      updateAgent: makeUpdateAgent(confirmed),
      deleteAgent: makeDeleteAgent(confirmed),
      activateAgent: makeActivateAgent(confirmed),
    }),
    transferRuleRoutes(makeTransferRules({ ...deps, sync })),
    variableRoutes(makeAccountVariables(confirmed)),
    voiceRoutes(),
  ];
  service.http({ behindGateway: true, routes });
  return service.app();
}
