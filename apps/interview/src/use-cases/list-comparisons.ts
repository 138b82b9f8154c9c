import type { ComparisonSummary } from '../domain/comparison-ports';
import type { Deps } from './deps';

export const makeListComparisons =
  ({ comparisons }: Deps) =>
  async (
    accountId: string,
    at: { skip: number; limit: number },
  ): Promise<{ comparisons: ComparisonSummary[]; total: number }> => {
    const [page, total] = await Promise.all([comparisons.page(accountId, at), comparisons.count(accountId)]);
    return { comparisons: page, total };
  };
