import { AppError } from '@colloquy/kernel';
import { dueAtOf, type Pauses } from './auto-completion';
import { callableFrom, type CallingHours } from './calling-hours';
import { type Call, type Change, type Interview, openSession, unchanged } from './interview';
import { nextStatus, type Trigger } from './status';
import { assertNotWithdrawn } from './withdrawn';

export interface CallRules {
  attempts: number;
  pauseMs: number;
  /** Time for which a connected call waits for the expert to speak, milliseconds. */
  noShowMs: number;
  hours: CallingHours;
  pauses: Pauses;
}

/** Returns when the call of a scheduled interview is due; null without a phone number, or while a session is open. */
export function scheduledCallAt(interview: Interview): Date | null {
  if (interview.withdrawal || interview.status !== 'SCHEDULED' || !interview.dialInPhone) return null;
  if (openSession(interview)) return null;
  return interview.scheduledAt;
}

/** A failed call leaves an interview IN_PROGRESS. */
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

export const isCurrentCall = (
  interview: Interview,
  callId: string,
): interview is Interview & { call: Call } => callId !== '' && interview.call?.id === callId;

/**
 * @throws AppError `conflict` INTERVIEW_WITHDRAWN, NO_DIAL_IN_PHONE, INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN or
 *   OUTSIDE_CALLING_HOURS
 */
export function requestCall(interview: Interview, now: Date, rules: CallRules): Change {
  assertNotWithdrawn(interview);
  if (interview.status === 'COMPLETED') {
    throw new AppError('conflict', 'INTERVIEW_COMPLETED', 'The interview is completed');
  }
  if (!interview.dialInPhone) {
    throw new AppError('conflict', 'NO_DIAL_IN_PHONE', 'The interview has no dialInPhone');
  }
  if (openSession(interview)) {
    throw new AppError('conflict', 'SESSION_ALREADY_OPEN', 'The interview is open elsewhere');
  }
  if (interview.call?.id) return unchanged(interview);
  const from = callableFrom(now, interview.expertTimeZone, rules.hours);
  if (from > now) {
    const text = `The expert can be called from ${from.toISOString()}`;
    throw new AppError('conflict', 'OUTSIDE_CALLING_HOURS', text);
  }
  const call = interview.call ?? { id: null, attempt: 0, connectedAt: null };
  const statusReason = interview.call ? interview.statusReason : null;
  return {
    interview: afterCall(interview, 'dial', { call, callDueAt: now, statusReason }, rules.pauses),
    facts: [],
  };
}

interface CallClaim {
  callId: string;
  leaseUntil: Date;
}

/** Starts a due attempt, or postpones it to the calling hours; neither if `callDueAt` has changed since the claim. */
export function claimCall(
  interview: Interview,
  { callId, leaseUntil }: CallClaim,
  now: Date,
  rules: CallRules,
): Change {
  if (interview.callDueAt?.getTime() !== leaseUntil.getTime()) return unchanged(interview);
  const from = callableFrom(now, interview.expertTimeZone, rules.hours);
  if (from > now) {
    const statusReason = `The call waits for ${from.toISOString()}: it is outside of the calling hours`;
    return unchanged({ ...interview, callDueAt: from, statusReason });
  }
  const call = { id: callId, attempt: (interview.call?.attempt ?? 0) + 1, connectedAt: null };
  const { statusReason } = interview.call ? interview : { statusReason: null };
  return {
    interview: afterCall(interview, 'dial', { call, callDueAt: leaseUntil, statusReason }, rules.pauses),
    facts: [],
  };
}

/** Renews a lease, but not beyond the time limit for the expert plus one lease. */
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

/** Returns whether the attempt has not lost its lease; after the first words it needs none. */
export const isHeld = (interview: Interview, callId: string, now: Date): boolean =>
  isCurrentCall(interview, callId) && (interview.callDueAt === null || interview.callDueAt > now);

export function connected(interview: Interview, now: Date): Interview {
  const { call } = interview;
  if (!call?.id || call.connectedAt) return interview;
  const status = nextStatus(interview.status, 'connected') ?? interview.status;
  return { ...interview, status, statusReason: null, call: { ...call, connectedAt: now } };
}
