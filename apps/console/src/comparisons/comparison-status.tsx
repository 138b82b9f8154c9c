import { comparisonStrings } from './comparison-strings';
import type { ComparisonSummary } from './comparison-models';

export function ComparisonStatus({ status }: Pick<ComparisonSummary, 'status'>) {
  const comparisons = comparisonStrings();
  return <span className={`badge comparison-${status}`}>{comparisons.statuses[status]}</span>;
}
