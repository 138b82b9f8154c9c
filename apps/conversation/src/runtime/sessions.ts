import { type Decisions, type InterviewerBrief, type OnCall } from '@colloquy/language';
import type { Logger } from '@colloquy/logging';
import type { Service } from '@colloquy/service';
import { type Config, defaultTimeBudget } from '../config';
import type { LiveSessionRepository, SessionInterviewer } from '../domain/ports';
import { type ConductDeps, makeConduct } from './conduct';
import { interviewersOf } from './interviewers';
import { makeKeyedLock } from './keyed-lock';
import { conversationMetrics } from './metrics';
import { makeRegistry } from './registry';
import { makeResumeTokens } from './resume-tokens';
import { makeClaimExpired, makeRenewLeases } from './supervise-sessions';

interface SessionsOptions extends Pick<
  ConductDeps,
  'interviews' | 'agents' | 'compiled' | 'clock' | 'switchToPhone' | 'finishRecording'
> {
  liveSessions: LiveSessionRepository;
  decisions: Decisions;
  onCall: OnCall;
  logger: Logger;
  /** Replaces the interviewers that the settings select. */
  interviewerFor: ((brief: InterviewerBrief) => SessionInterviewer) | undefined;
  connections: () => number;
}

export function makeSessions(service: Service, config: Config, options: SessionsOptions) {
  const { interviews, liveSessions, clock, logger, onCall, decisions } = options;
  const { leaseMs, limits, patience } = config;
  const registry = makeRegistry({ leaseMs, liveSessions, logger });
  const metrics = conversationMetrics(service.registry, {
    sessions: () => registry.all().length,
    connections: options.connections,
  });
  const tokens = makeResumeTokens(config.resumeSecret);
  const lock = makeKeyedLock();
  const interviewerFor =
    options.interviewerFor ??
    interviewersOf(config, decisions, {
      onCall,
      onSchemaRefused: () => logger.warn('Language model refused the JSON schema; continued without it'),
      onTokens: (sessionId = '', used) => registry.get(sessionId)?.usage.tokens(used),
    });
  const working = { interviews, liveSessions, registry, tokens, clock, logger, metrics };
  const conducting = {
    agents: options.agents,
    compiled: options.compiled,
    interviewerFor,
    timeBudget: defaultTimeBudget(config),
    recordsCalls: config.telephony.record && !config.telephony.words,
    limits,
    logger,
  };
  const { switchToPhone, finishRecording } = options;
  const conduct = makeConduct({ ...working, ...conducting, patience, switchToPhone, finishRecording });
  const superviseEveryMs = Math.max(20, Math.floor(leaseMs / 5));
  const supervising = { ...working, conduct, lock, leaseMs };
  service.dueWork('session leases', superviseEveryMs, [makeRenewLeases(supervising)]);
  // apart from the leases: a claim may wait for other services, and a stop lets it finish
  service.dueWork('expired sessions', superviseEveryMs, [makeClaimExpired(supervising)], patience.openMs);
  return { conducting, opening: { ...working, conduct, lock, openMs: patience.openMs } };
}

export type Sessions = ReturnType<typeof makeSessions>;
