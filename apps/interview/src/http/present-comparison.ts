import type { ComparisonSummaryView, ComparisonView as ComparisonResponse } from '@colloquy/contracts';
import { interviewsIn, type ClaimReference, type Point } from '../domain/comparison';
import type { ComparisonSummary } from '../domain/comparison-ports';
import type { ComparisonView } from '../use-cases/read-comparison';
import { turnPositionOf } from '../use-cases/read-evidence';

export const presentComparisonSummary = (comparison: ComparisonSummary): ComparisonSummaryView => ({
  ...presentFields(comparison),
  interviewCount: comparison.interviews.length + comparison.leftOut.length,
});

export function presentComparison(view: ComparisonView): ComparisonResponse {
  const { comparison, interviews, leftOut, points } = view;
  const questions = questionsOf(view);
  return {
    ...presentFields(comparison),
    interviews: interviews.map(({ id, title, expert }) => ({ id, title, expert })),
    leftOut: leftOut.map(({ id, reason }) => ({ id, reason })),
    points: points.map((point) =>
      presentPoint(point, questions.get(point.questionGroup) ?? null, view.claimOf),
    ),
  };
}

const presentFields = (comparison: ComparisonSummary) => ({
  id: comparison.id,
  status: comparison.status,
  reason: comparison.failure,
  agentGroupId: comparison.agentGroupId,
  objective: comparison.objective,
  requestedAt: comparison.requestedAt.toISOString(),
  finishedAt: comparison.finishedAt?.toISOString() ?? null,
  comparedBy: comparison.comparedBy,
});

/** Interviews may word the same question differently. */
function questionsOf({ points, claimOf }: ComparisonView): Map<number, string> {
  const questions = new Map<number, string>();
  for (const { questionGroup, positions } of points) {
    const [first] = positions[0]?.claims ?? [];
    const question = first && claimOf(first)?.question;
    if (question && !questions.has(questionGroup)) questions.set(questionGroup, question);
  }
  return questions;
}

function presentPoint(
  { kind, statement, positions }: Point,
  question: string | null,
  claimOf: ComparisonView['claimOf'],
): ComparisonResponse['points'][number] {
  const shown = positions.map(({ statement: told, claims }) => {
    const presented = claims.flatMap((reference) => presentClaim(reference, claimOf(reference)) ?? []);
    return { statement: told ?? presented[0]?.text ?? '', claims: presented };
  });
  return {
    question,
    kind,
    statement: statement ?? shown[0]?.statement ?? '',
    positions: shown,
    interviewCount: interviewsIn(positions),
  };
}

function presentClaim(
  { interviewId, timestampSecs }: ClaimReference,
  claim: ReturnType<ComparisonView['claimOf']>,
) {
  if (!claim) return undefined;
  const { text, turnId } = claim;
  const sessionId = turnId === null ? null : turnPositionOf(turnId).sessionId;
  return { interviewId, turnId, sessionId, timestamp_secs: timestampSecs, text };
}
