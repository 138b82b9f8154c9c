import { callAgain, nextCallOf } from '../domain/call-again';
import { deliveredChain } from '../domain/delivery';
import type { Interview, ProviderUsage, Session } from '../domain/interview';
import type { Invitation } from '../domain/invitation';
import type { Turn, TurnPage, TurnPosition } from '../domain/turn-ports';
import { assertOpen, mustNoteTurns, noteTurns } from '../domain/note-turns';
import { announceClaim, assertNotMoved, type SessionClaim } from '../domain/session-claim';
import {
  endSession as decideEnd,
  holdForLater as decideHold,
  type SessionEnd,
  sessionOf,
  type SessionStart,
  startSession as decideStart,
} from '../domain/sessions';
import { changeInterview, findConducted, findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { invitationFor } from './read-invitation';
import { idsOf, ownerOf } from './read-conversation';
import { interviewOfLink } from './read-join-view';

const maxHoldMs = 90 * 24 * 3600 * 1000;

export interface RuntimeView {
  interview: Interview;
  session: Session;
  page: TurnPage;
  beganAt: Date;
  /** Includes superseded sessions. */
  earlierTextBytes: number;
  invitation: Invitation;
  nextCall: ReturnType<typeof nextCallOf>;
}

/** Opens no session for a caller that has stopped waiting, because no process would end that session. */
export const makeStartSession =
  (deps: Deps) =>
  async (
    interviewId: string,
    start: SessionStart & SessionClaim,
    isAwaited: () => boolean,
  ): Promise<RuntimeView> => {
    const known = await interviewOfLink(deps, interviewId);
    const ref = { accountId: known.accountId, interviewId };
    const decide = (stored: Interview, now: Date) => {
      const { interview, facts } = decideStart(stored, start, now);
      return { interview: announceClaim(interview, start).interview, facts };
    };
    const interview = await changeInterview(deps, ref, decide, { known, isAwaited });
    return viewOf(deps, interview, start.sessionId);
  };

/** Stores the claim before it reads the turns, so that {@link makeAppendTurns} of the previous owner is harmless. */
export const makeReadRuntimeView =
  (deps: Deps) =>
  async (ref: InterviewRef, claim: SessionClaim): Promise<RuntimeView> => {
    const interview = await changeInterview(deps, ref, (stored) => announceClaim(stored, claim));
    return viewOf(deps, interview, claim.sessionId);
  };

async function viewOf(deps: Deps, interview: Interview, sessionId: string): Promise<RuntimeView> {
  const session = sessionOf(interview, sessionId);
  const owner = ownerOf(interview);
  const [page, earlierTextBytes, invitation] = await Promise.all([
    deps.turns.page(owner, idsOf(deliveredChain(interview, session))),
    interview.sessions.length > 1 ? deps.turns.textBytes(owner, sessionId) : 0,
    invitationFor(deps, interview),
  ]);
  const beganAt = interview.sessions[0]?.startedAt ?? session.startedAt;
  const nextCall = nextCallOf(interview, session, deps.rules.calls);
  return { interview, session, page, beganAt, earlierTextBytes, invitation, nextCall };
}

export const makeListTurns =
  (deps: Deps) =>
  async (ref: InterviewRef, sessionId: string, after: TurnPosition): Promise<TurnPage> => {
    const interview = await findInterview(deps.interviews, ref);
    const chain = deliveredChain(interview, sessionOf(interview, sessionId));
    return deps.turns.page(ownerOf(interview), idsOf(chain), after);
  };

/**
 * Stores nothing once the interview is erased or a new owner has claimed the session. Repeatable.
 * A turn of the previous owner that passed the check just before the claim is read by the new owner, or arrives later:
 * there the new owner finds the same words, or TURN_CONFLICT and gives the session up.
 */
export const makeAppendTurns =
  (deps: Deps) =>
  async (
    ref: InterviewRef,
    claim: SessionClaim,
    turns: readonly Turn[],
    usage?: ProviderUsage,
  ): Promise<void> => {
    const { sessionId } = claim;
    const interview = await findConducted(deps.interviews, ref);
    assertNotMoved(interview, claim);
    assertOpen(interview, sessionId);
    if (!interview.withdrawal?.erasedAt) await deps.turns.append(ownerOf(interview), turns);
    if (!mustNoteTurns(interview, deps.clock.now())) return;
    await changeInterview(deps, ref, (stored, now) => {
      const ended = stored.sessions.some((session) => session.id === sessionId && session.endedAt !== null);
      return ended ? { interview: stored, facts: [] } : noteTurns(stored, sessionId, now, usage);
    });
  };

export const makeEndSession =
  (deps: Deps) =>
  async (ref: InterviewRef, end: SessionEnd & SessionClaim & { callAgain: boolean }): Promise<Session> => {
    const interview = await changeInterview(deps, ref, (stored, now) => {
      assertNotMoved(stored, end);
      const { interview: ended, facts } = decideEnd(stored, end, now);
      if (!end.callAgain) return { interview: ended, facts };
      const session = sessionOf(ended, end.sessionId);
      return { interview: callAgain(stored, ended, session, now, deps.rules.calls), facts };
    });
    return sessionOf(interview, end.sessionId);
  };

/** At most 90 days, by default `defaultHoldMs`. */
export const makeHoldForLater =
  (deps: Deps) =>
  async (ref: InterviewRef, claim: SessionClaim, until: Date | undefined): Promise<Date> => {
    const now = deps.clock.now().getTime();
    const wanted = until?.getTime() ?? now + deps.rules.defaultHoldMs;
    const holdUntil = new Date(Math.min(Math.max(wanted, now), now + maxHoldMs));
    await changeInterview(deps, ref, (stored) => {
      assertNotMoved(stored, claim);
      return decideHold(stored, holdUntil, deps.rules.pauses);
    });
    return holdUntil;
  };
