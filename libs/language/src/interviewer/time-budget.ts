import { type InterviewerBrief } from './interviewer';

/** A question needs this much time for its answer, or a tenth of a budget under five minutes. */
export const leastMsPerQuestion = 30_000;

/** Returns whether no further question should be asked. */
export function isTimeUp({ timeBudgetMs, elapsedMs = 0 }: InterviewerBrief): boolean {
  if (timeBudgetMs === undefined) return false;
  return elapsedMs > timeBudgetMs - Math.min(leastMsPerQuestion, timeBudgetMs / 10);
}

/**
 * Returns whether there is no time to follow up: the budget is spread evenly over the questions, and the share of the
 * `asked` questions is used up. Unused time benefits later questions.
 */
export function isBehind(
  { timeBudgetMs, elapsedMs = 0, questions }: InterviewerBrief,
  asked: number,
): boolean {
  if (timeBudgetMs === undefined) return false;
  return elapsedMs >= (timeBudgetMs * asked) / Math.max(questions.length, 1);
}
