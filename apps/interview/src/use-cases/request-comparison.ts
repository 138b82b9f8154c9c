import type { ComparisonInput } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { type Comparable, obstacleOf } from '../domain/comparable';
import { minCompared, type LeftOut, requestComparison } from '../domain/comparison';
import type { Deps } from './deps';
import { type ComparisonView, viewOf } from './read-comparison';

const maxInterviews = 100;

const maxPending = 10;

/** Two minutes more than the handler of an event may take. */
const maxMs = 12 * 60_000;

export const comparisonDueMs = ({ followUpAfterMs }: Deps['rules']): number =>
  Math.max(followUpAfterMs, maxMs);

/** @throws AppError `forbidden`, `not-found`, or `conflict` TOO_FEW_INTERVIEWS or TOO_MANY_COMPARISONS */
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
    if (interviews.length < minCompared) {
      const message = `The comparison needs at least ${minCompared} completed and analysed interviews`;
      throw new AppError('conflict', 'TOO_FEW_INTERVIEWS', message, { details: { leftOut } });
    }
    if ((await comparisons.countPending(accountId)) >= maxPending) {
      throw new AppError('conflict', 'TOO_MANY_COMPARISONS', `${maxPending} comparisons are pending`);
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
  if (agentGroupId) return comparedInterviews.latestOf(accountId, agentGroupId, maxInterviews);
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
