import { makePrincipalTokens, makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient, makeGrpcServer } from '@colloquy/grpc';
import {
  composeApp,
  makeHttpApp,
  makeHttpServer,
  makeRegistry,
  requirePrincipal,
  Router,
} from '@colloquy/http';
import { type App, type Clock, makeDueWorker, newId, type Part } from '@colloquy/kernel';
import { makeLeaseGrantor } from '@colloquy/leases/grantor';
import { errorFields, type Logger, silentLogger } from '@colloquy/logging';
import { type Broker, makeBroker, makeOutboxRelay } from '@colloquy/messaging';
import { makeMongo, mongoOutbox } from '@colloquy/mongo';
import { grpcChannels } from './clients/channels';
import type { Config } from './config';
import { agentService } from './grpc/agent-service';
import { agentRoutes } from './http/agent-routes';
import { transferRuleRoutes } from './http/transfer-rule-routes';
import { variableRoutes } from './http/variable-routes';
import { voiceRoutes } from './http/voice-routes';
import { onConfigurationChanged } from './messaging/on-configuration-changed';
import { pendingPushModel } from './storage/pending-push-model';
import { makePendingPushes } from './storage/pending-push-store';
import { rosterModel } from './storage/roster-model';
import { makeRosterStore } from './storage/roster-store';
import { versionModel } from './storage/version-model';
import { makeVersionStore } from './storage/version-store';
import { makeAccountVariables } from './use-cases/account-variables';
import { makeActivateAgent } from './use-cases/activate-agent';
import { makeAgentForInterview } from './use-cases/agent-for-interview';
import { makeChangeRoster } from './use-cases/change-roster';
import { makeCreateAgent } from './use-cases/create-agent';
import { makeDeleteAgent } from './use-cases/delete-agent';
import { makeReadAgents } from './use-cases/read-agents';
import { makeSystemAgentSeed } from './use-cases/seed-system-agents';
import { makeSyncChannels } from './use-cases/sync-channels';
import { makeTransferRules } from './use-cases/transfer-rules';
import { makeUpdateAgent } from './use-cases/update-agent';

/** What a test may put in place of the real thing. */
export interface Overrides {
  logger?: Logger;
  clock?: Clock;
  broker?: Broker;
}

/** The agent service; its ports are known once it has started. */
export function buildApp(
  config: Config,
  overrides: Overrides = {},
): App & { httpPort(): number; grpcPort(): number } {
  const { logger = silentLogger } = overrides;
  const registry = makeRegistry('agent');
  const mongo = makeMongo({ ...config.mongo, logger, registry });
  const { clock = mongo.clock } = overrides;
  const broker =
    overrides.broker ?? makeBroker({ ...config.broker, logger, connectionName: 'agent', registry });

  const model = rosterModel(mongo);
  const relay = makeOutboxRelay({
    store: mongoOutbox(model),
    publish: broker.publish,
    logger,
    clock,
    registry,
  });
  const rosters = makeRosterStore({ model, newId, published: relay.kick });
  const versions = makeVersionStore(versionModel(mongo));
  const leases = makeLeaseGrantor(mongo);
  const changeRoster = makeChangeRoster({ rosters, withdraw: leases.withdraw, clock });
  const deps = { changeRoster, rosters, versions, newId };
  const seed = makeSystemAgentSeed({ changeRoster, versions, logger });

  const serviceTokens = makeServiceTokens(config.serviceSecret);
  const sign = (audience: string) => serviceTokens.sign({ service: 'agent' }, audience);
  const channelClient = (addresses: readonly string[]) =>
    makeGrpcClient('colloquy.conversation.v1.ConversationService', {
      addresses,
      token: () => sign('conversation'),
    });
  const clients = { WEB: channelClient(config.channels.web), PHONE: channelClient(config.channels.phone) };
  const sync = makeSyncChannels({
    rosters,
    versions,
    channels: grpcChannels(clients, config.channels.patienceMs),
    pending: makePendingPushes(pendingPushModel(mongo)),
    clock,
    logger,
  });
  broker.subscribe(onConfigurationChanged(sync));
  const peers: Part = {
    name: 'channels',
    stop: async () => Object.values(clients).forEach((client) => client.close()),
  };

  const grpc = makeGrpcServer({
    host: config.host,
    port: config.grpcPort,
    logger,
    registry,
    authenticate: (token) => serviceTokens.verify(token, 'agent').service,
  });
  grpc.add('colloquy.agent.v1.AgentService', agentService(makeAgentForInterview(deps)));
  grpc.add('colloquy.lease.v1.LeaseService', leases.handlers, { quiet: ['renewLease'] });

  const principals = makePrincipalTokens(config.principalSecret, mongo.clock);
  const read = makeReadAgents(deps);
  const routes = [
    Router().use('/api', requirePrincipal(principals, 'agent')),
    agentRoutes({
      listAgents: read.list,
      getAgent: read.get,
      getAgentVariables: read.variables,
      createAgent: makeCreateAgent(deps),
      updateAgent: makeUpdateAgent(deps),
      deleteAgent: makeDeleteAgent(deps),
      activateAgent: makeActivateAgent(deps),
    }),
    transferRuleRoutes(makeTransferRules({ ...deps, sync })),
    variableRoutes(makeAccountVariables(deps)),
    voiceRoutes(),
  ];
  const catchUp = makeDueWorker({
    name: 'channel catch-up',
    everyMs: config.channels.catchUpEveryMs,
    work: [sync.catchUp],
    failed: (error) => logger.warn('Channels could not be caught up', errorFields(error)),
  });
  const parts: Part[] = [mongo, seed, peers, broker, relay, catchUp, grpc];
  let stopping = false;
  const http = makeHttpServer({
    listener: makeHttpApp({ logger, registry, parts, stopping: () => stopping, behindGateway: true, routes }),
    host: config.host,
    port: config.port,
  });
  const app = composeApp([...parts, http], { logger, onStop: () => (stopping = true) });
  return { ...app, httpPort: () => http.port(), grpcPort: () => grpc.port() };
}
