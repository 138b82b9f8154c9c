import type { ComparisonStrings } from './comparison-strings';

export function comparedByText(comparedBy: string, comparisons: ComparisonStrings) {
  if (comparedBy === 'embedded') return comparisons.byRules;
  return comparedBy === 'openai'
    ? comparisons.byModel
    : { short: comparedBy, long: comparisons.byOther(comparedBy) };
}
