import { AppError } from '@colloquy/kernel';
import { type Change, type Interview, type ProviderUsage, type Session, withSession } from './interview';
import { sessionOf } from './sessions';
import { nextStatus } from './status';

export interface ConductedInterview extends Pick<
  Interview,
  'id' | 'accountId' | 'status' | 'statusReason' | 'withdrawal' | 'callDueAt' | 'lastActivityAt'
> {
  sessions: readonly Pick<Session, 'id' | 'endedAt' | 'fencingToken'>[];
}

/** Maximum age of the stored activity time, milliseconds; saves a write for most turns. */
const activityPrecisionMs = 15_000;

/** The first turn, also the expert's, puts the interview IN_PROGRESS. @throws AppError like {@link assertOpen} */
export function noteTurns(interview: Interview, sessionId: string, now: Date, usage?: ProviderUsage): Change {
  assertOpen(interview, sessionId);
  const noted = usage ? withSession(interview, sessionId, { usage }) : interview;
  return {
    interview: { ...noted, ...withWords(interview), callDueAt: null, lastActivityAt: now },
    facts: [],
  };
}

export function mustNoteTurns(interview: ConductedInterview, now: Date): boolean {
  const { status, statusReason } = withWords(interview);
  return (
    status !== interview.status ||
    statusReason !== interview.statusReason ||
    interview.callDueAt !== null ||
    now.getTime() - interview.lastActivityAt.getTime() >= activityPrecisionMs
  );
}

/** @throws AppError `not-found` for an unknown session, `conflict` SESSION_ENDED for one that has ended */
export function assertOpen(interview: Pick<ConductedInterview, 'sessions'>, sessionId: string): void {
  if (!sessionOf(interview, sessionId).endedAt) return;
  throw new AppError('conflict', 'SESSION_ENDED', 'The session has ended');
}

function withWords(interview: ConductedInterview): Pick<Interview, 'status' | 'statusReason'> {
  const status = nextStatus(interview.status, 'first-words') ?? interview.status;
  const isExplained = status !== 'IN_PROGRESS' || interview.withdrawal !== null;
  return { status, statusReason: isExplained ? interview.statusReason : null };
}
