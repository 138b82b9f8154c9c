import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreOfBuckets } from '../src/classifier/linear-model';
import { pack } from '../src/classifier/packed';
import { fitBuckets } from './fit';
import { ordinaryPairs, questionsIn, readPairs, type RepairExample } from './repair-examples';

const folds = 5;

/** Shares of the misleading pairs whose score may be as high as that of a repair. */
const falseAlarms = { doubtful: 0.015, certain: 0.005 };

interface Judged {
  example: RepairExample;
  score: number;
}

/**
 * Fits the model of self-repairs to the examples in a folder, prints what it finds in examples that it was not fitted to, and
 * writes it to a file.
 */
function main(): void {
  const [from = '', to = ''] = process.argv.slice(2);
  const repairs = join(from, 'self-repairs');
  const examples = [
    ...readPairs(repairs),
    ...ordinaryPairs([join(from, 'ordinary'), join(from, 'confidentiality')], (language) =>
      questionsIn(repairs, language),
    ),
  ];
  const judged = crossValidated(examples);
  const misleading = scoresOf(judged, 'misleading');
  const least = {
    doubtful: leastAbove(misleading, falseAlarms.doubtful),
    certain: leastAbove(misleading, falseAlarms.certain),
  };
  const languages = [...new Set(examples.map(({ language }) => language))].sort();
  console.table(
    Object.fromEntries([
      ...languages.map((each) => [each, reportOf(judged.filter(({ example }) => example.language === each))]),
      ['all', reportOf(judged)],
    ]),
  );
  const model = { repair: pack(fitBuckets(examples)), languages: languages.join(' '), least };
  writeFileSync(to, `${JSON.stringify(model, null, 2)}\n`);

  function reportOf(own: readonly Judged[]): Record<string, string | number> {
    const shareOf = (kind: RepairExample['kind'], atLeast: number) => {
      const scores = scoresOf(own, kind);
      return `${((100 * scores.filter((score) => score > atLeast).length) / scores.length).toFixed(1)} %`;
    };
    return {
      repairs: scoresOf(own, 'replaced').length,
      'found, certain': shareOf('replaced', least.certain),
      'found, doubtful': shareOf('replaced', least.doubtful),
      'misleading, doubtful': shareOf('misleading', least.doubtful),
      ordinary: scoresOf(own, 'ordinary').length,
      'ordinary, doubtful': shareOf('ordinary', least.doubtful),
    };
  }
}

/** Judges every example by a model that was fitted to those of other groups. */
const crossValidated = (examples: readonly RepairExample[]): Judged[] =>
  Array.from({ length: folds }, (_, fold) => {
    const model = fitBuckets(examples.filter(({ group }) => group % folds !== fold));
    return examples
      .filter(({ group }) => group % folds === fold)
      .map((example): Judged => ({ example, score: scoreOfBuckets(model, example.buckets) }));
  }).flat();

const scoresOf = (judged: readonly Judged[], kind: RepairExample['kind']): number[] =>
  judged.filter(({ example }) => example.kind === kind).map(({ score }) => score);

/** Returns the score above which a share of the scores lies. */
const leastAbove = (scores: readonly number[], share: number): number =>
  Number(
    (scores.toSorted((one, other) => other - one)[Math.floor(scores.length * share)] ?? Infinity).toFixed(2),
  );

main();
