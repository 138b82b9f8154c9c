import { type InterviewerBrief } from './interviewer';

/** A question is not put when less than this is left for its answer, or a tenth of a budget under five minutes. */
export const leastMsPerQuestion = 30_000;

/** Whether no further question should be put. */
export function isTimeUp({ timeBudgetMs, elapsedMs = 0 }: InterviewerBrief): boolean {
  if (timeBudgetMs === undefined) return false;
  return elapsedMs > timeBudgetMs - Math.min(leastMsPerQuestion, timeBudgetMs / 10);
}

/**
 * Whether there is no time to follow up: the budget is spread evenly over the questions, and the share of the
 * `asked` ones is used up. What one question leaves over is there for the next ones.
 */
export function isBehind(
  { timeBudgetMs, elapsedMs = 0, questions }: InterviewerBrief,
  asked: number,
): boolean {
  if (timeBudgetMs === undefined) return false;
  return elapsedMs >= (timeBudgetMs * asked) / Math.max(questions.length, 1);
}
