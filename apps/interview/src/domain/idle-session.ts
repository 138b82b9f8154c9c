import { type Interview, openSession } from './interview';

/** Longer than any lease, resumption or write of the conversation service, milliseconds. */
export const maxIdleMs = 6 * 3_600_000;

/** Returns when the open session counts as lost, unless it becomes active before; null without an open session. */
export function idleAtOf(interview: Pick<Interview, 'sessions' | 'lastActivityAt'>): Date | null {
  return openSession(interview) ? new Date(interview.lastActivityAt.getTime() + maxIdleMs) : null;
}
