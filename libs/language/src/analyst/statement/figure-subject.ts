import { type Language } from '@colloquy/contracts';
import { takesPart } from '../voice';
import { type BoundFigure } from './bound-figures';
import { type Clause, shared } from './clauses';
import { isKin, type Known, type SaidFigure, type ToldFigure } from './figure-match';
import { figuresOf, type SourceSentence } from './sources';

export function hasSameSubject(
  told: ToldFigure,
  said: SaidFigure,
  all: readonly SourceSentence[],
  { asked, spoken }: Known,
): boolean {
  const isUncounted = (stem: string) => !isCounted(stem, told.figure) && !isCounted(stem, said.figure);
  const uncounted = (stems: ReadonlySet<string>) => new Set([...stems].filter(isUncounted));
  const telling = (stems: ReadonlySet<string>) =>
    new Set([...stems].filter((stem) => !asked.has(stem) && isUncounted(stem)));
  const words = telling(told.clause.stems);
  const saidWords = telling(stemsOf(said.clause, said.sentence));
  const ownYears = sharedYears(told, said);
  const own = shared(words, saidWords) + ownYears;
  const strays = new Set(
    rivalStems(told, said, all).flatMap((stems) =>
      [...telling(stems)].filter((stem) => words.has(stem) && !saidWords.has(stem)),
    ),
  ).size;
  if (strays > 0) return own > 0 && (said.sentence.isAnaphoric || saidWords.size === 0 || own >= strays);
  if (told.figure.isYear) {
    const isNear = saidWords.size === 0 || shared(words, telling(said.sentence.stems)) > 0;
    return own > 0 || isNear || isBesideSame(told, said);
  }
  const isTelling = saidWords.size > (isSameThing(told, said) ? 1 : 0) && ownYears === 0;
  const isFloating = isTelling && !isAlike(uncounted(told.clause.stems), uncounted(said.sentence.stems));
  return (
    !isFloating || isUnspaced(spoken) || said.sentence.isAnaphoric || takesPart(said.clause.text, spoken)
  );
}

function rivalStems(
  told: ToldFigure,
  { figure, clause }: SaidFigure,
  all: readonly SourceSentence[],
): ReadonlySet<string>[] {
  const toldValues = new Set(figuresOf(told.sentence).map(({ value }) => value));
  const isRival = (other: BoundFigure) =>
    isKin(other, figure) && other.value !== figure.value && !toldValues.has(other.value);
  return all.flatMap((within) =>
    within.clauses
      .filter((other) => other !== clause && other.figures.some(isRival))
      .map((other) => stemsOf(other, within)),
  );
}

/** Adds the stems of the preceding clause to one without a verb: "the bigger fleet, fourteen vessels". */
function stemsOf(clause: Clause, { clauses }: SourceSentence): ReadonlySet<string> {
  const own = [...clause.stems].filter((stem) => !clause.figures.some((figure) => isCounted(stem, figure)));
  const before = clauses[clauses.indexOf(clause) - 1];
  return own.length > 0 || !before || before.figures.length > 0
    ? clause.stems
    : new Set([...before.stems, ...clause.stems]);
}

const isCounted = (stem: string, { unit }: BoundFigure): boolean =>
  unit !== undefined &&
  unit.dimension.startsWith('of ') &&
  unit.dimension.slice(3).startsWith(stem.slice(0, 3));

const sharedYears = (told: ToldFigure, said: SaidFigure): number =>
  told.clause.figures.filter(
    (year) =>
      year.isYear && year !== told.figure && said.clause.figures.some((other) => other.value === year.value),
  ).length;

const isBesideSame = (told: ToldFigure, said: SaidFigure): boolean =>
  told.clause.figures.some(
    (other) => other !== told.figure && said.clause.figures.some(({ value }) => value === other.value),
  );

/** Figures of one unit need fewer words in common: "about 120 rolls" has few. */
const isSameThing = (told: ToldFigure, said: SaidFigure): boolean =>
  said.figure.unit !== undefined && said.figure.unit.dimension === told.figure.unit?.dimension;

/** "Dyed" and "dyeing" are alike. */
const isAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const beginnings = new Set([...b].map((stem) => stem.slice(0, 3)));
  return [...a].some((stem) => beginnings.has(stem.slice(0, 3)));
};

/** A segmenter cuts these languages differently from sentence to sentence. */
const isUnspaced = (language: Language) => language === 'ja' || language === 'zh';
