import { type Language } from '@colloquy/contracts';
import { isNumberWord } from '../../text/number-words';
import { wordsOf } from '../../text/segment';
import { quantitiesIn, type Quantity } from '../comparison/measures';
import { knowsSpokenValues } from '../comparison/spoken-numbers';
import { type Unit, unitFormsOf } from '../comparison/units';
import { hanNumbersIn } from './han-numbers';

export interface BoundFigure {
  start: number;
  text: string;
  /** Undefined if it is not understood with certainty. */
  value: number | undefined;
  isWritten: boolean;
  isYear: boolean;
  unit?: Unit;
}

/** Joins two figures of one unit: "from 12 to 9 percent". */
const shortJoint = /^\s?(?:[-–—~]|\p{L}{1,3})\s?$/u;

export function boundFiguresIn(sentence: string, language: Language): BoundFigure[] {
  const found: Quantity[] = quantitiesIn(sentence, language);
  const figures = found.map((each, at): BoundFigure => {
    const next = found[at + 1];
    const joined = next && shortJoint.test(sentence.slice(each.end, next.start));
    // "12 to" has no unit of its own
    const unit = joined && isLoose(each.unit) ? next.unit : each.unit;
    const { start, text, value, isWritten, isPlainYear } = each;
    return { start, text, value, isWritten, isYear: isPlainYear, ...(unit && { unit }) };
  });
  if (language !== 'ja' && language !== 'zh') return figures;
  const han = hanNumbersIn(sentence).filter(({ start }) => !figures.some((each) => each.start === start));
  return [...figures, ...han.map((each) => withUnit(each, sentence, language))].sort(
    (a, b) => a.start - b.start,
  );
}

/** "三成" and "三割" are 30 percent. */
function withUnit(
  { start, end, text, value }: ReturnType<typeof hanNumbersIn>[number],
  sentence: string,
  language: Language,
): BoundFigure {
  const rest = sentence.slice(end).toLowerCase();
  const figure = { start, text, value, isWritten: false, isYear: false };
  if (/^[成割]/u.test(rest))
    return { ...figure, value: value * 10, unit: { dimension: 'percent', factor: 1 } };
  const unit = unitFormsOf(language).find(({ text: form }) => rest.startsWith(form))?.unit;
  return { ...figure, ...(unit && { unit }) };
}

export const isLoose = (unit: Unit | undefined): boolean =>
  unit === undefined || unit.dimension.startsWith('of ');

export const hasUnreadNumbers = (text: string, language: Language): boolean =>
  !knowsSpokenValues(language) &&
  language !== 'ja' &&
  language !== 'zh' &&
  (wordsOf(text.toLowerCase(), language).some((word) => isNumberWord(word, language)) ||
    !/\p{N}/u.test(text));

export function dimensionsIn(text: string, language: Language): ReadonlySet<string> {
  const lower = text.toLowerCase();
  return new Set(
    unitFormsOf(language).flatMap(({ text: form, unit }) => {
      const at = lower.indexOf(form);
      if (at === -1) return [];
      const isWord = !/\p{L}/u.test(`${lower[at - 1] ?? ''}${lower[at + form.length] ?? ''}`);
      return isWord || !/\p{L}/u.test(form) ? [unit.dimension] : [];
    }),
  );
}

/** Maximum relative difference of equal figures after conversion: 36 months are three years. */
const rounding = 0.001;

const isAbout = (a: number, b: number) => Math.abs(a - b) <= rounding * Math.max(a, b);

interface FigurePlace {
  figure: BoundFigure;
  clause: string;
  language: Language;
}

/** Compares values, and units as far as both figures have one. */
export function isSaid(told: FigurePlace, said: FigurePlace): boolean {
  const [a, b] = [told.figure, said.figure];
  if (a.value === undefined || b.value === undefined) return a.value === b.value && a.text === b.text;
  if (a.unit && b.unit && a.unit.dimension === b.unit.dimension && a.unit.factor !== b.unit.factor)
    return isAbout(a.value * a.unit.factor, b.value * b.unit.factor);
  if (a.value !== b.value) return false;
  if (!a.unit || a.unit.dimension === b.unit?.dimension) return true;
  if (isLoose(a.unit) && isLoose(b.unit)) return true;
  if (!isLoose(a.unit) && !isLoose(b.unit)) return false;
  if (told.language !== said.language && !b.unit) return true;
  // "390 whole euros"
  const [loose, known] = isLoose(a.unit) ? [told, b.unit] : [said, a.unit];
  if (known === undefined) return true;
  return told.language !== said.language || dimensionsIn(loose.clause, loose.language).has(known.dimension);
}
