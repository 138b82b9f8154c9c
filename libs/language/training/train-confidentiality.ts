import { writeFileSync } from 'node:fs';
import { type Language } from '@colloquy/contracts';
import { bestWindow, scoreOf } from '../src/classifier/linear-model';
import { pack } from '../src/classifier/packed';
import { type Example, type Label, readExamples } from './examples';
import { fitSentences, fitWindows } from './fit';
import { languageGroups, ofLanguages } from './groups';
import { folds, leastAbove } from './judged-examples';

/**
 * Shares of the harmless sentences, most of which were written to mislead, whose score may be as high as that of a request. In the
 * further languages ordinary sentences score higher.
 */
const falseAlarms = {
  first: { doubtful: 0.08, certain: 0.01 },
  further: { doubtful: 0.06, certain: 0.01 },
};

type FalseAlarms = (typeof falseAlarms)['first'];

/** An example and what models say of it that were fitted to others. */
interface Judged {
  example: Example;
  score: number;
  /** What the sentence is about if it only asks. */
  isAbout: Label;
}

/** Fits models to the examples of a folder, prints what they find in examples that they were not fitted to, and writes them to a file. */
function main(): void {
  const [from = '', to = ''] = process.argv.slice(2);
  const examples = readExamples(from);
  const models = (['first', 'further'] as const).map((group) => {
    const spoken = languageGroups[group];
    return modelsOf(ofLanguages(examples, spoken), spoken, falseAlarms[group]);
  });
  writeFileSync(to, `${JSON.stringify(models, null, 2)}\n`);
}

function modelsOf(examples: readonly Example[], spoken: readonly Language[], allowed: FalseAlarms) {
  const judged = crossValidated(examples);
  const least = Object.fromEntries(spoken.map((each) => [each, leastScores(judged, each, allowed)]));
  console.table(
    Object.fromEntries([
      ...spoken.map((each) => [each, reportOf(judged, [each])]),
      ['all', reportOf(judged, spoken)],
    ]),
  );
  const { request, next } = fitAll(examples);
  return { request: pack(request), next: pack(next), least };

  function reportOf(all: readonly Judged[], of: readonly Language[]): Record<string, string | number> {
    const own = all.filter(({ example }) => of.includes(example.language));
    const asking = own.filter(({ example }) => example.label !== 'none');
    const found = (kind: keyof FalseAlarms, given = asking) =>
      shareOf(given, ({ example, score }) => score > (least[example.language]?.[kind] ?? Infinity));
    return {
      examples: own.length,
      'found, certain': found('certain'),
      'found, doubtful': found('doubtful'),
      inside: found('doubtful', withLabel(asking, 'inside')),
      before: found('doubtful', withLabel(asking, 'before')),
      next: found('doubtful', withLabel(asking, 'next')),
      'of before, known': knownShare(asking, 'before'),
      'of next, known': knownShare(asking, 'next'),
    };
  }
}

const withLabel = (judged: readonly Judged[], label: Example['label']): Judged[] =>
  judged.filter(({ example }) => example.label === label);

const shareOf = (judged: readonly Judged[], is: (each: Judged) => boolean): string =>
  `${Math.round((100 * judged.filter(is).length) / judged.length)} %`;

const fitAll = (examples: readonly Example[]) => ({
  request: fitWindows(examples),
  next: fitSentences(examples, 'next', 'before'),
});

const knownShare = (judged: readonly Judged[], label: Label): string =>
  shareOf(withLabel(judged, label), ({ isAbout }) => isAbout === label);

/** Judges every example by models that were fitted to the other four fifths. */
const crossValidated = (examples: readonly Example[]): Judged[] =>
  Array.from({ length: folds }, (_, fold) => {
    const others = examples.filter((_example, at) => at % folds !== fold);
    const { request, next } = fitAll(others);
    return examples
      .filter((_example, at) => at % folds === fold)
      .map((example): Judged => ({
        example,
        score: bestWindow(request, example.features)?.score ?? -Infinity,
        isAbout: scoreOf(next, example.features) > 0 ? 'next' : 'before',
      }));
  }).flat();

/** Returns the scores above which the given shares of the harmless sentences of a language lie. */
function leastScores(
  judged: readonly Judged[],
  language: Language,
  allowed: FalseAlarms,
): Record<keyof FalseAlarms, number> {
  const scores = judged
    .filter(({ example }) => example.language === language && example.label === 'none')
    .map(({ score }) => score);
  return {
    doubtful: leastAbove(scores, allowed.doubtful),
    certain: leastAbove(scores, allowed.certain),
  };
}

main();
