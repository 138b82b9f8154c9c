import { afterCall, type CallRules, connected, isCurrentCall } from './call';
import { type Change, type Interview, unchanged } from './interview';
import { endSession } from './sessions';

const failures = {
  busy: 'Call busy',
  'no-answer': 'No answer',
  machine: 'Answered by a machine',
  canceled: 'Call canceled',
  failed: 'Call failed',
  'ivr-failed': 'Could not enter the conference',
} as const;

type Failure = keyof typeof failures;

export const callOutcomes = ['connected', 'no-show', ...(Object.keys(failures) as Failure[])] as const;

export type CallOutcome = (typeof callOutcomes)[number];

export const isCallOutcome = (outcome: string): outcome is CallOutcome =>
  callOutcomes.some((known) => known === outcome);

/** Applies the outcome of the current attempt. After the first words, the end of the session is the outcome. */
export function reportCall(
  interview: Interview,
  callId: string,
  outcome: CallOutcome,
  now: Date,
  rules: CallRules,
): Change {
  if (!isCurrentCall(interview, callId) || interview.callDueAt === null) return unchanged(interview);
  if (outcome === 'connected') return { interview: connected(interview, now), facts: [] };
  const { interview: hungUp, facts } = withoutSession(interview, callId, now);
  return {
    interview: outcome === 'no-show' ? noShow(hungUp, rules) : failed(hungUp, failures[outcome], now, rules),
    facts,
  };
}

/** Counts an attempt with an expired lease as failed, or as a no-show after the time limit for the expert. */
export function lapseCall(interview: Interview, leaseUntil: Date, now: Date, rules: CallRules): Change {
  const { call } = interview;
  if (!call?.id || interview.callDueAt?.getTime() !== leaseUntil.getTime()) return unchanged(interview);
  const waitedSince = call.connectedAt?.getTime() ?? Infinity;
  const outcome = now.getTime() >= waitedSince + rules.noShowMs ? 'no-show' : 'failed';
  return reportCall(interview, call.id, outcome, now, rules);
}

function noShow(interview: Interview, rules: CallRules): Interview {
  const statusReason = 'Expert did not join';
  return afterCall(interview, 'no-show', { call: null, callDueAt: null, statusReason }, rules.pauses);
}

function failed(interview: Interview, reason: string, now: Date, rules: CallRules): Interview {
  const attempt = interview.call?.attempt ?? 0;
  if (attempt < rules.attempts) {
    const call = { id: null, attempt, connectedAt: null };
    const callDueAt = new Date(now.getTime() + rules.pauseMs);
    const statusReason = `${reason} (attempt ${attempt} of ${rules.attempts})`;
    return afterCall(interview, 'dial-retry', { call, callDueAt, statusReason }, rules.pauses);
  }
  const times = attempt === 1 ? '1 attempt' : `${attempt} attempts`;
  const statusReason = `Call could not be initiated after ${times}: ${reason}`;
  return afterCall(interview, 'dial-failed', { call: null, callDueAt: null, statusReason }, rules.pauses);
}

function withoutSession(interview: Interview, callId: string, now: Date): Change {
  const session = interview.sessions.find(({ id, endedAt }) => id === callId && endedAt === null);
  if (!session) return unchanged(interview);
  const durationSeconds = Math.round((now.getTime() - session.startedAt.getTime()) / 1000);
  return endSession(
    interview,
    { sessionId: callId, reason: 'call_ended_early', endedAt: now, durationSeconds },
    now,
  );
}
