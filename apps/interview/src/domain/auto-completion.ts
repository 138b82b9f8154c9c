import { type Interview, latestSession, openSession } from './interview';
import { nextWorkOf } from './withdrawn';

/** How long the expert may stay away before an interview completes by itself, milliseconds. */
export interface Pauses {
  /** After the interviewer closed by itself; the platform's default is 2 minutes. */
  afterNaturalEndMs: number;
  /** After any other end but the expert's own; the platform's default is 24 hours. */
  afterInterruptionMs: number;
}

/**
 * When an interview completes by itself: its latest session has ended and is processed, and nobody came back.
 * Null while a session is open or the expert is being called, before processing, or when it is not IN_PROGRESS. A hold
 * postpones it. Of a withdrawn interview: when its withdrawal needs work.
 */
export function dueAtOf(interview: Interview, pauses: Pauses): Date | null {
  if (interview.withdrawal) return nextWorkOf(interview.withdrawal);
  if (interview.status !== 'IN_PROGRESS' || interview.call || openSession(interview)) return null;
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
