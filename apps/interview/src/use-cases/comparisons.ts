import type { ComparisonInput, LeftOutReason } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import {
  type Comparable,
  type ComparedContent,
  hiddenBecause,
  type NamedInterview,
  obstacleOf,
} from '../domain/comparable';
import {
  type ClaimReference,
  type Comparison,
  fewestCompared,
  type LeftOut,
  type Point,
  pointsWith,
  requestComparison,
  verbatim,
} from '../domain/comparison';
import type { ComparisonSummary } from '../domain/comparison-ports';
import type { Deps } from './deps';

/** Most interviews of a comparison that names an agent. */
const mostInterviews = 100;

/** Most comparisons of an account that are pending. */
const mostPending = 10;

/** A comparison may take as long as a handler of an event may, which is 10 minutes. */
const longestMs = 12 * 60_000;

/** Returns the time after which a comparison without a result is announced again, milliseconds. */
export const comparisonDueMs = ({ followUpAfterMs }: Deps['rules']): number =>
  Math.max(followUpAfterMs, longestMs);

export interface ComparisonRef {
  accountId: string;
  comparisonId: string;
}

/** A claim as it stands in the current analysis of its interview. */
export interface ShownClaim {
  text: string;
  question: string;
  turnId: string | null;
}

/** A comparison with the interviews and claims that may be shown now. */
export interface ComparisonView {
  comparison: Comparison;
  interviews: Pick<ComparedContent, 'id' | 'title' | 'expert'>[];
  leftOut: LeftOut[];
  points: Point[];
  claimOf(reference: ClaimReference): ShownClaim | undefined;
}

/**
 * Requests a comparison.
 * @throws AppError `forbidden` for another account's interview, `not-found` for an unknown one, `conflict`
 *   TOO_FEW_INTERVIEWS or TOO_MANY_COMPARISONS
 */
export const makeRequestComparison =
  (deps: Deps) =>
  async (accountId: string, input: ComparisonInput): Promise<ComparisonView> => {
    const { comparisons, clock, newId, rules } = deps;
    const chosen = await chosenBy(deps, accountId, input);
    const leftOut = chosen.flatMap((each): LeftOut[] => {
      const reason = obstacleOf(each);
      return reason ? [{ id: each.id, reason }] : [];
    });
    const interviews = chosen.flatMap(({ id, generatedAt, ...each }) =>
      generatedAt && !obstacleOf({ id, generatedAt, ...each }) ? [{ id, generatedAt }] : [],
    );
    if (interviews.length < fewestCompared) {
      const message = `The comparison needs at least ${fewestCompared} completed and analysed interviews`;
      throw new AppError('conflict', 'TOO_FEW_INTERVIEWS', message, { details: { leftOut } });
    }
    if ((await comparisons.countPending(accountId)) >= mostPending) {
      throw new AppError('conflict', 'TOO_MANY_COMPARISONS', `${mostPending} comparisons are pending`);
    }
    const { agentGroupId = null, objective } = input;
    const request = { id: newId(), accountId, agentGroupId, objective, interviews, leftOut };
    const { comparison, facts } = requestComparison(request, clock.now(), comparisonDueMs(rules));
    await comparisons.insert(comparison, facts);
    return viewOf(deps, comparison);
  };

async function chosenBy(
  { comparedInterviews, interviews }: Deps,
  accountId: string,
  { agentGroupId, interviewIds = [] }: ComparisonInput,
): Promise<Comparable[]> {
  if (agentGroupId) return comparedInterviews.latestOf(accountId, agentGroupId, mostInterviews);
  const found = await comparedInterviews.states(accountId, interviewIds);
  const byId = new Map(found.map((each) => [each.id, each]));
  const missing = interviewIds.find((id) => !byId.has(id));
  if (missing !== undefined) {
    if (await interviews.accountOf(missing))
      throw new AppError('forbidden', undefined, 'An interview belongs to another account');
    throw new AppError('not-found', undefined, 'Interview not found');
  }
  return interviewIds.flatMap((id) => byId.get(id) ?? []);
}

export const makeReadComparison =
  (deps: Deps) =>
  async (ref: ComparisonRef): Promise<ComparisonView> =>
    viewOf(deps, await findComparison(deps, ref));

export const makeListComparisons =
  ({ comparisons }: Deps) =>
  async (
    accountId: string,
    at: { skip: number; limit: number },
  ): Promise<{ comparisons: ComparisonSummary[]; total: number }> => {
    const [page, total] = await Promise.all([comparisons.page(accountId, at), comparisons.count(accountId)]);
    return { comparisons: page, total };
  };

export const makeDeleteComparison =
  (deps: Deps) =>
  async (ref: ComparisonRef): Promise<void> => {
    const removed = await deps.comparisons.remove(ref.accountId, ref.comparisonId);
    if (!removed) await findComparison(deps, ref);
  };

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

/** Joins the texts of claims from the current analyses, so that nothing of a withdrawn or deleted interview is shown. */
async function viewOf({ comparedInterviews }: Deps, comparison: Comparison): Promise<ComparisonView> {
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
