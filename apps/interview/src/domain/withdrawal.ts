import type { KnownFact } from '@colloquy/contracts';
import { completeWithdrawn } from './complete';
import { type Change, type Interview, openSession, unchanged, type Withdrawal } from './interview';
import { emptyAnalysis, nextWorkOf, withdrawnReason, withoutArtefacts } from './withdrawn';

/**
 * How long after an erasure what was under way before it may still be written, milliseconds: a transfer to the media
 * store takes 10 minutes at most.
 */
export const lateWritesMs = 15 * 60 * 1000;

/**
 * The expert withdraws the consent, at any time: nothing the expert said is delivered from now on, nothing is dialled
 * or held open, and the interview completes as soon as no session is open. Repeating it changes nothing.
 * @param graceMs until what was said is erased
 */
export function withdrawConsent(interview: Interview, now: Date, graceMs: number): Change {
  if (interview.withdrawal) return unchanged(interview);
  const eraseAt = new Date(now.getTime() + graceMs);
  const withdrawn: Interview = {
    ...interview,
    withdrawal: { at: now, eraseAt, erasedAt: null, sweepAt: now },
    statusReason: withdrawnReason,
    resumeHoldUntil: null,
    // the line stays up for the closing words; a call that only rings is given up
    call: interview.call?.id === openSession(interview)?.id ? interview.call : null,
    callDueAt: null,
    dueAt: now,
  };
  const { interview: next, facts } = completeWithdrawn(withdrawn, now);
  const data = { interviewId: interview.id, withdrawnAt: now.toISOString(), eraseAt: eraseAt.toISOString() };
  return { interview: next, facts: [{ type: 'interview.withdrawn.v1', data }, ...facts] };
}

/** Work that was done for a withdrawn interview. */
export interface WithdrawalWork {
  /** The sweep that was due when the work began; a later one stays due. */
  sweepAt: Date | null;
  /** Whether what was stored is erased now. */
  erased: boolean;
}

/**
 * Notes the work that was done for a withdrawn interview and when the next is due. The first erasure is announced,
 * and one more follows for what was still under way. What the client supplied stays, and so do the consents.
 */
export function noteWork(interview: Interview, work: WithdrawalWork, now: Date): Change {
  const { withdrawal } = interview;
  if (!withdrawal) return unchanged(interview);
  const sweepAt = withdrawal.sweepAt?.getTime() === work.sweepAt?.getTime() ? null : withdrawal.sweepAt;
  if (!work.erased) return { interview: scheduled(interview, { ...withdrawal, sweepAt }), facts: [] };
  const isFirst = withdrawal.erasedAt === null;
  const erasedAt = withdrawal.erasedAt ?? now;
  const erased = {
    ...interview,
    analysis: interview.analysis && emptyAnalysis(interview.analysis.generatedAt),
    sessions: interview.sessions.map(withoutArtefacts),
  };
  const facts: KnownFact[] = isFirst
    ? [{ type: 'interview.erased.v1', data: { interviewId: interview.id } }]
    : [];
  return {
    interview: scheduled(erased, {
      ...withdrawal,
      erasedAt,
      sweepAt: sweepAt ?? lastSweepOf(interview, erasedAt, now),
    }),
    facts,
  };
}

/** When nothing can be under way any more of what was begun before the erasure or in a session. Null: it is past. */
function lastSweepOf({ sessions }: Interview, erasedAt: Date, now: Date): Date | null {
  const ends = sessions.map(({ endedAt }) => endedAt?.getTime() ?? 0);
  const last = new Date(Math.max(erasedAt.getTime(), ...ends) + lateWritesMs);
  return last > now ? last : null;
}

const scheduled = (interview: Interview, withdrawal: Withdrawal): Interview => ({
  ...interview,
  withdrawal,
  dueAt: nextWorkOf(withdrawal),
});
