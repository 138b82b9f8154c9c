import type { Platform } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { sessionEnded } from './announcements';
import { dueAtOf, type Pauses } from './auto-completion';
import { completeWithdrawn } from './complete';
import { idleAtOf, maxIdleMs } from './idle-session';
import { connected, isCurrentCall, scheduledCallAt } from './call';
import {
  type Change,
  type Interview,
  latestSession,
  openSession,
  type ProviderUsage,
  type Session,
  unchanged,
  withSession,
} from './interview';
import { handoffReason, isLegalReason } from './session-reasons';
import { nextStatus } from './status';
import { assertNotWithdrawn, sweptAgain } from './withdrawn';

/** Each session costs space in the interview's document. */
export const maxSessions = 200;

export interface SessionStart {
  sessionId: string;
  platform: Platform;
  /** Supersedes all earlier sessions instead of continuing the latest. */
  startOver: boolean;
  startedAt: Date;
}

/**
 * Ends a hold. Continues the latest session, whose end becomes a handoff, or supersedes all earlier ones. Repeatable.
 * @throws AppError `conflict` INTERVIEW_WITHDRAWN, INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN or TOO_MANY_SESSIONS
 */
export function startSession(interview: Interview, start: SessionStart, now: Date): Change {
  if (interview.sessions.some((session) => session.id === start.sessionId)) return unchanged(interview);
  assertNotWithdrawn(interview);
  if (interview.status === 'COMPLETED') {
    throw new AppError('conflict', 'INTERVIEW_COMPLETED', 'The interview is completed');
  }
  if (openSession(interview)) {
    throw new AppError('conflict', 'SESSION_ALREADY_OPEN', 'The interview is open elsewhere');
  }
  if (interview.sessions.length >= maxSessions) {
    throw new AppError('conflict', 'TOO_MANY_SESSIONS', `An interview has at most ${maxSessions} sessions`);
  }
  const continued = start.startOver ? undefined : latestSession(interview);
  const session: Session = {
    id: start.sessionId,
    platform: start.platform,
    startedAt: start.startedAt,
    endedAt: null,
    durationSeconds: 0,
    disconnectReason: null,
    isActive: true,
    isProcessed: false,
    continuesSessionId: continued?.id ?? null,
    supersededAt: null,
    transcriptKey: null,
    translatedKey: null,
    audioKey: null,
    conversationAudioKey: null,
  };
  const earlier = interview.sessions.map((known) => ({
    ...known,
    isActive: false,
    supersededAt: known.supersededAt ?? (start.startOver ? now : null),
    disconnectReason:
      known === continued ? handoffReason(known.platform, start.platform) : known.disconnectReason,
  }));
  return {
    interview: {
      ...called(interview, start, now),
      sessions: [...earlier, session],
      resumeHoldUntil: null,
      dueAt: new Date(now.getTime() + maxIdleMs),
      lastActivityAt: now,
    },
    facts: [
      {
        type: 'session.started.v1',
        data: {
          interviewId: interview.id,
          sessionId: session.id,
          platform: session.platform,
          startedAt: session.startedAt.toISOString(),
        },
      },
    ],
  };
}

/** The call's own session connects it; any other session cancels it, because the expert has already joined. */
function called(interview: Interview, start: SessionStart, now: Date): Interview {
  if (isCurrentCall(interview, start.sessionId)) return connected(interview, now);
  if (!interview.call) return { ...interview, callDueAt: null };
  const status = nextStatus(interview.status, 'joined-elsewhere') ?? interview.status;
  return { ...interview, status, statusReason: null, call: null, callDueAt: null };
}

export interface SessionEnd {
  sessionId: string;
  reason: string;
  endedAt: Date;
  durationSeconds: number;
  /** Default: the usage noted last. */
  usage?: ProviderUsage | undefined;
}

/** The first reason stays. Repeatable. @throws AppError `not-found`, or `invalid` ILLEGAL_REASON of another platform */
export function endSession(interview: Interview, end: SessionEnd, now: Date): Change {
  const session = sessionOf(interview, end.sessionId);
  if (session.endedAt) return unchanged(interview);
  if (!isLegalReason(session.platform, end.reason)) {
    throw new AppError(
      'invalid',
      'ILLEGAL_REASON',
      `A ${session.platform} session cannot end for this reason`,
    );
  }
  const endedAt = end.endedAt < session.startedAt ? session.startedAt : end.endedAt;
  const longest = Math.ceil((endedAt.getTime() - session.startedAt.getTime()) / 1000);
  const durationSeconds = Math.max(0, Math.min(Math.round(end.durationSeconds), longest));
  const isActive = interview.status === 'COMPLETED' && session.isActive;
  const { usage = session.usage } = end;
  const outcome = { endedAt, durationSeconds, disconnectReason: end.reason, isActive };
  const over = { ...session, ...outcome, ...(usage && { usage }) };
  const ended = withSession(interview, session.id, over);
  const isOver = ended.call?.id === session.id && ended.callDueAt === null;
  const hungUp = isOver ? { ...ended, call: null } : ended;
  const next = {
    ...hungUp,
    callDueAt: hungUp.call ? hungUp.callDueAt : scheduledCallAt(hungUp),
    dueAt: null,
    lastActivityAt: now,
  };
  const completed = next.withdrawal ? completeWithdrawn(sweptAgain(next, now), now) : unchanged(next);
  return {
    interview: completed.interview,
    facts: [sessionEnded(interview, over), ...completed.facts],
  };
}

/** Ends a session that the conversation service has lost, at its last activity. */
export function endIdleSession(interview: Interview, now: Date): Change {
  const session = openSession(interview);
  const idleAt = idleAtOf(interview);
  if (!session || !idleAt || idleAt > now) return unchanged(interview);
  const endedAt = interview.lastActivityAt;
  const durationSeconds = (endedAt.getTime() - session.startedAt.getTime()) / 1000;
  const reason = 'ended_by_agent_platform'; // legal on both platforms
  return endSession(interview, { sessionId: session.id, reason, endedAt, durationSeconds }, now);
}

/** @throws AppError `conflict` INTERVIEW_WITHDRAWN or INTERVIEW_COMPLETED */
export function holdForLater(interview: Interview, until: Date, pauses: Pauses): Change {
  assertNotWithdrawn(interview);
  if (interview.status === 'COMPLETED') {
    throw new AppError('conflict', 'INTERVIEW_COMPLETED', 'The interview is completed');
  }
  const held = { ...interview, resumeHoldUntil: until };
  return { interview: { ...held, dueAt: dueAtOf(held, pauses) }, facts: [] };
}

/** @throws AppError `not-found` */
export function sessionOf<S extends Pick<Session, 'id'>>(
  interview: { sessions: readonly S[] },
  sessionId: string,
): S {
  const session = interview.sessions.find((known) => known.id === sessionId);
  if (!session) throw new AppError('not-found', 'SESSION_NOT_FOUND', 'Session not found');
  return session;
}
