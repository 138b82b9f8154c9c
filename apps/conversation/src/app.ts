import path from 'node:path';
import { type Clock } from '@colloquy/kernel';
import { analyseInterview, type Decisions, type InterviewerBrief, providerMetrics } from '@colloquy/language';
import { endOfTurnMs } from '@colloquy/language/turn-taking';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { makeService, type Service, type ServiceApp } from '@colloquy/service';
import { makePeers } from './clients/peers';
import { mediaRecorder } from './clients/recorder';
import { type Config, defaultTimeBudget } from './config';
import type { Agents, LiveSessionRepository, SessionInterviewer } from './domain/ports';
import { conversationHandlers } from './grpc/conversation-handlers';
import { joinRoutes } from './http/join-routes';
import { makeRehearse } from './rehearsal/rehearse';
import { type TextWork, textWorkIn } from './runtime/interviewers';
import { makeSessions, type Sessions } from './runtime/sessions';
import { describeSpeech } from './samples/describe-speech';
import { makeSpeakSample } from './samples/speak-sample';
import { type JoinSocketOptions, makeJoinSocket } from './socket/join-socket';
import { makeStorage } from './storage';
import type { EndOfTurn } from './telephony/listener';
import { makeCallRecordings } from './telephony/record-call';
import { speechOf } from './telephony/speech';
import type { SpeechPorts } from './telephony/speech-models';
import { makeTelephony, noTelephony, type TelephonyKit } from './telephony/telephony';
import { makeAgentConfig } from './use-cases/agent-config';
import { makeOpenConversation } from './use-cases/open-conversation';
import { makeOpenPhone } from './use-cases/open-phone';
import { makeViewInterview } from './use-cases/view-interview';
import { makeWithdrawConsent } from './use-cases/withdraw-consent';
import { pageSpeechOf } from './voice/page-speech';
import { makePageVoices, type PageVoicesDeps } from './voice/page-voice';

export interface Overrides {
  logger?: Logger;
  clock?: Clock;
  decisions?: Decisions;
  interviewerFor?: (brief: InterviewerBrief) => SessionInterviewer;
  liveSessions?: (real: LiveSessionRepository) => LiveSessionRepository;
  endOfTurn?: EndOfTurn;
  speech?: SpeechPorts;
  /** Returns the bundled module of a thread or of a process. */
  workerFile?: (name: string) => string;
}

const workerFile = (name: string) => path.join(__dirname, `${name}.js`);

const textWorkHere = (decisions: Decisions): TextWork => ({
  ...decisions,
  analyse: async (input) => analyseInterview(input),
});

export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger, endOfTurn = endOfTurnMs, interviewerFor } = overrides;
  const service = makeService('conversation', config, logger);
  const onCall = providerMetrics(service.registry);
  const textWork = overrides.decisions
    ? textWorkHere(overrides.decisions)
    : textWorkIn(service, workerFile('text-worker'));
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const { liveSessions: stored, compiled, calls, guesses } = makeStorage(mongo, config);
  const liveSessions = overrides.liveSessions?.(stored) ?? stored;
  const peers = makePeers(service, config);
  const agents = makeAgentConfig({ stored: compiled, agents: peers.agents });
  const models = speechOf(config, service, {
    ...{ onCall, logger, given: overrides.speech },
    workerFile: overrides.workerFile ?? workerFile,
  });
  const speech = { endOfTurn, models };
  const { recorder, recordings } = recordingIn(service, config, clock);
  const called = { ...peers, calls, guesses, speech, recordings, clock, logger, onCall };
  const telephony = makeTelephony(config, called);
  const { switchToPhone, launchCall } = telephony ?? noTelephony;
  const sessions = makeSessions(service, config, {
    ...{ ...peers, agents, compiled, liveSessions, clock, logger, onCall, interviewerFor, switchToPhone },
    decisions: textWork,
    finishRecording: recordings.finish,
    connections: () => page.connections(),
  });
  service.grpc(
    config.grpcPort,
    'colloquy.conversation.v1.ConversationService',
    conversationHandlers({
      agents: compiled,
      launchCall,
      rehearse: makeRehearse({ ...sessions.conducting, analyse: textWork.analyse }),
      speakSample: makeSpeakSample(models?.voice),
      speech: describeSpeech(config.speech, models),
    }),
  );
  const phone = telephony?.serve(makeOpenPhone(sessions.opening));
  const page = servePage(service, config, { sessions, agents, speech, recorder, recordings, phone });
  return service.app();
}

/** Both the page and calls are recorded. No URL of an ongoing recording is issued, so it is only written here. */
function recordingIn(service: Service, config: Config, clock: Clock) {
  const { store } = makeMediaStore(mediaSettingsOf(config.media, config.appUrl), clock);
  service.add(store, 'storage');
  const recorder = mediaRecorder(store);
  const { writeMs } = config.patience;
  const recordings = service.add(makeCallRecordings({ recorder, clock, logger: service.logger, writeMs }));
  return { recorder, recordings };
}

interface PageDeps extends Pick<JoinSocketOptions, 'recorder'> {
  sessions: Sessions;
  agents: Agents;
  speech: PageVoicesDeps['speech'];
  recordings: PageVoicesDeps['recordings'];
  phone: ReturnType<TelephonyKit['serve']> | undefined;
}

/** Serves the join page and what providers of calls request, over HTTP and WebSocket. */
function servePage(service: Service, config: Config, deps: PageDeps) {
  const { agents, speech, recorder, recordings, phone } = deps;
  const { opening } = deps.sessions;
  const { interviews, clock, logger } = opening;
  const { socket, joinDir, appUrl, limits } = config;
  const { origin } = new URL(appUrl);
  const pageSpeech = pageSpeechOf(config.pageSpeech, speech.models !== undefined);
  const voices =
    pageSpeech === 'platform' ? makePageVoices({ speech, recordings, clock, logger }) : undefined;
  const viewOf = makeViewInterview({
    ...{ interviews, agents, clock, origin, speech: pageSpeech },
    phone: phone !== undefined,
    timeBudget: defaultTimeBudget(config),
    maxDurationMs: limits.maxDurationMs,
  });
  const join = joinRoutes({ joinDir, appUrl, viewOf, withdraw: makeWithdrawConsent(opening) });
  const { server } = service.http({ routes: phone ? [join, phone.routes] : [join] });
  const joinSocket = makeJoinSocket({
    ...{ ...opening, ...socket, recorder, server, origin, voices },
    open: makeOpenConversation(opening),
    rate: socket,
    caps: socket,
    ...(phone && { others: phone.takes }),
  });
  const onPage = voices ? [joinSocket, voices] : [joinSocket];
  for (const edge of phone?.edgesAround(onPage) ?? onPage) service.add(edge, 'edge');
  return joinSocket;
}
