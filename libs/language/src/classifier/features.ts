import { type Language } from '@colloquy/contracts';
import { conceptsOf, type Purpose } from './concepts';
import { isSpaceless, type Token } from './tokens';

/** Number of buckets that features are hashed to. A model with fewer weights uses each for several buckets. */
export const buckets = 2 ** 18;

/**
 * The features that end at one token: pairs of a bucket and of the position of the first token that the feature
 * contains.
 */
export type Features = readonly number[];

/** Letters of a word that stand for its stem, in one of several features of two words. */
const stem = { shortest: 4, short: 5, long: 6 };
/** Maximum number of letters in a feature of a script without spaces. */
const letters = 5;

/** Maximum distance of two concepts in a feature. */
const reach = 7;

/**
 * Returns the features of a text by the token at which they end: words, their beginnings and endings, two or three words
 * in a row, two words with others between them, and the concepts of the lexicon, alone and in pairs.
 */
export function featuresOf(
  tokens: readonly Token[],
  language: Language,
  purpose: Purpose = 'confidentiality',
): Features[] {
  const words = tokens.map(({ text }) => text);
  const concepts = conceptsOf(tokens, language, purpose);
  return words.map((word, at) => [
    ...(isSpaceless(word) ? letterFeatures(words, at) : wordFeatures(words, at)),
    ...conceptFeatures(concepts, at),
  ]);
}

function conceptFeatures(concepts: readonly string[][], at: number): number[] {
  const found: number[] = [];
  for (const concept of concepts[at] ?? []) {
    found.push(bucketOf(`concept ${concept}`), at);
    for (let back = 1; back <= Math.min(reach, at); back += 1) {
      for (const before of concepts[at - back] ?? []) {
        found.push(bucketOf(`concepts ${before} ${concept}`), at - back);
        if (back === 1) found.push(bucketOf(`side by side ${before} ${concept}`), at - 1);
      }
    }
  }
  return found;
}

function letterFeatures(words: readonly string[], at: number): number[] {
  const found: number[] = [];
  let run = '';
  for (let from = at; from >= 0 && from > at - letters && isSpaceless(words[from] ?? ''); from -= 1) {
    run = `${words[from]}${run}`;
    found.push(bucketOf(`letters ${run}`), from);
  }
  return found;
}

function wordFeatures(words: readonly string[], at: number): number[] {
  const [word = '', before, second, third, fourth] = [0, 1, 2, 3, 4].map((back) => words[at - back]);
  const found = [bucketOf(`word ${word}`), at];
  const short = word.slice(0, stem.short);
  if (word.length > stem.shortest) found.push(bucketOf(`begins ${word.slice(0, stem.shortest)}`), at);
  if (word.length > stem.short) found.push(bucketOf(`ends ${word.slice(-3)}`), at);
  if (word.length > stem.long) {
    found.push(bucketOf(`begins ${word.slice(0, stem.long)}`), at);
    found.push(bucketOf(`ends ${word.slice(-4)}`), at, bucketOf(`ends ${word.slice(-5)}`), at);
    if (before !== undefined) found.push(bucketOf(`ends ${before.slice(-3)} ${word.slice(-3)}`), at - 1);
  }
  if (before === undefined) return found;
  const start = word.slice(0, stem.shortest);
  found.push(bucketOf(`two ${before} ${word}`), at - 1);
  found.push(bucketOf(`stems ${before.slice(0, stem.shortest)} ${start}`), at - 1);
  if (second === undefined) return found;
  found.push(bucketOf(`three ${second} ${before} ${word}`), at - 2);
  found.push(bucketOf(`over one ${second} ${word}`), at - 2);
  if (third !== undefined) found.push(bucketOf(`over two ${third.slice(0, stem.short)} ${short}`), at - 3);
  if (fourth !== undefined)
    found.push(bucketOf(`over three ${fourth.slice(0, stem.short)} ${short}`), at - 4);
  return found;
}

/** FNV-1a with a final mix, so that the low bits depend on all letters. */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % buckets;
}

/** Returns the bucket of two features together; the order counts. */
export function bucketOfBoth(one: number, other: number): number {
  let hash = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % buckets;
}
