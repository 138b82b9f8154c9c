import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { inAsciiDigits } from '../../text/facts';
import { segmentsOf } from '../../text/segment';
import { multipliersOf, spokenValueOf } from './spoken-numbers';
import { comparedStem } from './stems';
import { unitFormsOf, type Unit } from './units';

/** A quantity, or a range such as "20 to 30 percent", in the base of its dimension. */
export interface Measure {
  dimension: string;
  low: number;
  high: number;
}

/** The measures of a text, and the words that make them up, as stems. */
export interface Measured {
  measures: readonly Measure[];
  stems: ReadonlySet<string>;
}

/** Figures that differ by so much at most count as the same. */
const tolerance = 0.1;

/** Returns whether two measures of one dimension are the same, or overlap, within 10 %. */
export const isSameMeasure = (a: Measure, b: Measure): boolean =>
  a.low <= b.high * (1 + tolerance) && b.low <= a.high * (1 + tolerance);

/** Returns the quantities in a text that have a unit: a known one, or the word that follows the figure. */
export function measuresIn(spoken: string, language: Language): Measured {
  const text = inAsciiDigits(spoken).toLowerCase();
  const numbers = numbersIn(text, language);
  const measures: Measure[] = [];
  const stems = new Set<string>();
  let low: NumberSpan | undefined;
  numbers.forEach((number, index) => {
    for (const word of contentWords(text.slice(number.start, number.end), language))
      stems.add(comparedStem(word));
    const next = numbers[index + 1];
    const unit = unitAt(text, number, language);
    if (!unit) {
      low = next && joins(text.slice(number.end, next.start)) ? number : undefined;
      return;
    }
    for (const word of unit.words) stems.add(comparedStem(word));
    const bounds = [low?.value ?? number.value, number.value].map((value) => value * unit.unit.factor);
    measures.push({
      dimension: unit.unit.dimension,
      low: Math.min(...bounds),
      high: Math.max(...bounds),
    });
    low = undefined;
  });
  return { measures, stems };
}

/** Returns the values of the numbers in a text, in figures or, where the number words are known, in words. */
export const numberValuesIn = (text: string, language: Language): number[] =>
  numbersIn(inAsciiDigits(text).toLowerCase(), language).map(({ value }) => value);

/** Returns whether the text between two numbers joins them to a range: a dash, or one short word. */
const joins = (between: string): boolean => /^\s?[-–—~]\s?$|^\s\p{L}{1,4}\s$/u.test(between);

interface NumberSpan {
  start: number;
  end: number;
  value: number;
  /** In figures. */
  isPlainYear: boolean;
}

const figure = /\d+(?:[.,'’·٫٬\u00a0\u202f]\d+)*/gu;

function numbersIn(text: string, language: Language): NumberSpan[] {
  const figures = [...text.matchAll(figure)].flatMap(({ 0: written, index }) => {
    const value = valueOf(written, language);
    if (value === undefined) return [];
    const isPlainYear = /^(?:19|20)\d\d$/u.test(written);
    return [{ start: index, end: index + written.length, value, isPlainYear }];
  });
  const spans = [...figures, ...spokenIn(text, language)].sort((a, b) => a.start - b.start);
  return spans.map((span) => multiplied(text, span, language));
}

/** Returns the value of a written figure; undefined if its separators are not those of the language. */
function valueOf(written: string, language: Language): number | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const groups = written.split(/[^\d]/u);
  const separators = written.match(/[^\d]/gu) ?? [];
  const [last] = separators.slice(-1);
  if (last === undefined) return Number(written);
  // "3.5" is a decimal in every language: a group has three digits
  const hasDecimals = (last === decimal && separators.length === 1) || groups.at(-1)?.length !== 3;
  const whole = hasDecimals ? groups.slice(0, -1) : groups;
  if (!whole.slice(1).every(({ length }) => length === 3)) return undefined;
  return Number(`${whole.join('')}${hasDecimals ? `.${groups.at(-1)}` : ''}`);
}

/** Returns the numbers in words; consecutive words are one number. */
function spokenIn(text: string, language: Language): NumberSpan[] {
  const spans: (NumberSpan & { total: number; current: number })[] = [];
  for (const { index, segment, isWordLike } of segmentsOf(text, language)) {
    if (!isWordLike) continue;
    const value = spokenValueOf(segment, language);
    if (value === undefined) continue;
    const last = spans.at(-1);
    const follows = last !== undefined && /^[\s-]$/u.test(text.slice(last.end, index));
    const [total, current] = follows ? [last.total, last.current] : [0, 0];
    const sum = value >= 100 ? Math.max(current, 1) * value : current + value;
    const [newTotal, newCurrent] = value >= 1000 ? [total + sum, 0] : [total, sum];
    const start = follows ? last.start : index;
    if (follows) spans.pop();
    spans.push({
      start,
      end: index + segment.length,
      value: newTotal + newCurrent,
      isPlainYear: false,
      total: newTotal,
      current: newCurrent,
    });
  }
  return spans;
}

/** Adds a word such as "million" to the number before it. */
function multiplied(text: string, span: NumberSpan, language: Language): NumberSpan {
  for (const [word, factor] of multipliersOf(language)) {
    const gap = text.startsWith(` ${word}`, span.end) ? 1 : text.startsWith(word, span.end) ? 0 : undefined;
    if (gap === undefined) continue;
    const end = span.end + gap + word.length;
    if (/^\p{Script=Han}/u.test(word) || !/^\p{L}/u.test(text.slice(end)))
      return { ...span, end, value: span.value * factor, isPlainYear: false };
  }
  return span;
}

/** Returns the unit of a number; undefined for a year, and if no word follows that could be one. */
function unitAt(
  text: string,
  { start, end, isPlainYear }: NumberSpan,
  language: Language,
): { unit: Unit; words: readonly string[] } | undefined {
  const after = text.slice(end, end + 60);
  const gap = /^[\s-]?/u.exec(after)?.[0].length ?? 0;
  for (const [form, unit] of unitFormsOf(language)) {
    const isAfter = after.startsWith(form, gap) && !continues(after.slice(gap + form.length), form);
    if (isAfter || before(text.slice(Math.max(0, start - 12), start), form))
      return { unit, words: contentWords(form, language) };
  }
  if (isPlainYear) return undefined;
  const [word] = /^[^\s\d.,:;!?()]+/u.exec(after.slice(gap)) ?? [];
  const [content] = word === undefined ? [] : contentWords(word, language);
  return content === undefined
    ? undefined
    : { unit: { dimension: `of ${comparedStem(content)}`, factor: 1 }, words: [content] };
}

/** Returns whether a letter after a unit makes it the beginning of a word, in scripts with spaces. */
const continues = (rest: string, form: string): boolean =>
  /^\p{L}/u.test(rest) && !/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}|%/u.test(form);

/** Symbols and codes of currencies also stand before the figure. */
const before = (text: string, form: string): boolean =>
  (/^\p{Sc}$/u.test(form) || /^[a-z]{3}$/u.test(form)) &&
  new RegExp(`(?<!\\p{L})${form.replace('$', '\\$')}\\s?$`, 'u').test(text);
