import { type Language } from '@colloquy/contracts';
import { knowsSpokenValues } from './comparison/spoken-numbers';
import { type BoundFigure, boundFiguresIn, dimensionsIn, isLoose } from './statement/bound-figures';
import { clausesOf, rootsIn, shared } from './statement/clauses';
import { takesPart } from './voice';

export interface Wanted {
  property: string;
  description: string;
  questions: readonly string[];
}

const wordsOfName = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ').toLowerCase();

/** Returns the part that the quote does not support (value, unit or property), worded for the model, or `''`. */
export function problemOfNumber(value: number, quote: string, wanted: Wanted, language: Language): string {
  const figures = boundFiguresIn(quote, language).filter((each) => each.value !== undefined);
  const same = figures.filter((each) => each.value === Math.abs(value));
  if (same.length === 0) return knowsSpokenValues(language) && !/\p{Nd}/u.test(quote) ? 'the number' : '';
  return same.some((figure) => hasUnit(figure, wanted, language) && isAbout(figure, quote, wanted, language))
    ? ''
    : 'this number for this property';
}

function hasUnit({ unit }: BoundFigure, { property, description }: Wanted, language: Language): boolean {
  const about = `${wordsOfName(property)} ${description}`;
  const named = new Set([...dimensionsIn(about, 'en'), ...dimensionsIn(about, language)]);
  return unit === undefined || isLoose(unit) || named.size === 0 || named.has(unit.dimension);
}

function isAbout(
  { unit }: BoundFigure,
  quote: string,
  { property, description, questions }: Wanted,
  language: Language,
): boolean {
  const said = rootsIn(quote, language);
  if (unit !== undefined || said.size === 0 || takesPart(quote, language)) return true;
  return shared(said, rootsIn([wordsOfName(property), description, ...questions].join(' '), language)) > 0;
}

const minShared = 2;

export function contradicts(value: boolean, quote: string, wanted: Wanted, language: Language): boolean {
  const about = rootsIn(`${wordsOfName(wanted.property)} ${wanted.description}`, language);
  const clauses = clausesOf(quote, language);
  const isAbout = (stem: string) => [...about].some((each) => each.slice(0, 3) === stem.slice(0, 3));
  const denied = clauses.filter((each) => each.denied !== undefined && isAbout(each.denied));
  if (value) return denied.length > 0;
  return (
    denied.length === 0 &&
    clauses.every((each) => each.denied === undefined && shared(each.stems, about) >= minShared)
  );
}
