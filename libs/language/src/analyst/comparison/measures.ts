import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { inAsciiDigits } from '../../text/facts';
import { type NumberSpan, numbersIn } from './numbers';
import { jointOf } from './ranges';
import { comparedStem } from './stems';
import { unitFormsOf, type Unit, type UnitForm } from './units';

export interface Measure {
  /** `''` if a figure that is not understood has no unit. */
  dimension: string;
  /** Undefined if the figure is not understood with certainty. */
  bounds: Bounds | undefined;
}

interface Bounds {
  low: number;
  high: number;
}

export interface Measured {
  measures: readonly Measure[];
  stems: ReadonlySet<string>;
}

/** Maximum relative difference of figures that count as the same. */
const tolerance = 0.1;

export const isSameAmount = (a: Bounds, b: Bounds): boolean =>
  a.low <= b.high * (1 + tolerance) && b.low <= a.high * (1 + tolerance);

interface Text {
  spoken: string;
  lower: string;
}

export function measuresIn(said: string, language: Language): Measured {
  const text = textOf(said);
  const numbers = numbersIn(text.lower, language);
  const measures: Measure[] = [];
  const stems = new Set<string>();
  let lower: NumberSpan | undefined;
  for (const number of numbers) {
    for (const word of contentWords(text.lower.slice(number.start, number.end), language))
      stems.add(comparedStem(word));
    const unit = unitAt(text, number, language);
    if (unit) {
      for (const word of unit.words) stems.add(comparedStem(word));
      const bounds = halfFollows.test(text.lower.slice(unit.end))
        ? undefined
        : boundsOf(text.lower, [lower, number], language);
      const { dimension, factor } = unit.unit;
      measures.push({
        dimension,
        bounds: bounds && { low: bounds.low * factor, high: bounds.high * factor },
      });
    } else if (number.value === undefined) measures.push({ dimension: '', bounds: undefined });
    lower = unit ? undefined : number;
  }
  return { measures, stems };
}

export function figuresOf(said: string, language: Language): (NumberSpan & { text: string })[] {
  const { spoken, lower } = textOf(said);
  return numbersIn(lower, language).map((span) => ({ ...span, text: spoken.slice(span.start, span.end) }));
}

export interface Quantity extends NumberSpan {
  text: string;
  unit?: Unit;
}

export function quantitiesIn(said: string, language: Language): Quantity[] {
  const text = textOf(said);
  return numbersIn(text.lower, language).map((span) => {
    const unit = unitAt(text, span, language)?.unit;
    return { ...span, text: text.spoken.slice(span.start, span.end), ...(unit && { unit }) };
  });
}

function textOf(said: string): Text {
  const spoken = inAsciiDigits(said);
  const lower = spoken.toLowerCase();
  return { spoken: lower.length === spoken.length ? spoken : lower, lower };
}

/** "Two years and a half": half of the unit is added after it. */
const halfFollows = /^\s(?:et demie?|y medi[oa]|and a half|und (?:ein halb(?:e[rs]?)?|eine halbe))(?!\p{L})/u;

function boundsOf(
  text: string,
  [first, last]: readonly [NumberSpan | undefined, NumberSpan],
  language: Language,
): Bounds | undefined {
  const joint = first && jointOf(text, first, last, language);
  if (last.value === undefined || joint === 'or') return undefined;
  // "2000 to 2500 euros" is a range, "since 2019 - 40 people" is not
  if (joint && first?.isPlainYear) return undefined;
  const single = { low: last.value, high: last.value };
  if (!first || !joint) return single;
  // "2 to 3 million" says two million, or two
  if (first.value === undefined || (last.isScaled && !first.isScaled)) return undefined;
  return first.value < last.value ? { low: first.value, high: last.value } : single;
}

function unitAt(
  text: Text,
  { start, end, isPlainYear }: NumberSpan,
  language: Language,
): { unit: Unit; words: readonly string[]; end: number } | undefined {
  const after = text.lower.slice(end, end + 60);
  const gap = /^[\s-]?/u.exec(after)?.[0].length ?? 0;
  for (const form of unitFormsOf(language)) {
    const isAfter =
      after.startsWith(form.text, gap) && !continues(after.slice(gap + form.text.length), form.text);
    if (isAfter || isBefore(text.spoken.slice(Math.max(0, start - 12), start), form)) {
      const unitEnd = isAfter ? end + gap + form.text.length : end;
      return { unit: form.unit, words: contentWords(form.text, language), end: unitEnd };
    }
  }
  if (isPlainYear) return undefined;
  const [word] = /^[^\s\d.,:;!?()]+/u.exec(after.slice(gap)) ?? [];
  const [content] = word === undefined ? [] : contentWords(word, language);
  if (word === undefined || content === undefined) return undefined;
  const counted = { dimension: `of ${comparedStem(content)}`, factor: 1 };
  return { unit: counted, words: [content], end: end + gap + word.length };
}

const continues = (rest: string, form: string): boolean =>
  /^\p{L}/u.test(rest) && !/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}|%/u.test(form);

/** Symbols of currencies, and their codes in capitals, also stand before the figure. */
function isBefore(text: string, { text: form, unit, mayPrecede }: UnitForm): boolean {
  if (!mayPrecede) return false;
  const before = text.replace(/\s$/u, '');
  const isCode = form === unit.dimension.toLowerCase();
  const isWritten = isCode ? before.endsWith(form.toUpperCase()) : before.toLowerCase().endsWith(form);
  return isWritten && !/\p{L}$/u.test(before.slice(0, before.length - form.length));
}
