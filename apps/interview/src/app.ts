import { makePrincipalTokens, makeSecretBox } from '@colloquy/auth';
import { nameRoute, requirePrincipal } from '@colloquy/http';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { mongoOutbox } from '@colloquy/mongo';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { makeAgents } from './clients/agents-client';
import { documentsIn } from './clients/document-thread';
import { makeDeliveries } from './clients/deliveries-client';
import { makeLedger } from './clients/ledger-client';
import { makeMediaUrls } from './clients/media-urls';
import { makeTestNotifications } from './clients/test-notifications-client';
import type { Config } from './config';
import { callingHours } from './domain/calling-hours';
import type { Documents } from './domain/documents';
import type { Agents } from './domain/ports';
import { interviewHandlers } from './grpc/interview-handlers';
import { interviewRoutes } from './http/interview-routes';
import { isExport } from './http/is-export';
import { comparisonRoutes } from './http/comparison-routes';
import { eventRoutes } from './http/event-routes';
import { exportRoutes } from './http/export-routes';
import { invitationRoutes } from './http/invitation-routes';
import { testNotificationRoutes } from './http/test-notification-routes';
import { statisticsRoutes } from './http/statistics-routes';
import { makeEventStreams, type StreamLimits } from './live-events/event-streams';
import { listenToInterviews } from './messaging/listen-to-interviews';
import { makeComparedInterviews } from './storage/compared-interviews';
import { comparisonSchema, makeComparisonRepository } from './storage/comparison-repository';
import { makeFollowUpRepository } from './storage/follow-up-repository';
import { countsSchema, makeCountBatches } from './storage/count-batches';
import { makeInterviewCounts } from './storage/interview-counts';
import { interviewSchema } from './storage/interview-model';
import { makeInterviewRepository } from './storage/interview-repository';
import { invitationSchema, makeInvitationRepository } from './storage/invitation-repository';
import { makeStatisticsReads } from './storage/statistics-reads';
import { joinedOutboxes } from './storage/joined-outboxes';
import { makeStatusReads } from './storage/status-reads';
import { makeTranscriptRepository, transcriptSchema } from './storage/transcript-repository';
import { makeTurnRepository, turnSchema } from './storage/turn-repository';
import { makeUseCases } from './use-cases';
import { reportUnsettled } from './unsettled-metric';
import type { Deps } from './use-cases/deps';
import { makeReadStatistics } from './use-cases/read-statistics';

export interface Overrides extends ServiceOverrides {
  documents?: Documents;
  agents?: Agents;
  streams?: Partial<StreamLimits>;
}

export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('interview', config, logger);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const broker = service.broker({ ...config.broker, ...overrides.broker });
  const interviewModel = mongo.model('interviews', interviewSchema);
  const comparisonModel = mongo.model('comparisons', comparisonSchema);
  const relay = service.relay({
    store: joinedOutboxes([mongoOutbox(interviewModel), mongoOutbox(comparisonModel)]),
    publish: broker.publish,
    clock: mongo.clock,
  });
  const { store: media, handler: mediaHandler } = makeMediaStore(
    mediaSettingsOf(config.media, config.baseUrl),
    clock,
  );
  service.add(media, 'storage');
  const box = makeSecretBox(config.notificationSecret);
  const batches = makeCountBatches(mongo.model('interviewCounts', countsSchema), interviewModel);
  const counts = makeInterviewCounts(batches, interviewModel);
  const agentClient = service.client('colloquy.agent.v1.AgentService', config.agentGrpc);
  const webhookClient = service.client('colloquy.webhook.v1.WebhookService', config.webhookGrpc);
  const billingClient = service.client('colloquy.billing.v1.BillingService', config.billingGrpc);
  const pauses = {
    afterNaturalEndMs: config.rules.naturalEndPauseMs,
    afterInterruptionMs: config.rules.interruptionPauseMs,
  };
  const deps: Deps = {
    interviews: makeInterviewRepository(interviewModel, box, relay, counts, config.rules.followUpAfterMs),
    turns: makeTurnRepository(mongo.model('turns', turnSchema)),
    transcripts: makeTranscriptRepository(mongo.model('transcripts', transcriptSchema)),
    invitations: makeInvitationRepository(mongo.model('invitations', invitationSchema)),
    comparisons: makeComparisonRepository(comparisonModel, relay),
    comparedInterviews: makeComparedInterviews(interviewModel),
    agents: overrides.agents ?? makeAgents({ client: agentClient }),
    deliveries: makeDeliveries(webhookClient),
    documents: overrides.documents ?? documentsIn(service),
    testNotifications: makeTestNotifications(webhookClient),
    ledger: makeLedger(billingClient),
    followUps: makeFollowUpRepository(interviewModel, relay),
    media: makeMediaUrls(media, clock),
    clock,
    newId,
    rules: {
      pauses,
      calls: {
        attempts: config.rules.callAttempts,
        pauseMs: config.rules.callPauseMs,
        noShowMs: config.rules.noShowMs,
        hours: callingHours(config.rules.callFromHour, config.rules.callUntilHour),
        pauses,
      },
      defaultHoldMs: config.rules.defaultHoldMs,
      abandonedAfterMs: config.rules.abandonedAfterMs,
      withdrawalGraceMs: config.rules.withdrawalGraceMs,
      followUpAfterMs: config.rules.followUpAfterMs,
    },
    logger,
  };

  const useCases = makeUseCases(deps, config.baseUrl);
  const streams = makeEventStreams({
    statusesOf: makeStatusReads(interviewModel),
    logger,
    limits: overrides.streams,
  });
  service.add(streams.component, 'edge');
  broker.listen(listenToInterviews(streams));

  service.grpc(config.grpcPort, 'colloquy.interview.v1.InterviewService', interviewHandlers(useCases, clock));
  service.dueWork('due work', config.rules.dueWorkEveryMs, [useCases.doDueWork]);
  service.dueWork('follow-ups', config.rules.dueWorkEveryMs, [useCases.followUp]);
  service.dueWork('comparisons', config.rules.dueWorkEveryMs, [useCases.followUpComparison]);
  service.dueWork('search index', config.rules.dueWorkEveryMs, [deps.interviews.indexOlder]);
  reportUnsettled(service.registry, deps.followUps.oldest, clock);
  service.http({
    behindGateway: true,
    isExport,
    routes: [
      ...(mediaHandler ? [nameRoute('/media'), mediaHandler] : []),
      requirePrincipal(makePrincipalTokens(config.principalSecret, mongo.clock), 'interview'),
      eventRoutes(streams),
      statisticsRoutes(makeReadStatistics(makeStatisticsReads(interviewModel))),
      comparisonRoutes(useCases),
      interviewRoutes(useCases, deps),
      invitationRoutes(useCases),
      testNotificationRoutes(useCases),
      exportRoutes(useCases),
    ],
  });
  return service.app();
}
