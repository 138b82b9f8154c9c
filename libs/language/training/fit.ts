import { buckets } from '../src/classifier/features';
import {
  bestWindow,
  featuresIn,
  type LinearModel,
  longest,
  type Range,
  scoreOfBuckets,
  type Window,
} from '../src/classifier/linear-model';
import { type Example, type Label } from './examples';

/** More rounds change the recall by less than one percent. */
const rounds = 20;
const learningRate = 0.05;
const biasRate = 0.3;
const seed = 7;
/** Number of weights of a model of words. Four times as many find 3 % more wishes, but take more ordinary sentences for wishes. */
const windowWeights = 2 ** 17;
/** Before the first round; most windows ask for nothing. */
const firstBias = -2;
/** Windows whose probability is closer than this to the right one teach nothing. */
const closeEnough = 0.02;
/** In the first rounds all words in brackets are positive, afterwards the best window among them. */
const wholeRounds = 2;

/** A model that is being fitted. */
interface Learner {
  model: LinearModel;
  /** Corrects the model by some features, given its predicted minus its right probability. */
  learn: (found: readonly number[], error: number) => void;
}

/** AdaGrad: a feature that was corrected often is corrected less. @param size number of weights */
function makeLearner(bias: number, size: number): Learner {
  const model = { bias, weights: new Float32Array(size) };
  const squares = new Float32Array(size).fill(1);
  let biasSquares = 1;
  return {
    model,
    learn: (found, error) => {
      if (Math.abs(error) < closeEnough) return;
      for (const each of found) {
        const bucket = each % size;
        const square = (squares[bucket] ?? 1) + error * error;
        squares[bucket] = square;
        model.weights[bucket] = (model.weights[bucket] ?? 0) - (learningRate * error) / Math.sqrt(square);
      }
      biasSquares += error * error;
      model.bias -= (biasRate * learningRate * error) / Math.sqrt(biasSquares);
    },
  };
}

/**
 * Fits a model of the words in brackets by stochastic gradient descent on the logistic loss. Negative is, of all other words, the
 * window with the highest score. The order of the examples is fixed, so that the result is, too.
 */
export function fitWindows(examples: readonly Example[]): LinearModel {
  const { model, learn } = makeLearner(firstBias, windowWeights);
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffled(examples, random)) {
      const positive = bestAmong(model, example, example.marked);
      if (positive) {
        const taught = round < wholeRounds ? firstMarked(example) : positive;
        learn(featuresIn(example.features, taught), probability(positive.score) - 1);
      }
      // the other words of a sentence that only asks are part of the request
      if (example.label !== 'none' && example.label !== 'inside') continue;
      for (const range of unmarked(example)) {
        const window = bestWindow(model, example.features, range);
        if (window) learn(featuresIn(example.features, window), probability(window.score));
      }
    }
  }
  return model;
}

/** Fits a model of whole sentences that tells those of one label (positive) from those of another. */
export const fitSentences = (examples: readonly Example[], positive: Label, negative: Label): LinearModel =>
  fitBuckets(
    examples
      .filter(({ label }) => label === positive || label === negative)
      .map(({ label, features }) => ({
        isPositive: label === positive,
        buckets: featuresIn(features, { score: 0, first: 0, last: features.length - 1 }),
      })),
    windowWeights,
  );

export interface LabelledBuckets {
  isPositive: boolean;
  buckets: readonly number[];
}

/** Fits a model that tells positive from negative examples. @param size number of its weights */
export function fitBuckets(examples: readonly LabelledBuckets[], size: number = buckets): LinearModel {
  const { model, learn } = makeLearner(0, size);
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round += 1) {
    for (const { isPositive, buckets: found } of shuffled(examples, random)) {
      learn(found, probability(scoreOfBuckets(model, found)) - Number(isPositive));
    }
  }
  return model;
}

function bestAmong(model: LinearModel, { features }: Example, ranges: readonly Range[]): Window | undefined {
  const windows = ranges.flatMap((range) => bestWindow(model, features, range) ?? []);
  return windows.toSorted((one, other) => other.score - one.score)[0];
}

/** Returns the first words in brackets, as far as they fit in a window. */
function firstMarked({ marked }: Example): Window {
  const [first, end] = marked[0] ?? [0, 0];
  return { score: 0, first, last: Math.min(end, first + longest) - 1 };
}

/** Returns the ranges between the words in brackets. */
function unmarked({ features, marked }: Example): Range[] {
  const starts = [0, ...marked.map(([, end]) => end)];
  const ends = [...marked.map(([first]) => first), features.length];
  return starts.map((start, at) => [start, ends[at] ?? start] as const).filter(([start, end]) => end > start);
}

const probability = (score: number): number => 1 / (1 + Math.exp(-score));

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}

/** Numerical Recipes' linear congruential generator. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
