import { makePrincipalTokens, makeSecretBox } from '@colloquy/auth';
import { nameRoute, requirePrincipal } from '@colloquy/http';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { makeClients, type OwnClients } from './clients';
import { makeMediaUrls } from './clients/media-urls';
import { type Config, rulesOf } from './config';
import { interviewHandlers } from './grpc/interview-handlers';
import { apiRoutes } from './http';
import { isExport } from './http/is-export';
import { makeEventStreams, type StreamLimits } from './live-events/event-streams';
import { listenToInterviews } from './messaging/listen-to-interviews';
import { reportUnsettled } from './runtime/unsettled-metric';
import { makeStorage } from './storage';
import { makeUseCases } from './use-cases';
import { makeReadStatistics } from './use-cases/read-statistics';

export interface Overrides extends ServiceOverrides, OwnClients {
  streams?: Partial<StreamLimits>;
}

/** Interval between searches for lost sessions of earlier versions, milliseconds. */
const scheduleIdleEveryMs = 3_600_000;

export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('interview', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const broker = service.broker({ ...config.broker, ...overrides.broker });
  const { repositories, ...storage } = makeStorage(mongo, {
    box: makeSecretBox(config.notificationSecret),
    followUpAfterMs: config.rules.followUpAfterMs,
    relayOf: (store) => service.relay({ store, publish: broker.publish, clock: mongo.clock }),
  });
  const media = makeMediaStore(mediaSettingsOf(config.media, config.baseUrl), clock);
  service.add(media.store, 'storage');
  const deps = {
    ...repositories,
    ...makeClients(service, config, overrides),
    media: makeMediaUrls(media.store, clock),
    clock,
    newId,
    rules: rulesOf(config),
    logger,
  };
  const useCases = makeUseCases(deps, config.baseUrl);
  const streams = makeEventStreams({ statusesOf: storage.statusesOf, logger, limits: overrides.streams });
  service.add(streams.component, 'edge');
  broker.listen(listenToInterviews(streams));

  service.grpc(config.grpcPort, 'colloquy.interview.v1.InterviewService', interviewHandlers(useCases, clock));
  const { dueWorkEveryMs } = config.rules;
  service.dueWork('due work', dueWorkEveryMs, [useCases.runDueWork]);
  service.dueWork('idle sessions', scheduleIdleEveryMs, [useCases.scheduleIdle]);
  service.dueWork('follow-ups', dueWorkEveryMs, [useCases.followUp]);
  service.dueWork('comparisons', dueWorkEveryMs, [useCases.followUpComparison]);
  service.dueWork('search index', dueWorkEveryMs, [repositories.interviews.indexOlder]);
  reportUnsettled(service.registry, repositories, clock);
  const statistics = makeReadStatistics(storage.statistics);
  service.http({
    behindGateway: true,
    isExport,
    routes: [
      ...(media.handler ? [nameRoute('/media'), media.handler] : []),
      requirePrincipal(makePrincipalTokens(config.principalSecret, mongo.clock), 'interview'),
      ...apiRoutes(useCases, { ...deps, streams, statistics }),
    ],
  });
  return service.app();
}
