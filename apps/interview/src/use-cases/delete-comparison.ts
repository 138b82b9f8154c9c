import type { Deps } from './deps';
import { type ComparisonRef, findComparison } from './read-comparison';

export const makeDeleteComparison =
  (deps: Deps) =>
  async (ref: ComparisonRef): Promise<void> => {
    const removed = await deps.comparisons.remove(ref.accountId, ref.comparisonId);
    if (!removed) await findComparison(deps, ref);
  };
