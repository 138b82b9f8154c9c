import { type Change, type Interview, latestSession, openSession, unchanged } from './interview';
import { nextWorkOf, withdrawnReason } from './withdrawn';

/** In `interview.completed`, the session of an interview that had none. */
const noSession = '00000000-0000-0000-0000-000000000000';

/** Makes one session the active one. */
export const activate = (interview: Interview, sessionId: string): Interview => ({
  ...interview,
  sessions: interview.sessions.map((session) => ({ ...session, isActive: session.id === sessionId })),
});

/** Completes an interview, or completes it once more with another session; either way it is analysed anew. */
export function complete(
  interview: Interview,
  sessionId: string,
  completedAt: Date,
  success: boolean,
): Change {
  const completion = interview.completion + 1;
  return {
    interview: {
      ...activate(interview, sessionId),
      status: 'COMPLETED',
      statusReason: interview.withdrawal ? withdrawnReason : null,
      completedAt,
      completion,
      analysis: null,
      resumeHoldUntil: null,
      call: null,
      callDueAt: null,
      dueAt: interview.withdrawal ? nextWorkOf(interview.withdrawal) : null,
    },
    facts: [
      {
        type: 'interview.completed.v1',
        data: {
          interviewId: interview.id,
          completion,
          sessionId,
          completedAt: completedAt.toISOString(),
          success,
        },
      },
    ],
  };
}

/** Completes a withdrawn interview, without success, as soon as no session is open; waits for no processing. */
export function completeWithdrawn(interview: Interview, now: Date): Change {
  if (interview.status === 'COMPLETED' || openSession(interview)) return unchanged(interview);
  return complete(interview, latestSession(interview)?.id ?? noSession, now, false);
}
