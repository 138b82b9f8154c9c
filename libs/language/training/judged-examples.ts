import { type Language, languages } from '@colloquy/contracts';
import { type LinearModel, scoreOfBuckets } from '../src/classifier/linear-model';
import { fitBuckets, type LabelledBuckets } from './fit';

export interface ClassifiedExample extends LabelledBuckets {
  language: Language;
  /** `misleading` was written to be mistaken for a positive one; `ordinary` is any other. */
  kind: 'positive' | 'misleading' | 'ordinary';
  /** Examples that may resemble each other, in any language, have the same number. */
  group: number;
}

interface Judged {
  example: ClassifiedExample;
  score: number;
}

interface Trained<Threshold extends string> {
  model: LinearModel;
  /** Scores above which the given shares of the misleading examples lie. */
  least: Record<Threshold, number>;
  /** Shares of the examples above each threshold by language, by cross-validation. */
  report: Record<string, Record<string, string | number>>;
}

/** Number of parts of a cross-validation. */
export const folds = 5;

/** Returns the score above which a share of the scores lies. */
export function leastAbove(scores: readonly number[], share: number): number {
  const highestFirst = scores.toSorted((one, other) => other - one);
  return Number((highestFirst[Math.floor(scores.length * share)] ?? Infinity).toFixed(2));
}

/** Fits a model to all examples. @param falseAlarms shares of the misleading examples that each threshold lets pass */
export function train<Threshold extends string>(
  examples: readonly ClassifiedExample[],
  falseAlarms: Record<Threshold, number>,
): Trained<Threshold> {
  const judged = crossValidated(examples);
  const misleading = scoresOf(judged, 'misleading');
  const names = Object.keys(falseAlarms) as Threshold[];
  const least = Object.fromEntries(
    names.map((name) => [name, leastAbove(misleading, falseAlarms[name])]),
  ) as Record<Threshold, number>;
  const spoken = languages.filter((each) => examples.some(({ language }) => language === each));
  const ofLanguage = (each: Language) => judged.filter(({ example }) => example.language === each);
  const report = Object.fromEntries([
    ...spoken.map((each) => [each, reportOf(ofLanguage(each), least)]),
    ['all', reportOf(judged, least)],
  ]);
  return { model: fitBuckets(examples), least, report };
}

/** Judges every example by a model that was fitted to those of other groups. */
const crossValidated = (examples: readonly ClassifiedExample[]): Judged[] =>
  Array.from({ length: folds }, (_, fold) => {
    const model = fitBuckets(examples.filter(({ group }) => group % folds !== fold));
    return examples
      .filter(({ group }) => group % folds === fold)
      .map((example): Judged => ({ example, score: scoreOfBuckets(model, example.buckets) }));
  }).flat();

const scoresOf = (judged: readonly Judged[], kind: ClassifiedExample['kind']): number[] =>
  judged.filter(({ example }) => example.kind === kind).map(({ score }) => score);

function reportOf(judged: readonly Judged[], least: Record<string, number>): Record<string, string | number> {
  const kinds = ['positive', 'misleading', 'ordinary'] as const;
  return Object.fromEntries(
    kinds.flatMap((kind): [string, string | number][] => {
      const scores = scoresOf(judged, kind);
      const shares = Object.entries(least).map(([name, atLeast]): [string, string] => {
        const share = scores.filter((score) => score > atLeast).length / scores.length;
        return [`${kind}, ${name}`, `${(100 * share).toFixed(2)} %`];
      });
      return [[kind, scores.length], ...shares];
    }),
  );
}
