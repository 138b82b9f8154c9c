import { AppError } from '@colloquy/kernel';
import { idleAtOf } from './idle-session';
import type { Interview, Session, Withdrawal } from './interview';
import type { Analysis } from './analysis';

export const withdrawnReason = 'The expert withdrew consent';

/** @throws AppError `conflict` INTERVIEW_WITHDRAWN */
export function assertNotWithdrawn({ withdrawal }: Pick<Interview, 'withdrawal'>): void {
  if (!withdrawal) return;
  throw new AppError('conflict', 'INTERVIEW_WITHDRAWN', 'The expert has withdrawn consent');
}

export function nextWorkOf(
  interview: Pick<Interview, 'sessions' | 'lastActivityAt'>,
  { sweepAt, eraseAt, erasedAt }: Withdrawal,
): Date | null {
  const due = [sweepAt, erasedAt ? null : eraseAt, idleAtOf(interview)].filter((moment) => moment !== null);
  return due.length > 0 ? new Date(Math.min(...due.map((moment) => moment.getTime()))) : null;
}

/** Sweeps the media of a withdrawn interview again, because files may have been written. */
export function sweptAgain(interview: Interview, now: Date): Interview {
  if (!interview.withdrawal) return interview;
  // must differ from the time of a sweep in progress, which may have missed the new files
  const isTaken = interview.withdrawal.sweepAt?.getTime() === now.getTime();
  const withdrawal = { ...interview.withdrawal, sweepAt: isTaken ? new Date(now.getTime() + 1) : now };
  return { ...interview, withdrawal, dueAt: nextWorkOf(interview, withdrawal) };
}

/** Removes analysis and artefact keys from a withdrawn interview. Every read that delivers content must use it. */
export function asDelivered<
  A extends Pick<Analysis, 'summary'>,
  T extends Pick<Interview, 'withdrawal' | 'sessions'> & { analysis: A | null },
>(interview: T): T {
  if (!interview.withdrawal) return interview;
  return { ...interview, analysis: null, sessions: interview.sessions.map(withoutArtefacts) };
}

export const withoutArtefacts = (session: Session): Session => ({ ...session, ...noArtefacts });

export const noArtefacts = {
  transcriptKey: null,
  translatedKey: null,
  audioKey: null,
  conversationAudioKey: null,
} as const;

export const emptyAnalysis = (generatedAt: Date): Analysis => ({
  generatedAt,
  summary: null,
  quotes: null,
  quality: { score: null, reasons: null, scoredAt: null, endedEarly: null, expertDisengaged: null },
  conduct: { score: null, reasons: null },
  qualitySegments: [],
  conductSegments: [],
  findings: null,
  extraction: null,
  evidence: { summary: [], qualityReasons: [], conductReasons: [], quotes: [] },
  by: null,
});
