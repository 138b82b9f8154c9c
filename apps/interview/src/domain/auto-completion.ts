import { idleAtOf } from './idle-session';
import { type Interview, latestSession, openSession } from './interview';
import { nextWorkOf } from './withdrawn';

/** Time for which the expert may be absent before an interview completes automatically, milliseconds. */
export interface Pauses {
  /** After the interviewer ended the session; the platform's default is 2 minutes. */
  afterNaturalEndMs: number;
  /** After any other end, except by the expert; the platform's default is 24 hours. */
  afterInterruptionMs: number;
}

/** Returns when to complete or to count the open session as lost; null in a call or while a session is unprocessed. */
export function dueAtOf(interview: Interview, pauses: Pauses): Date | null {
  if (interview.withdrawal) return nextWorkOf(interview, interview.withdrawal);
  if (openSession(interview)) return idleAtOf(interview);
  if (interview.status !== 'IN_PROGRESS' || interview.call) return null;
  const session = latestSession(interview);
  if (!session?.endedAt || !session.isProcessed) return null;
  const pauseMs =
    session.disconnectReason === 'completed_by_expert'
      ? 0
      : session.disconnectReason === 'completed_natural_end'
        ? pauses.afterNaturalEndMs
        : pauses.afterInterruptionMs;
  const earliest = session.endedAt.getTime() + pauseMs;
  return new Date(Math.max(earliest, interview.resumeHoldUntil?.getTime() ?? 0));
}
