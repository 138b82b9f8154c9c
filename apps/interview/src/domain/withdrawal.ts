import type { KnownFact } from '@colloquy/contracts';
import { interviewWithdrawn } from './announcements';
import { completeWithdrawn } from './complete';
import { type Change, type Interview, openSession, unchanged, type Withdrawal } from './interview';
import { emptyAnalysis, nextWorkOf, withdrawnReason, withoutArtefacts } from './withdrawn';

/** Time after an erasure during which media may still be written, milliseconds: a transfer takes up to 10 minutes. */
export const lateWritesMs = 15 * 60 * 1000;

/** Repeatable, in any status; the interview completes as soon as no session is open. */
export function withdrawConsent(interview: Interview, now: Date, graceMs: number): Change {
  if (interview.withdrawal) return unchanged(interview);
  const withdrawal = { at: now, eraseAt: new Date(now.getTime() + graceMs), erasedAt: null, sweepAt: now };
  const withdrawn: Interview = {
    ...interview,
    withdrawal,
    statusReason: withdrawnReason,
    resumeHoldUntil: null,
    // the line of an open session stays up for the closing words; a ringing call is given up
    call: interview.call?.id === openSession(interview)?.id ? interview.call : null,
    callDueAt: null,
    dueAt: now,
  };
  const { interview: next, facts } = completeWithdrawn(withdrawn, now);
  return { interview: next, facts: [interviewWithdrawn(interview, withdrawal), ...facts] };
}

interface WithdrawalWork {
  /** `sweepAt` at the start of the work; a later sweep stays due. */
  sweepAt: Date | null;
  erased: boolean;
}

/** The first erasure schedules a last sweep for late writes. Consents and the client's data are kept. */
export function recordWork(interview: Interview, work: WithdrawalWork, now: Date): Change {
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

/** After this time no earlier work can write media. */
function lastSweepOf({ sessions }: Interview, erasedAt: Date, now: Date): Date | null {
  const ends = sessions.map(({ endedAt }) => endedAt?.getTime() ?? 0);
  const last = new Date(Math.max(erasedAt.getTime(), ...ends) + lateWritesMs);
  return last > now ? last : null;
}

const scheduled = (interview: Interview, withdrawal: Withdrawal): Interview => ({
  ...interview,
  withdrawal,
  dueAt: nextWorkOf(interview, withdrawal),
});
