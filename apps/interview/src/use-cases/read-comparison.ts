import type { LeftOutReason } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { type ComparedContent, hiddenBecause, type NamedInterview } from '../domain/comparable';
import {
  type ClaimReference,
  type Comparison,
  type LeftOut,
  type Point,
  pointsWith,
  verbatim,
} from '../domain/comparison';
import type { Deps } from './deps';

export interface ComparisonRef {
  accountId: string;
  comparisonId: string;
}

interface ShownClaim {
  text: string;
  question: string;
  turnId: string | null;
}

export interface ComparisonView {
  comparison: Comparison;
  interviews: Pick<ComparedContent, 'id' | 'title' | 'expert'>[];
  leftOut: LeftOut[];
  points: Point[];
  claimOf(reference: ClaimReference): ShownClaim | undefined;
}

export const makeReadComparison =
  (deps: Deps) =>
  async (ref: ComparisonRef): Promise<ComparisonView> =>
    viewOf(deps, await findComparison(deps, ref));

/** @throws AppError `forbidden` for another account's comparison, `not-found` for an unknown one */
export async function findComparison(
  { comparisons }: Pick<Deps, 'comparisons'>,
  { accountId, comparisonId }: ComparisonRef,
): Promise<Comparison> {
  const found = await comparisons.find(accountId, comparisonId);
  if (found) return found;
  if (await comparisons.accountOf(comparisonId)) {
    throw new AppError('forbidden', undefined, 'The comparison belongs to another account');
  }
  throw new AppError('not-found', undefined, 'Comparison not found');
}

/** Reads the claims from the current analyses, so that nothing of a withdrawn or deleted interview is shown. */
export async function viewOf({ comparedInterviews }: Deps, comparison: Comparison): Promise<ComparisonView> {
  const references = referencesIn(comparison.points);
  const comparedAt = new Map(comparison.interviews.map(({ id, generatedAt }) => [id, generatedAt]));
  const shown = new Map<string, ComparisonView['interviews'][number]>();
  const hidden = new Map<string, LeftOutReason>();
  const claims = new Map<string, ShownClaim>();
  const ids = [...comparedAt.keys()];
  const isShown = (interview: NamedInterview) => {
    const { id, title, expert } = interview;
    const reason = hiddenBecause(interview, comparedAt.get(id) ?? new Date(0));
    if (reason) hidden.set(id, reason);
    else shown.set(id, { id, title, expert });
    return !reason;
  };
  const { accountId } = comparison;
  // findings are large, and a comparison without points shows no claims
  if (references.size === 0) (await comparedInterviews.named(accountId, ids)).forEach(isShown);
  else
    for await (const interview of comparedInterviews.read(accountId, ids)) {
      if (!isShown(interview)) continue;
      for (const reference of references.get(interview.id) ?? []) {
        const claim = claimIn(interview, reference);
        if (claim) claims.set(keyOf(reference), claim);
      }
    }
  const left = pointsWith(comparison.points, (reference) => claims.has(keyOf(reference)));
  return {
    comparison,
    interviews: ids.flatMap((id) => shown.get(id) ?? []),
    leftOut: [
      ...comparison.leftOut,
      ...ids.filter((id) => !shown.has(id)).map((id) => ({ id, reason: hidden.get(id) ?? 'deleted' })),
    ],
    points: shown.size < ids.length ? verbatim(left) : left,
    claimOf: (reference) => claims.get(keyOf(reference)),
  };
}

const keyOf = ({ interviewId, question, claim }: ClaimReference) => `${interviewId} ${question} ${claim}`;

function referencesIn(points: readonly Point[]): Map<string, ClaimReference[]> {
  const found = new Map<string, ClaimReference[]>();
  for (const reference of points.flatMap(({ positions }) => positions.flatMap(({ claims }) => claims))) {
    const own = found.get(reference.interviewId) ?? [];
    own.push(reference);
    found.set(reference.interviewId, own);
  }
  return found;
}

function claimIn({ findings }: ComparedContent, reference: ClaimReference): ShownClaim | undefined {
  const finding = findings[reference.question];
  const claim = finding?.claims[reference.claim];
  return finding && claim
    ? { text: claim.text, question: finding.question, turnId: claim.turnIds[0] ?? null }
    : undefined;
}
