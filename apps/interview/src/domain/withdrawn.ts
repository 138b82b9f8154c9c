import { AppError } from '@colloquy/kernel';
import type { Analysis, Interview, Session, Withdrawal } from './interview';

/** What `statusReason` says of an interview whose expert withdrew the consent. */
export const withdrawnReason = 'The expert withdrew consent';

/** @throws AppError `conflict` INTERVIEW_WITHDRAWN */
export function assertNotWithdrawn({ withdrawal }: Pick<Interview, 'withdrawal'>): void {
  if (!withdrawal) return;
  throw new AppError('conflict', 'INTERVIEW_WITHDRAWN', 'The expert has withdrawn the consent');
}

/** When a withdrawal needs work next: a sweep of the media, or the erasure. Null when all is done. */
export function nextWorkOf({ sweepAt, eraseAt, erasedAt }: Withdrawal): Date | null {
  const due = [sweepAt, erasedAt ? null : eraseAt].filter((moment) => moment !== null);
  return due.length > 0 ? new Date(Math.min(...due.map((moment) => moment.getTime()))) : null;
}

/** The media of a withdrawn interview are swept once more: something may have been written since. */
export function sweptAgain(interview: Interview, now: Date): Interview {
  if (!interview.withdrawal) return interview;
  // another moment than that of a sweep under way, which may have missed what was written
  const isTaken = interview.withdrawal.sweepAt?.getTime() === now.getTime();
  const withdrawal = { ...interview.withdrawal, sweepAt: isTaken ? new Date(now.getTime() + 1) : now };
  return { ...interview, withdrawal, dueAt: nextWorkOf(withdrawal) };
}

/**
 * The one place where what the expert said is left out once the consent is withdrawn: without analysis and without
 * keys of artefacts. Every read that delivers something goes through it.
 */
export function asDelivered<
  A extends Pick<Analysis, 'summary'>,
  T extends Pick<Interview, 'withdrawal' | 'sessions'> & { analysis: A | null },
>(interview: T): T {
  if (!interview.withdrawal) return interview;
  return { ...interview, analysis: null, sessions: interview.sessions.map(withoutArtefacts) };
}

/** A session without what post-processing made of it. */
export const withoutArtefacts = (session: Session): Session => ({ ...session, ...noArtefacts });

/** Keys of a session that has no artefacts. */
export const noArtefacts = {
  transcriptKey: null,
  translatedKey: null,
  audioKey: null,
  conversationAudioKey: null,
} as const;

/** The analysis of a completion of which nothing may be said. */
export const emptyAnalysis = (generatedAt: Date): Analysis => ({
  generatedAt,
  summary: null,
  quotes: null,
  quality: { score: null, reasons: null, scoredAt: null, endedEarly: null, expertDisengaged: null },
  conduct: { score: null, reasons: null },
  qualitySegments: [],
  conductSegments: [],
  evidence: { summary: [], qualityReasons: [], conductReasons: [], quotes: [] },
  by: null,
});
