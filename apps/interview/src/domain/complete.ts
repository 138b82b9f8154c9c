import { interviewCompleted, noSession } from './announcements';
import { type Change, type Interview, latestSession, openSession, unchanged } from './interview';
import { nextWorkOf, withdrawnReason } from './withdrawn';

export const activate = (interview: Interview, sessionId: string): Interview => ({
  ...interview,
  sessions: interview.sessions.map((session) => ({ ...session, isActive: session.id === sessionId })),
});

export function complete(
  interview: Interview,
  sessionId: string,
  completedAt: Date,
  success: boolean,
): Change {
  const completed: Interview = {
    ...activate(interview, sessionId),
    status: 'COMPLETED',
    statusReason: interview.withdrawal ? withdrawnReason : null,
    completedAt,
    completion: interview.completion + 1,
    analysis: null,
    resumeHoldUntil: null,
    call: null,
    callDueAt: null,
    dueAt: interview.withdrawal ? nextWorkOf(interview, interview.withdrawal) : null,
  };
  return { interview: completed, facts: [interviewCompleted(completed, completedAt, success)] };
}

/** Completes a withdrawn interview without success if no session is open. Does not wait for processing. */
export function completeWithdrawn(interview: Interview, now: Date): Change {
  if (interview.status === 'COMPLETED' || openSession(interview)) return unchanged(interview);
  return complete(interview, latestSession(interview)?.id ?? noSession, now, false);
}
