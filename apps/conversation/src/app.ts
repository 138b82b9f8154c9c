import { makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient, makeGrpcServer } from '@colloquy/grpc';
import { composeApp, makeHttpApp, makeHttpServer, makeRegistry as makeMetricsRegistry } from '@colloquy/http';
import { type App, type Clock, type Part } from '@colloquy/kernel';
import {
  chatSettingsOf,
  embeddedInterviewer,
  type InterviewerBrief,
  makeChatClient,
  openaiInterviewer,
  openaiRequestRecogniser,
} from '@colloquy/language';
import { endOfTurnMs } from '@colloquy/language/turn-taking';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { makeMongo } from '@colloquy/mongo';
import { grpcAgents } from './clients/agents';
import { grpcDueCalls } from './clients/due-calls';
import { grpcInterviews } from './clients/interviews';
import { mediaRecorder } from './clients/recorder';
import type { ConversationConfig } from './config';
import type { LiveSessions, SessionInterviewer } from './domain/ports';
import { conversationService } from './grpc/conversation-service';
import { joinRoutes } from './http/join-routes';
import { sessionInterviewer } from './runtime/session-interviewer';
import { makeConduct } from './runtime/conduct';
import { makeKeeper } from './runtime/keeper';
import { makeKeyedLock } from './runtime/keyed-lock';
import { conversationMetrics } from './runtime/metrics';
import { makeRegistry } from './runtime/registry';
import { makeResumeTokens } from './runtime/resume-tokens';
import { makeJoinSocket } from './socket/join-socket';
import { compiledAgentModels } from './storage/compiled-agent-model';
import { makeCompiledAgents } from './storage/compiled-agents';
import { liveSessionModel } from './storage/live-session-model';
import { makeLiveSessionRepository } from './storage/live-session-repository';
import { phoneCallModel } from './storage/phone-call-model';
import { makePhoneCallRepository } from './storage/phone-call-repository';
import { pinGuessModel } from './storage/pin-guess-model';
import { makePinGuesses } from './storage/pin-guess-repository';
import type { EndOfTurn } from './telephony/listener';
import { makeCallRecordings } from './telephony/record-call';
import { speechModels, type SpeechPorts } from './telephony/speech-models';
import { makeTelephony, noTelephony } from './telephony/telephony';
import { makeAgentConfig } from './use-cases/agent-config';
import { makeOpenConversation } from './use-cases/open-conversation';
import { makeOpenPhone } from './use-cases/open-phone';
import { makeViewInterview } from './use-cases/view-interview';
import { makeWithdrawConsent } from './use-cases/withdraw-consent';

/** What a test may put in place of the real thing. */
export interface Overrides {
  logger?: Logger;
  clock?: Clock;
  interviewerFor?: (brief: InterviewerBrief) => SessionInterviewer;
  liveSessions?: (real: LiveSessions) => LiveSessions;
  endOfTurn?: EndOfTurn;
  speech?: SpeechPorts;
}

/** The conversation service; its ports are known once it has started. */
export function buildApp(
  config: ConversationConfig,
  overrides: Overrides = {},
): App & { httpPort(): number; grpcPort(): number } {
  const {
    logger = silentLogger,
    interviewerFor = interviewersOf(config),
    endOfTurn = endOfTurnMs,
  } = overrides;
  const { leaseMs, limits, patience, socket } = config;
  const metricsRegistry = makeMetricsRegistry('conversation');
  const mongo = makeMongo({ ...config.mongo, logger, registry: metricsRegistry });
  const { clock = mongo.clock } = overrides;
  const stored = makeLiveSessionRepository(liveSessionModel(mongo));
  const liveSessions = overrides.liveSessions?.(stored) ?? stored;

  const serviceTokens = makeServiceTokens(config.serviceSecret);
  const sign = (audience: string) => serviceTokens.sign({ service: 'conversation' }, audience);
  const interviewClient = makeGrpcClient('colloquy.interview.v1.InterviewService', {
    addresses: config.interviewGrpc,
    token: () => sign('interview'),
  });
  const agentClient = makeGrpcClient('colloquy.agent.v1.AgentService', {
    addresses: config.agentGrpc,
    token: () => sign('agent'),
  });
  const interviews = grpcInterviews(interviewClient);

  const registry = makeRegistry({ leaseMs, liveSessions, logger });
  const metrics = conversationMetrics(metricsRegistry, {
    sessions: () => registry.all().length,
    connections: () => joinSocket.connections(),
  });
  const tokens = makeResumeTokens(config.resumeSecret);
  const lock = makeKeyedLock();
  const compiled = makeCompiledAgents(compiledAgentModels(mongo));
  const agents = makeAgentConfig({ stored: compiled, agents: grpcAgents(agentClient) });
  // only written here: nobody is given an address of what is being recorded
  const { store } = makeMediaStore(mediaSettingsOf(config.media, config.appUrl), clock);
  const recorder = mediaRecorder(store);
  const recordings = makeCallRecordings({ recorder, clock, logger, writeMs: patience.writeMs });
  const telephony = makeTelephony({
    config: config.telephony,
    appUrl: config.appUrl,
    secret: config.resumeSecret,
    helloMs: socket.helloMs,
    calls: makePhoneCallRepository(phoneCallModel(mongo)),
    guesses: makePinGuesses(pinGuessModel(mongo), config.telephony.pinGuesses),
    dueCalls: grpcDueCalls(interviewClient),
    speech: { endOfTurn, models: speechModels(config.speech, overrides.speech) },
    recordings: config.telephony.record ? recordings : undefined,
    writeMs: patience.writeMs,
    leaseMs,
    clock,
    logger,
  });
  const { switchToPhone, launchCall } = telephony ?? noTelephony;
  const working = { interviews, liveSessions, registry, tokens, clock, logger, metrics };
  const { full, vetting } = config.minutes;
  const timeBudget = { FULL_INTERVIEW: full * 60_000, VETTING_INTERVIEW: vetting * 60_000 };
  const conduct = makeConduct({
    ...working,
    agents,
    compiled,
    interviewerFor,
    timeBudget,
    recordsCalls: config.telephony.record && !config.telephony.words,
    limits,
    patience,
    switchToPhone,
    finishRecording: recordings.finish,
  });
  const keeper = makeKeeper({ ...working, conduct, lock, leaseMs });
  const opening = { ...working, conduct, lock, openMs: patience.openMs };
  const open = makeOpenConversation(opening);
  const phone = telephony?.serve(makeOpenPhone(opening));

  const grpc = makeGrpcServer({
    host: config.host,
    port: config.grpcPort,
    logger,
    registry: metricsRegistry,
    authenticate: (token) => serviceTokens.verify(token, 'conversation').service,
  });
  grpc.add('colloquy.conversation.v1.ConversationService', conversationService(compiled, launchCall));
  const peers: Part = {
    name: 'peers',
    stop: async () => {
      interviewClient.close();
      agentClient.close();
    },
  };
  const parts: Part[] = [mongo, store, peers, recordings, keeper, grpc];
  let stopping = false;
  const viewOf = makeViewInterview({
    interviews,
    clock,
    phone: telephony !== undefined,
    origin: new URL(config.appUrl).origin,
    minutes: { FULL_INTERVIEW: full, VETTING_INTERVIEW: vetting },
  });
  const withdraw = makeWithdrawConsent(opening);
  const http = makeHttpServer({
    listener: makeHttpApp({
      logger,
      registry: metricsRegistry,
      parts,
      stopping: () => stopping,
      routes: [
        joinRoutes({ joinDir: config.joinDir, appUrl: config.appUrl, viewOf, withdraw }),
        ...(phone ? [phone.routes] : []),
      ],
    }),
    host: config.host,
    port: config.port,
  });
  const joinSocket = makeJoinSocket({
    ...working,
    open,
    recorder,
    server: http.server,
    origin: new URL(config.appUrl).origin,
    trustedProxies: socket.trustedProxies,
    pingMs: socket.pingMs,
    helloMs: socket.helloMs,
    rate: socket,
    caps: socket,
    ...(phone ? { others: phone.media.takes } : {}),
  });
  // the dialler stops first, and calls are taken until the sessions are given up
  const [media, dialler] = phone ? [[phone.media], [phone.dialler]] : [[], []];
  const app = composeApp([...parts, http, ...media, joinSocket, ...dialler], {
    logger,
    onStop: () => (stopping = true),
  });
  return { ...app, httpPort: () => http.port(), grpcPort: () => grpc.port() };
}

/** The language model's interviewer where one is configured, and the embedded one when it fails; else that alone. */
function interviewersOf({ languageModel, probes }: ConversationConfig) {
  const settings = chatSettingsOf(languageModel);
  const fallback = embeddedInterviewer();
  const client = settings && makeChatClient(settings);
  const interviewer = client
    ? openaiInterviewer({ client, fallback, recogniser: openaiRequestRecogniser(client) })
    : fallback;
  return (brief: InterviewerBrief) =>
    sessionInterviewer(interviewer, { ...brief, maxProbesPerQuestion: probes });
}
