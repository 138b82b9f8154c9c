import { type Language } from '@colloquy/contracts';
import { folded, namesIn } from '../../text/facts';
import { datesIn } from '../../text/dates';
import { type BoundFigure, dimensionsIn, isLoose } from './bound-figures';
import { type Clause, rootOf } from './clauses';
import { type Known, type SaidFigure, type ToldFigure } from './figure-match';
import { hasSameSubject } from './figure-subject';
import { isYearSaid, keepsYear } from './figure-time';
import { rateBehind } from './grammar';
import { type SourceSentence } from './sources';

export function isBound(
  told: ToldFigure,
  said: SaidFigure,
  all: readonly SourceSentence[],
  known: Known,
): boolean {
  const { sentence, before } = said;
  const near = sentence.isAnaphoric ? [sentence, ...(before ? [before] : [])] : [sentence];
  const nearText = folded(near.map(({ text }) => text).join('\n'));
  return (
    isUnitSaid(told, said, all, known) &&
    areNamesSaid(told, nearText, known) &&
    isRateSaid(told, said, { near, nearText }, known) &&
    (told.figure.isYear || (keepsYear(told, said, all, known.spoken) && isYearSaid(told, said, all))) &&
    hasSameSubject(told, said, all, known)
  );
}

function isUnitSaid(
  { figure: { unit }, language }: ToldFigure,
  said: SaidFigure,
  all: readonly SourceSentence[],
  { client }: Known,
): boolean {
  if (!unit || isLoose(unit) || said.figure.unit) return true;
  return (
    all.some(({ text }) => dimensionsIn(text, language).has(unit.dimension)) ||
    dimensionsIn(client.join(' '), language).has(unit.dimension)
  );
}

function areNamesSaid(
  { clause, sentence, language }: ToldFigure,
  nearText: string,
  { clientText }: Known,
): boolean {
  // a capital makes a name only inside a sentence, where this clause may begin with one
  const names = namesIn(clause === sentence.clauses[0] ? clause.text : `x ${clause.text}`, language);
  return names.every(
    (name) =>
      datesIn(language).has(name.toLowerCase()) ||
      nearText.includes(folded(name)) ||
      clientText.includes(folded(name)),
  );
}

/** Checks the unit of a rate: "390 euros a tonne". */
function isRateSaid(
  { figure, clause, language }: ToldFigure,
  said: SaidFigure,
  { near, nearText }: { near: readonly SourceSentence[]; nearText: string },
  { asked, spoken }: Known,
): boolean {
  const saidRate = rateOf(said.figure, said.clause, false, spoken);
  const rate = rateOf(figure, clause, isLoose(figure.unit) && saidRate === undefined, language);
  if (rate === undefined) return true;
  const isNear =
    nearText.includes(folded(rate)) ||
    rate === saidRate ||
    (saidRate === undefined && asked.has(rootOf(rate))) ||
    near.some(({ stems }) => stems.has(rootOf(rate)));
  return isNear && (saidRate === undefined || rootOf(rate) === rootOf(saidRate));
}

const rateOf = (figure: BoundFigure, { text }: Clause, isStrict: boolean, language: Language) =>
  figure.isYear
    ? undefined
    : rateBehind(text.slice(text.indexOf(figure.text) + figure.text.length), isStrict, language);
