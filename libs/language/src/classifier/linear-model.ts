import { type Features } from './features';

/** Decides by the sum of the weights of the features in a window of a text. */
export interface LinearModel {
  bias: number;
  /** One for each bucket of features, or one for each two or four buckets. */
  weights: Float32Array;
}

/** Words in a row that are judged together. */
export interface Window {
  /** Positive if the words are rather an instance of what the model recognises. */
  score: number;
  /** Position of the first token. */
  first: number;
  /** Position of the last token. */
  last: number;
}

/** Position of a first token, and the one behind a last token. */
export type Range = readonly [number, number];

/** Maximum number of tokens in a window. Longer ones find no more and take longer. */
export const longest = 16;

/** Returns the window with the highest score between two positions; undefined if there is no token between them. */
export function bestWindow(
  { bias, weights }: LinearModel,
  features: readonly Features[],
  [from, to]: Range = [0, features.length],
): Window | undefined {
  let best: Window | undefined;
  for (let first = from; first < to; first += 1) {
    let score = bias;
    for (let last = first; last < Math.min(to, first + longest); last += 1) {
      score += sumOf(weights, features[last] ?? [], first);
      if (!best || score > best.score) best = { score, first, last };
    }
  }
  return best;
}

/** Returns the score of a whole text. */
export const scoreOf = ({ bias, weights }: LinearModel, features: readonly Features[]): number =>
  features.reduce((sum, each) => sum + sumOf(weights, each, 0), bias);

/** Returns the score of features without positions. */
export const scoreOfBuckets = ({ bias, weights }: LinearModel, found: readonly number[]): number =>
  found.reduce((sum, bucket) => sum + (weights[bucket % weights.length] ?? 0), bias);

/** Returns the buckets of all features in a window. */
export const featuresIn = (features: readonly Features[], { first, last }: Window): number[] =>
  features
    .slice(first, last + 1)
    .flatMap((each) => each.filter((_bucket, at) => at % 2 === 0 && (each[at + 1] ?? -1) >= first));

function sumOf(weights: Float32Array, features: Features, first: number): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 2) {
    if ((features[at + 1] ?? -1) >= first) sum += weights[(features[at] ?? 0) % weights.length] ?? 0;
  }
  return sum;
}
