import type { Strings } from '../strings';

/** Returns how interviews were compared: a short text for tables, and a sentence. */
export function comparedByText(comparedBy: string, { comparisons }: Strings) {
  if (comparedBy === 'embedded') return comparisons.byRules;
  return comparedBy === 'openai'
    ? comparisons.byModel
    : { short: comparedBy, long: comparisons.byOther(comparedBy) };
}
