import path from 'node:path';
import { type Clock } from '@colloquy/kernel';
import { type Decisions, type InterviewerBrief, providerMetrics } from '@colloquy/language';
import { endOfTurnMs } from '@colloquy/language/turn-taking';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp } from '@colloquy/service';
import { recordingIn } from './assembly/recording-in';
import { servePage } from './assembly/serve-page';
import { servePeers } from './assembly/serve-peers';
import { makePeers } from './clients/peers';
import type { Config } from './config';
import type { LiveSessionRepository, SessionInterviewer } from './domain/ports';
import { textWorkHere, textWorkIn } from './runtime/interviewers';
import { makeSessions } from './runtime/sessions';
import { makeStorage } from './storage';
import type { EndOfTurn } from './telephony/listener';
import { speechOf } from './telephony/speech';
import type { SpeechPorts } from './telephony/speech-models';
import { makeTelephony, noTelephony } from './telephony/telephony';
import { makeAgentConfig } from './use-cases/agent-config';
import { makeOpenPhone } from './use-cases/open-phone';

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
    onCall,
    logger,
    given: overrides.speech,
    workerFile: overrides.workerFile ?? workerFile,
  });
  const speech = { endOfTurn, models };
  const { recorder, recordings } = recordingIn(service, config, clock);
  const called = { ...peers, calls, guesses, speech, recordings, clock, logger, onCall };
  const telephony = makeTelephony(config, called);
  const { switchToPhone, launchCall } = telephony ?? noTelephony;
  const sessions = makeSessions(service, config, {
    ...peers,
    agents,
    compiled,
    liveSessions,
    clock,
    logger,
    onCall,
    interviewerFor,
    switchToPhone,
    decisions: textWork,
    finishRecording: recordings.finish,
    connections: () => page.connections(),
  });
  servePeers(service, config, { agents: compiled, launchCall, sessions, textWork, models });
  const phone = telephony?.serve(makeOpenPhone(sessions.opening));
  const page = servePage(service, config, { sessions, agents, speech, recorder, recordings, phone });
  return service.app();
}
