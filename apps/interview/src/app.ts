import { makePrincipalTokens, makeSecretBox, makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient, makeGrpcServer } from '@colloquy/grpc';
import {
  composeApp,
  makeHttpApp,
  makeHttpServer,
  makeRegistry,
  nameRoute,
  requirePrincipal,
} from '@colloquy/http';
import { type App, type Clock, makeDueWorker, newId } from '@colloquy/kernel';
import { makeLeaseHolder, stopwatch } from '@colloquy/leases';
import { errorFields, type Logger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { makeBroker, makeOutboxRelay } from '@colloquy/messaging';
import { makeMongo, mongoOutbox } from '@colloquy/mongo';
import { makeAgentCache, makeAgents } from './clients/agents-client';
import { makeDeliveries } from './clients/deliveries-client';
import { makeMediaUrls } from './clients/media-urls';
import type { Config } from './config';
import type { Agents } from './domain/ports';
import { interviewHandlers } from './grpc/interview-handlers';
import { interviewRoutes } from './http/interview-routes';
import { invitationRoutes } from './http/invitation-routes';
import { interviewSchema } from './storage/interview-model';
import { makeInterviewRepository } from './storage/interview-repository';
import { invitationSchema, makeInvitationRepository } from './storage/invitation-repository';
import { makeTranscriptRepository, transcriptSchema } from './storage/transcript-repository';
import { makeTurnRepository, turnSchema } from './storage/turn-repository';
import type { Deps } from './use-cases/deps';
import { doDueWork } from './use-cases/run-due-work';

const service = 'interview';

/** The running service, with the ports it listens on. */
export interface InterviewApp extends App {
  httpPort(): number;
  grpcPort(): number;
}

/** Puts the service together; tests override what is outside of it. */
export function buildApp(
  config: Config,
  logger: Logger,
  overrides: { agents?: Agents; clock?: Clock } = {},
): InterviewApp {
  const registry = makeRegistry(service);
  const serviceTokens = makeServiceTokens(config.serviceSecret);
  const tokenFor = (audience: string) => serviceTokens.sign({ service }, audience);

  const mongo = makeMongo({ ...config.mongo, logger, registry });
  const { clock = mongo.clock } = overrides;
  const broker = makeBroker({ ...config.broker, logger, connectionName: service, registry });
  const interviewModel = mongo.model('interviews', interviewSchema);
  const relay = makeOutboxRelay({
    store: mongoOutbox(interviewModel),
    publish: broker.publish,
    logger,
    clock: mongo.clock,
    registry,
  });
  const { store: media, handler: mediaHandler } = makeMediaStore(
    mediaSettingsOf(config.media, config.baseUrl),
    clock,
  );

  const box = makeSecretBox(config.notificationSecret);
  const toAgent = { addresses: config.agentGrpc, token: () => tokenFor('agent') };
  const agentClient = makeGrpcClient('colloquy.agent.v1.AgentService', toAgent);
  const agentCache = makeAgentCache(stopwatch);
  const webhookClient = makeGrpcClient('colloquy.webhook.v1.WebhookService', {
    addresses: config.webhookGrpc,
    token: () => tokenFor('webhook'),
  });
  const pauses = {
    afterNaturalEndMs: config.rules.naturalEndPauseMs,
    afterInterruptionMs: config.rules.interruptionPauseMs,
  };
  const deps: Deps = {
    interviews: makeInterviewRepository(interviewModel, box, relay),
    turns: makeTurnRepository(mongo.model('turns', turnSchema)),
    transcripts: makeTranscriptRepository(mongo.model('transcripts', transcriptSchema)),
    invitations: makeInvitationRepository(mongo.model('invitations', invitationSchema)),
    agents: overrides.agents ?? makeAgents({ client: agentClient, cache: agentCache }),
    deliveries: makeDeliveries(webhookClient),
    media: makeMediaUrls(media, clock),
    clock,
    newId,
    rules: {
      pauses,
      calls: {
        attempts: config.rules.callAttempts,
        pauseMs: config.rules.callPauseMs,
        noShowMs: config.rules.noShowMs,
        pauses,
      },
      defaultHoldMs: config.rules.defaultHoldMs,
      abandonedAfterMs: config.rules.abandonedAfterMs,
      withdrawalGraceMs: config.rules.withdrawalGraceMs,
    },
  };

  const grpcServer = makeGrpcServer({
    host: config.host,
    port: config.grpcPort,
    logger,
    registry,
    authenticate: (token) => serviceTokens.verify(token, service).service,
  });
  grpcServer.add(
    'colloquy.interview.v1.InterviewService',
    interviewHandlers(deps, { baseUrl: config.baseUrl }),
  );

  let stopping = false;
  const parts = [
    mongo,
    media,
    broker,
    relay,
    makeLeaseHolder({
      grantor: 'agent',
      client: makeGrpcClient('colloquy.lease.v1.LeaseService', toAgent),
      cache: agentCache,
      logger,
    }),
    makeDueWorker({
      name: 'due work',
      everyMs: config.rules.dueWorkEveryMs,
      work: [() => doDueWork(deps)],
      failed: (error) => logger.warn('Due work failed', errorFields(error)),
    }),
    grpcServer,
  ];
  const httpServer = makeHttpServer({
    host: config.host,
    port: config.port,
    listener: makeHttpApp({
      logger,
      registry,
      parts,
      stopping: () => stopping,
      behindGateway: true,
      routes: [
        ...(mediaHandler ? [nameRoute('/media'), mediaHandler] : []),
        requirePrincipal(makePrincipalTokens(config.principalSecret, mongo.clock), service),
        interviewRoutes(deps),
        invitationRoutes(deps),
      ],
    }),
  });
  const app = composeApp([...parts, httpServer], { logger, onStop: () => (stopping = true) });
  return {
    ...app,
    stop: async () => {
      await app.stop();
      agentClient.close();
      webhookClient.close();
    },
    httpPort: httpServer.port,
    grpcPort: grpcServer.port,
  };
}
