import type { InterviewStatus, LeftOutReason } from '@colloquy/contracts';
import type { QuestionFinding } from './analysis';

export interface Comparable {
  id: string;
  status: InterviewStatus;
  isWithdrawn: boolean;
  generatedAt: Date | null;
  hasFindings: boolean;
}

export interface NamedInterview extends Comparable {
  title: string;
  expert: string;
}

export interface ComparedContent extends NamedInterview {
  findings: readonly QuestionFinding[];
}

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

/** After another analysis, a stored position refers to a different claim. */
export function hiddenBecause(
  interview: Comparable | undefined,
  comparedAt: Date,
): LeftOutReason | undefined {
  if (!interview) return 'deleted';
  const obstacle = obstacleOf(interview);
  if (obstacle) return obstacle;
  return interview.generatedAt?.getTime() === comparedAt.getTime() ? undefined : 'analysed_again';
}
