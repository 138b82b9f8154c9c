import { type Language } from '@colloquy/contracts';
import { remembered } from '../text/remembered';
import { bucketOf, bucketOfBoth, featuresOf } from './features';
import { type PairTokens, pairTokensOf, startOfSentence } from './pair-tokens';
import { type Token } from './tokens';
import { comparisonOf } from './value-comparison';
import { type ValuePair } from './value-pair';

/** Numbers of tokens that are looked at: before and behind a value, between the two, and at the start of a sentence. */
const reach = { before: 5, behind: 7, between: 14, start: 4 };

/**
 * Returns the buckets of the features of two values: the words beside and between them by their place, how the values
 * compare, and all pairs of comparisons.
 */
export function repairFeatures(pair: ValuePair, language: Language): number[] {
  const found = pairTokensOf(pair, language);
  if (!found) return [];
  const buckets = new Set<number>();
  for (const [name, words] of Object.entries(wordsAround(found))) {
    const place = bucketOf(name);
    const key = words.map(({ text }) => text).join(' ');
    // the words beside a value are those of all its pairs
    for (const features of remembered(`${language} features`, key, () =>
      featuresOf(words, language, 'self-repair'),
    )) {
      for (let at = 0; at < features.length; at += 2) buckets.add(bucketOfBoth(place, features[at] ?? 0));
    }
  }
  const compared = comparisonOf(found, pair).map(bucketOf);
  compared.forEach((one, at) => {
    buckets.add(one);
    for (const other of compared.slice(at + 1)) buckets.add(bucketOfBoth(one, other));
  });
  return [...buckets];
}

const mark = (text: string): Token => ({ text, from: 0, to: 0 });

function wordsAround({ tokens, first, second }: PairTokens): Record<string, Token[]> {
  const start = startOfSentence(tokens, second.start);
  const behindFirst = first.end + 1;
  const between = Math.max(behindFirst, second.start - reach.between);
  return {
    before: [...tokens.slice(Math.max(0, first.start - reach.before), first.start), mark('<a')],
    behind: [mark('a>'), ...tokens.slice(behindFirst, Math.min(second.start, behindFirst + reach.behind))],
    between: [mark('a>'), ...tokens.slice(between, second.start), mark('<b')],
    after: [mark('b>'), ...tokens.slice(second.end + 1, second.end + 1 + reach.behind)],
    start: tokens.slice(start, Math.min(second.start, start + reach.start)),
  };
}
