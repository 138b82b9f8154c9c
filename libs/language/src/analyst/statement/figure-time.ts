import { type Language } from '@colloquy/contracts';
import { type BoundFigure, hasUnreadNumbers } from './bound-figures';
import { type Clause } from './clauses';
import { isKin, type SaidFigure, type ToldFigure } from './figure-match';
import { figuresOf, type SourceSentence } from './sources';

export function keepsYear(
  told: ToldFigure,
  said: SaidFigure,
  all: readonly SourceSentence[],
  spoken: Language,
): boolean {
  const years = said.clause.figures.filter(({ isYear }) => isYear);
  const toldValues = figuresOf(told.sentence).map(({ value }) => value);
  if (years.length === 0 || years.some(({ value }) => toldValues.includes(value))) return true;
  const rivals = all
    .flatMap(figuresOf)
    .filter((other) => isKin(other, said.figure) && other.value !== said.figure.value);
  const isUnread = all.some(({ text }) => hasUnreadNumbers(text, spoken));
  return rivals.length === 0 ? !isUnread : rivals.some(({ value }) => toldValues.includes(value));
}

export function isYearSaid(told: ToldFigure, said: SaidFigure, all: readonly SourceSentence[]): boolean {
  return yearsOf(told).every(
    ({ value }) =>
      said.clause.figures.some((other) => other.value === value) ||
      holdersOf(said, all).some((holder) => figuresOf(holder).some((other) => other.value === value)),
  );
}

function yearsOf({ figure, clause: { figures } }: ToldFigure): BoundFigure[] {
  const plain = figures.filter(({ isYear }) => !isYear);
  const isBetween = (other: BoundFigure, year: BoundFigure) =>
    !other.isYear && other !== figure && other.start < year.start && other.start > figure.start;
  return figures
    .filter((year) => year.isYear && !figures.some((other) => isBetween(other, year)))
    .filter((year) => plain.length < 2 || (year.start > figure.start && nearest(plain, year) === figure));
}

/** A figure's year may stand in the preceding sentence, unless that sentence has a similar figure. */
function holdersOf({ sentence, figure }: SaidFigure, all: readonly SourceSentence[]): SourceSentence[] {
  const kinIn = (holder: SourceSentence) => figuresOf(holder).filter((other) => isKin(other, figure));
  if (kinIn(sentence).length >= 2) return [];
  const at = all.indexOf(sentence);
  const before = all.slice(Math.max(0, at - 1), at).filter((each) => kinIn(each).length === 0);
  return [sentence, ...before];
}

const nearest = (figures: Clause['figures'], to: BoundFigure) =>
  figures.filter(({ start }) => start < to.start).at(-1);
