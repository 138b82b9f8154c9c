import { AppError } from '@colloquy/kernel';
import { currentChain } from '../domain/delivery';
import type { Interview, Session } from '../domain/interview';
import type { Invitation } from '../domain/invitation';
import type { Turn } from '../domain/ports';
import {
  endSession as decideEnd,
  holdForLater as decideHold,
  noteTurns,
  type SessionEnd,
  sessionOf,
  type SessionStart,
  startSession as decideStart,
} from '../domain/sessions';
import { changeInterview, findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { invitationFor } from './invitations';
import { idsOf, ownerOf } from './read-conversation';

/** How old the noted activity may be before a turn is noted again: spares a write for most turns. */
const activityPrecisionMs = 15_000;

/** The longest an interview can be held open, milliseconds: 90 days. */
const maxHoldMs = 90 * 24 * 3600 * 1000;

/** What the runtime needs to conduct the interview. */
export interface RuntimeView {
  interview: Interview;
  session: Session;
  /** Of the whole chain, oldest first. */
  turns: Turn[];
  invitation: Invitation;
}

/** The interview behind a join link: whoever has the link may see it. */
export async function interviewOfLink(deps: Deps, interviewId: string): Promise<Interview> {
  const accountId = await deps.interviews.accountOf(interviewId);
  if (!accountId) throw new AppError('not-found', undefined, 'Interview not found');
  return findInterview(deps.interviews, { accountId, interviewId });
}

/**
 * Opens a session on the interview of a join link, unless whoever will conduct it has stopped waiting: then nobody
 * would end it.
 */
export async function startSession(
  deps: Deps,
  interviewId: string,
  start: SessionStart,
  isAwaited: () => boolean,
): Promise<RuntimeView> {
  const { accountId } = await interviewOfLink(deps, interviewId);
  const ref = { accountId, interviewId };
  const decide = (stored: Interview, now: Date) => decideStart(stored, start, now);
  const interview = await changeInterview(deps, ref, decide, { isAwaited });
  return viewOf(deps, interview, start.sessionId);
}

/** All that another replica needs to carry on with a session. */
export async function runtimeViewOf(
  deps: Deps,
  ref: InterviewRef & { sessionId: string },
): Promise<RuntimeView> {
  return viewOf(deps, await findInterview(deps.interviews, ref), ref.sessionId);
}

async function viewOf(deps: Deps, interview: Interview, sessionId: string): Promise<RuntimeView> {
  const session = sessionOf(interview, sessionId);
  const [turns, invitation] = await Promise.all([
    deps.turns.list(ownerOf(interview), idsOf(currentChain(interview))),
    invitationFor(deps, interview),
  ]);
  return { interview, session, turns, invitation };
}

/** Stores what was said, unless it has been erased before. Repeating it is harmless. */
export async function appendTurns(
  deps: Deps,
  ref: InterviewRef,
  sessionId: string,
  turns: readonly Turn[],
): Promise<void> {
  const fromAgent = turns.some((turn) => turn.role === 'agent');
  const interview = await findInterview(deps.interviews, ref);
  const { interview: noted } = noteTurns(interview, sessionId, fromAgent, deps.clock.now());
  if (!interview.withdrawal?.erasedAt) await deps.turns.append(ownerOf(interview), turns);
  const sinceNotedMs = noted.lastActivityAt.getTime() - interview.lastActivityAt.getTime();
  const isKnown =
    noted.status === interview.status &&
    noted.statusReason === interview.statusReason &&
    noted.callDueAt === interview.callDueAt;
  if (isKnown && sinceNotedMs < activityPrecisionMs) return;
  await changeInterview(deps, ref, (stored, now) => {
    // the session may have ended since: what was said before is stored, and there is nothing to note
    const ended = stored.sessions.some((session) => session.id === sessionId && session.endedAt !== null);
    return ended ? { interview: stored, facts: [] } : noteTurns(stored, sessionId, fromAgent, now);
  });
}

/** Ends a session; answers with the reason it ended for, which is the first one given. */
export async function endSession(deps: Deps, ref: InterviewRef, end: SessionEnd): Promise<Session> {
  const interview = await changeInterview(deps, ref, (stored, now) => decideEnd(stored, end, now));
  return sessionOf(interview, end.sessionId);
}

/** Holds the interview open until the given moment (at most 90 days ahead), else for the platform's default. */
export async function holdForLater(deps: Deps, ref: InterviewRef, until: Date | undefined): Promise<Date> {
  const now = deps.clock.now().getTime();
  const wanted = until?.getTime() ?? now + deps.rules.defaultHoldMs;
  const holdUntil = new Date(Math.min(Math.max(wanted, now), now + maxHoldMs));
  await changeInterview(deps, ref, (stored) => decideHold(stored, holdUntil, deps.rules.pauses));
  return holdUntil;
}
