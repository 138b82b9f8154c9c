import path from 'node:path';
import { type Clock } from '@colloquy/kernel';
import { analyseInterview, type Decisions, type InterviewerBrief, providerMetrics } from '@colloquy/language';
import { endOfTurnMs } from '@colloquy/language/turn-taking';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { makeService, type ServiceApp } from '@colloquy/service';
import { grpcAgents } from './clients/agents';
import { grpcDueCalls } from './clients/due-calls';
import { grpcInterviews } from './clients/interviews';
import { mediaRecorder } from './clients/recorder';
import { type ConversationConfig, defaultTimeBudget } from './config';
import type { LiveSessionRepository, SessionInterviewer } from './domain/ports';
import { conversationService } from './grpc/conversation-service';
import { joinRoutes } from './http/join-routes';
import { makeRehearse } from './rehearsal/rehearse';
import { makeConduct } from './runtime/conduct';
import { interviewersOf, type TextWork, textWorkIn } from './runtime/interviewers';
import { makeKeyedLock } from './runtime/keyed-lock';
import { conversationMetrics } from './runtime/metrics';
import { makeRegistry } from './runtime/registry';
import { makeResumeTokens } from './runtime/resume-tokens';
import { makeSessionSupervisor } from './runtime/session-supervisor';
import { describeSpeech } from './samples/describe-speech';
import { makeSpeakSample } from './samples/speak-sample';
import { makeJoinSocket } from './socket/join-socket';
import { compiledAgentModels } from './storage/compiled-agent-model';
import { makeCompiledAgentRepository } from './storage/compiled-agent-repository';
import { liveSessionModel } from './storage/live-session-model';
import { makeLiveSessionRepository } from './storage/live-session-repository';
import { phoneCallModel } from './storage/phone-call-model';
import { makePhoneCallRepository } from './storage/phone-call-repository';
import { pinGuessModel } from './storage/pin-guess-model';
import { makePinGuesses } from './storage/pin-guess-repository';
import type { EndOfTurn } from './telephony/listener';
import { makeCallRecordings } from './telephony/record-call';
import { speechOf } from './telephony/speech';
import type { SpeechPorts } from './telephony/speech-models';
import { makeTelephony, noTelephony } from './telephony/telephony';
import { makeAgentConfig } from './use-cases/agent-config';
import { makeOpenConversation } from './use-cases/open-conversation';
import { makeOpenPhone } from './use-cases/open-phone';
import { makeViewInterview } from './use-cases/view-interview';
import { makeWithdrawConsent } from './use-cases/withdraw-consent';
import { pageSpeechOf } from './voice/page-speech';
import { makePageVoices } from './voice/page-voice';

export interface Overrides {
  logger?: Logger;
  clock?: Clock;
  decisions?: Decisions;
  interviewerFor?: (brief: InterviewerBrief) => SessionInterviewer;
  liveSessions?: (real: LiveSessionRepository) => LiveSessionRepository;
  endOfTurn?: EndOfTurn;
  speech?: SpeechPorts;
  /** Returns the bundled module of a thread. */
  workerFile?: (name: string) => string;
}

const workerFile = (name: string) => path.join(__dirname, `${name}.js`);

const textWorkHere = (decisions: Decisions): TextWork => ({
  ...decisions,
  analyse: async (input) => analyseInterview(input),
});

export function buildApp(config: ConversationConfig, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger, endOfTurn = endOfTurnMs } = overrides;
  const { leaseMs, limits, patience, socket } = config;
  const service = makeService('conversation', config, logger);
  const onCall = providerMetrics(service.registry);
  const onSchemaRefused = () => logger.warn('Language model refused the JSON schema; went on without it');
  const textWork = overrides.decisions
    ? textWorkHere(overrides.decisions)
    : textWorkIn(service, workerFile('text-worker'));
  const interviewerFor =
    overrides.interviewerFor ??
    interviewersOf(config, textWork, {
      onCall,
      onSchemaRefused,
      onTokens: (sessionId = '', used) => registry.get(sessionId)?.usage.tokens(used),
    });
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const stored = makeLiveSessionRepository(liveSessionModel(mongo));
  const liveSessions = overrides.liveSessions?.(stored) ?? stored;

  const interviewClient = service.client('colloquy.interview.v1.InterviewService', config.interviewGrpc);
  const agentClient = service.client('colloquy.agent.v1.AgentService', config.agentGrpc);
  const interviews = grpcInterviews(interviewClient);

  const registry = makeRegistry({ leaseMs, liveSessions, logger });
  const metrics = conversationMetrics(service.registry, {
    sessions: () => registry.all().length,
    connections: () => joinSocket.connections(),
  });
  const tokens = makeResumeTokens(config.resumeSecret);
  const lock = makeKeyedLock();
  const compiled = makeCompiledAgentRepository(compiledAgentModels(mongo));
  const agents = makeAgentConfig({ stored: compiled, agents: grpcAgents(agentClient) });
  // only written here: no URL of an ongoing recording is issued
  const { store } = makeMediaStore(mediaSettingsOf(config.media, config.appUrl), clock);
  const recorder = mediaRecorder(store);
  const recordings = makeCallRecordings({ recorder, clock, logger, writeMs: patience.writeMs });
  const models = speechOf(config, service, {
    onCall,
    logger,
    given: overrides.speech,
    workerFile: overrides.workerFile ?? workerFile,
  });
  const speech = { endOfTurn, models };
  const telephony = makeTelephony({
    config: config.telephony,
    appUrl: config.appUrl,
    secret: config.resumeSecret,
    helloMs: socket.helloMs,
    calls: makePhoneCallRepository(phoneCallModel(mongo)),
    guesses: makePinGuesses(pinGuessModel(mongo), config.telephony.pinGuesses),
    dueCalls: grpcDueCalls(interviewClient),
    speech,
    recordings: config.telephony.record ? recordings : undefined,
    writeMs: patience.writeMs,
    leaseMs,
    clock,
    logger,
  });
  const { switchToPhone, launchCall } = telephony ?? noTelephony;
  const working = { interviews, liveSessions, registry, tokens, clock, logger, metrics };
  const timeBudget = defaultTimeBudget(config);
  const conducting = {
    agents,
    compiled,
    interviewerFor,
    timeBudget,
    recordsCalls: config.telephony.record && !config.telephony.words,
    limits,
    logger,
  };
  const conduct = makeConduct({
    ...working,
    ...conducting,
    patience,
    switchToPhone,
    finishRecording: recordings.finish,
  });
  const supervisor = makeSessionSupervisor({ ...working, conduct, lock, leaseMs });
  const opening = { ...working, conduct, lock, openMs: patience.openMs };
  const open = makeOpenConversation(opening);
  const phone = telephony?.serve(makeOpenPhone(opening));

  service.add(store, 'storage');
  service.add(recordings);
  service.add(supervisor);
  service.grpc(
    config.grpcPort,
    'colloquy.conversation.v1.ConversationService',
    conversationService({
      agents: compiled,
      launchCall,
      rehearse: makeRehearse({ ...conducting, analyse: textWork.analyse }),
      speakSample: makeSpeakSample(models?.voice),
      speech: describeSpeech(config.speech, models),
    }),
  );
  const pageSpeech = pageSpeechOf(config.pageSpeech, models !== undefined);
  const voices =
    pageSpeech === 'platform' ? makePageVoices({ speech, recordings, clock, logger }) : undefined;
  const viewOf = makeViewInterview({
    speech: pageSpeech,
    interviews,
    agents,
    clock,
    phone: telephony !== undefined,
    origin: new URL(config.appUrl).origin,
    timeBudget,
    maxDurationMs: limits.maxDurationMs,
  });
  const withdraw = makeWithdrawConsent(opening);
  const http = service.http({
    routes: [
      joinRoutes({ joinDir: config.joinDir, appUrl: config.appUrl, viewOf, withdraw }),
      ...(phone ? [phone.routes] : []),
    ],
  });
  const joinSocket = makeJoinSocket({
    ...working,
    open,
    voices,
    recorder,
    server: http.server,
    origin: new URL(config.appUrl).origin,
    trustedProxies: socket.trustedProxies,
    pingMs: socket.pingMs,
    helloMs: socket.helloMs,
    rate: socket,
    caps: socket,
    ...(phone ? { others: phone.takes } : {}),
  });
  const onPage = voices ? [joinSocket, voices] : [joinSocket];
  for (const edge of phone?.edgesAround(onPage) ?? onPage) service.add(edge, 'edge');
  return service.app();
}
