import { AppError } from '@colloquy/kernel';
import { dueAtOf, type Pauses } from './auto-completion';
import { type Call, type Change, type Interview, openSession, unchanged } from './interview';
import { nextStatus, type Trigger } from './status';
import { assertNotWithdrawn } from './withdrawn';

/** The numbers of dialling that are configuration. */
export interface CallRules {
  /** How often a call is attempted. */
  attempts: number;
  /** Between two attempts, milliseconds. */
  pauseMs: number;
  /** How long somebody who is connected waits for the expert, milliseconds. */
  noShowMs: number;
  pauses: Pauses;
}

/** When a call of a SCHEDULED interview is due: never without a number or a date, while a session is open, or after a withdrawal. */
export function scheduledCallAt(interview: Interview): Date | null {
  if (interview.withdrawal || interview.status !== 'SCHEDULED' || !interview.dialInPhone) return null;
  if (openSession(interview)) return null;
  return interview.scheduledAt;
}

/**
 * The interview after something happened to its call. One that is IN_PROGRESS and is called again stays so: the
 * conversation so far is not undone by a call that fails.
 */
export function afterCall(
  interview: Interview,
  trigger: Trigger,
  call: Pick<Interview, 'call' | 'callDueAt' | 'statusReason'>,
  pauses: Pauses,
): Interview {
  const status = nextStatus(interview.status, trigger) ?? interview.status;
  const next = { ...interview, ...call, status };
  return { ...next, dueAt: dueAtOf(next, pauses) };
}

/** Whether the call of this id is the one that is being made or goes on. */
export const isCurrentCall = (
  interview: Interview,
  callId: string,
): interview is Interview & { call: Call } => callId !== '' && interview.call?.id === callId;

/**
 * Somebody wants the interview dialled now. A call that waits for its next attempt is made at once; one that is
 * being made is left alone.
 * @throws AppError `conflict` INTERVIEW_WITHDRAWN, NO_DIAL_IN_PHONE, INTERVIEW_COMPLETED or SESSION_ALREADY_OPEN
 */
export function requestCall(interview: Interview, now: Date, rules: CallRules): Change {
  assertNotWithdrawn(interview);
  if (interview.status === 'COMPLETED') {
    throw new AppError('conflict', 'INTERVIEW_COMPLETED', 'The interview is completed');
  }
  if (!interview.dialInPhone) {
    throw new AppError('conflict', 'NO_DIAL_IN_PHONE', 'The interview has no number to dial');
  }
  if (openSession(interview)) {
    throw new AppError('conflict', 'SESSION_ALREADY_OPEN', 'The interview is open elsewhere');
  }
  if (interview.call?.id) return unchanged(interview);
  const call = interview.call ?? { id: null, attempt: 0, connectedAt: null };
  const statusReason = interview.call ? interview.statusReason : null;
  return {
    interview: afterCall(interview, 'dial', { call, callDueAt: now, statusReason }, rules.pauses),
    facts: [],
  };
}

/** A caller that takes a call: the id of the attempt, and until when it is the caller's without renewing. */
export interface CallClaim {
  callId: string;
  leaseUntil: Date;
}

/**
 * Takes a call that is due. The claim has moved the moment it is due to the end of the lease; when it is elsewhere
 * by now, somebody else has changed it since and there is nothing to take.
 */
export function claimCall(interview: Interview, { callId, leaseUntil }: CallClaim, rules: CallRules): Change {
  if (interview.callDueAt?.getTime() !== leaseUntil.getTime()) return unchanged(interview);
  const call = { id: callId, attempt: (interview.call?.attempt ?? 0) + 1, connectedAt: null };
  const { statusReason } = interview.call ? interview : { statusReason: null };
  return {
    interview: afterCall(interview, 'dial', { call, callDueAt: leaseUntil, statusReason }, rules.pauses),
    facts: [],
  };
}

/**
 * The caller is still at it. Nobody waits for an expert longer than the limit and one more lease: a caller that
 * neither hears somebody nor gives up is not renewed beyond.
 */
export function renewCall(
  interview: Interview,
  callId: string,
  lease: { now: Date; leaseMs: number },
  rules: Pick<CallRules, 'noShowMs'>,
): Change {
  if (!isCurrentCall(interview, callId) || interview.callDueAt === null) return unchanged(interview);
  const now = lease.now.getTime();
  const waitedSince = interview.call.connectedAt?.getTime() ?? Infinity;
  if (now > waitedSince + rules.noShowMs + lease.leaseMs) return unchanged(interview);
  return { interview: { ...interview, callDueAt: new Date(now + lease.leaseMs) }, facts: [] };
}

/** Whether the caller still has the call: somebody has spoken in it, or its lease has not lapsed. */
export const isHeld = (interview: Interview, callId: string, now: Date): boolean =>
  isCurrentCall(interview, callId) && (interview.callDueAt === null || interview.callDueAt > now);

/** The call is answered and the conference joined: somebody waits for the expert now. */
export function connected(interview: Interview, now: Date): Interview {
  const { call } = interview;
  if (!call?.id || call.connectedAt) return interview;
  const status = nextStatus(interview.status, 'connected') ?? interview.status;
  return { ...interview, status, statusReason: null, call: { ...call, connectedAt: now } };
}
