import type { Strings } from '../strings';

/** Who compared, in a table and in a sentence. */
export function comparedByText(comparedBy: string, { comparisons }: Strings) {
  if (comparedBy === 'embedded') return comparisons.byRules;
  return comparedBy === 'openai'
    ? comparisons.byModel
    : { short: comparedBy, long: comparisons.byOther(comparedBy) };
}
