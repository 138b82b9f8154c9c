import type { InterviewStatus, LeftOutReason } from '@colloquy/contracts';
import type { QuestionFinding } from './interview';

/** The state of an interview that decides whether it can be compared. */
export interface Comparable {
  id: string;
  status: InterviewStatus;
  isWithdrawn: boolean;
  /** Time of the current analysis; null if there is none. */
  generatedAt: Date | null;
  hasFindings: boolean;
}

/** An interview that is listed in a comparison. */
export interface NamedInterview extends Comparable {
  title: string;
  expert: string;
}

/** An interview whose claims are shown in a comparison. */
export interface ComparedContent extends NamedInterview {
  findings: readonly QuestionFinding[];
}

/** Returns why an interview cannot be compared; undefined if it can. */
export function obstacleOf({
  status,
  isWithdrawn,
  generatedAt,
  hasFindings,
}: Comparable): LeftOutReason | undefined {
  if (isWithdrawn) return 'withdrawn';
  if (status !== 'COMPLETED') return 'not_completed';
  if (!generatedAt) return 'not_analysed';
  return hasFindings ? undefined : 'no_findings';
}

/**
 * Returns why the claims of an interview are not shown in a comparison; undefined if they are. Another analysis has other
 * claims in their places.
 * @param interview undefined if it was deleted
 */
export function hiddenBecause(
  interview: Comparable | undefined,
  comparedAt: Date,
): LeftOutReason | undefined {
  if (!interview) return 'deleted';
  const obstacle = obstacleOf(interview);
  if (obstacle) return obstacle;
  return interview.generatedAt?.getTime() === comparedAt.getTime() ? undefined : 'analysed_again';
}
