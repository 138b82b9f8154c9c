import { AppError } from '@colloquy/kernel';
import { type Change, type Interview, unchanged, withSession } from './interview';
import type { ConductedInterview } from './note-turns';
import { sessionOf } from './sessions';

/** Each claim of a session has a higher token than all before it. */
export interface SessionClaim {
  sessionId: string;
  fencingToken: number;
}

/** @throws AppError `conflict` SESSION_MOVED if another process has claimed the open session */
export function assertNotMoved(
  interview: Pick<ConductedInterview, 'sessions'>,
  { sessionId, fencingToken }: SessionClaim,
): void {
  const session = interview.sessions.find(({ id }) => id === sessionId);
  if (!session || session.endedAt || fencingToken >= (session.fencingToken ?? 0)) return;
  throw new AppError('conflict', 'SESSION_MOVED', 'Another process conducts the session');
}

/** Refuses every earlier claim. @throws AppError `not-found` for an unknown session, `conflict` SESSION_MOVED */
export function announceClaim(interview: Interview, claim: SessionClaim): Change {
  assertNotMoved(interview, claim);
  const { id, endedAt, fencingToken = 0 } = sessionOf(interview, claim.sessionId);
  if (endedAt || fencingToken === claim.fencingToken) return unchanged(interview);
  return {
    interview: withSession(interview, id, { fencingToken: claim.fencingToken }),
    facts: [],
  };
}
