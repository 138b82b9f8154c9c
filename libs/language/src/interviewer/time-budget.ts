import { type InterviewerBrief, type QuestionGuide } from './interviewer';

/** A question needs this much time for its answer, or a tenth of a budget under five minutes. */
const minMsPerQuestion = 30_000;

export function isTimeUp({ timeBudgetMs, elapsedMs = 0 }: InterviewerBrief): boolean {
  if (timeBudgetMs === undefined) return false;
  return elapsedMs > timeBudgetMs - Math.min(minMsPerQuestion, timeBudgetMs / 10);
}

/** The time planned for the questions asked so far is used up; unused time benefits later questions. */
export function isBehind(brief: InterviewerBrief, asked: readonly number[]): boolean {
  const { timeBudgetMs, elapsedMs = 0 } = brief;
  if (timeBudgetMs === undefined) return false;
  const planned = plannedMs(brief, timeBudgetMs);
  return elapsedMs >= asked.reduce((sum, index) => sum + (planned[index] ?? 0), 0);
}

/** The minutes of guides shrink in proportion if they exceed the budget or leave nothing for the other questions. */
function plannedMs(brief: InterviewerBrief, budgetMs: number): number[] {
  const guided = brief.questions.map((_question, index) => (guideOf(brief, index)?.minutes ?? 0) * 60_000);
  const givenMs = guided.reduce((sum, ms) => sum + ms, 0);
  const others = guided.filter((ms) => ms === 0).length;
  const average = givenMs / Math.max(1, guided.length - others);
  const shareMs = givenMs < budgetMs ? (budgetMs - givenMs) / Math.max(1, others) : average;
  const weights = guided.map((ms) => ms || shareMs);
  const scale = Math.min(
    1,
    budgetMs /
      Math.max(
        1,
        weights.reduce((sum, ms) => sum + ms, 0),
      ),
  );
  return weights.map((ms) => ms * scale);
}

/** Returns the guide of a question; a guide of another service may be without fields. */
export const guideOf = ({ guides }: InterviewerBrief, index: number): QuestionGuide | undefined =>
  guides?.[index] ?? undefined;
