import { AppError } from '@colloquy/kernel';
import { type Change, type Interview, unchanged, withSession } from './interview';
import { sessionOf } from './sessions';

/** The claim of a process to conduct a session. Each claim of a session has a higher token than all before it. */
export interface SessionClaim {
  sessionId: string;
  fencingToken: number;
}

/**
 * Refuses a process that another one has replaced while its session is open.
 * @throws AppError `conflict` SESSION_MOVED
 */
export function assertNotMoved(interview: Interview, { sessionId, fencingToken }: SessionClaim): void {
  const session = interview.sessions.find(({ id }) => id === sessionId);
  if (!session || session.endedAt || fencingToken >= (session.fencingToken ?? 0)) return;
  throw new AppError('conflict', 'SESSION_MOVED', 'Another process conducts the session');
}

/**
 * Stores the claim with its session, so that {@link assertNotMoved} refuses every earlier one. Repeating it changes
 * nothing; an ended session is left as it is.
 * @throws AppError `not-found` for an unknown session, `conflict` SESSION_MOVED
 */
export function announceClaim(interview: Interview, claim: SessionClaim): Change {
  assertNotMoved(interview, claim);
  const { id, endedAt, fencingToken = 0 } = sessionOf(interview, claim.sessionId);
  if (endedAt || fencingToken === claim.fencingToken) return unchanged(interview);
  return {
    interview: withSession(interview, id, { fencingToken: claim.fencingToken }),
    facts: [],
  };
}
