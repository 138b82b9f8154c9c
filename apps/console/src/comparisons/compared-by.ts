import type { ComparisonStrings } from './comparison-strings';

/** Returns how interviews were compared: a short text for tables, and a sentence. */
export function comparedByText(comparedBy: string, comparisons: ComparisonStrings) {
  if (comparedBy === 'embedded') return comparisons.byRules;
  return comparedBy === 'openai'
    ? comparisons.byModel
    : { short: comparedBy, long: comparisons.byOther(comparedBy) };
}
