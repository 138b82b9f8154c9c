import { type Language } from '@colloquy/contracts';
import { type Value } from '../classifier/value-pair';
import { figureSpansIn } from '../text/facts';

/** A figure, the name of a day or a month, or another name. */
export interface SpokenValue extends Value {
  text: string;
  kind: 'figure' | 'date' | 'name';
}

/** Returns the values in a sentence by their position; dictated figures are none. */
export function valuesIn(sentence: string, language: Language): SpokenValue[] {
  const figures = figureSpansIn(sentence, language);
  const values = figures
    .filter((figure) => !isDictated(figures, sentence, figure))
    .map(({ figure, from, to }): SpokenValue => ({ from, to, text: figure, kind: 'figure' }));
  const isFree = (from: number, to: number) =>
    ![...figures, ...values].some((other) => other.from < to && from < other.to);
  for (const [kind, pattern] of [
    ['date', datesOf(language)],
    ['name', namesOf(language)],
  ] as const) {
    for (const { 0: text, index: from } of sentence.matchAll(pattern)) {
      const to = from + text.length;
      if (isFree(from, to)) values.push({ from, to, text, kind });
    }
  }
  return values.sort((one, other) => one.from - other.from);
}

/** Minimum number of figures in a row that are dictated or listed: nobody corrects one value as often. */
const minDictated = 4;
const word = /[\p{L}\p{N}]+/gu;

/** Whether a figure stands in a row of figures with at most one word between two of them. */
function isDictated(figures: readonly Value[], sentence: string, figure: Value): boolean {
  const isClose = (one: Value, other: Value) =>
    (sentence.slice(one.to, other.from).match(word)?.length ?? 0) <= 1;
  const at = figures.indexOf(figure);
  let [first, last] = [at, at];
  for (let before = figures[first - 1]; before; before = figures[first - 1]) {
    if (!isClose(before, figures[first] as Value)) break;
    first -= 1;
  }
  for (let next = figures[last + 1]; next; next = figures[last + 1]) {
    if (!isClose(figures[last] as Value, next)) break;
    last += 1;
  }
  return last - first + 1 >= minDictated;
}

/** A capitalised word inside a sentence. */
const capitalised = /(?<=[\p{L}\p{N},…] |\.\.\. ?)\p{Lu}[\p{L}\p{M}'’-]+/gu;
const none = /(?!)/gu;

/** In German every noun has a capital. */
const namesOf = (language: Language): RegExp => (language === 'de' ? none : capitalised);

const datePatterns = new Map<Language, RegExp>();

function datesOf(language: Language): RegExp {
  const known = datePatterns.get(language);
  if (known) return known;
  const nameOf = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(Date.UTC(2024, month, day));
  const names = [
    ...Array.from({ length: 7 }, (_, day) => nameOf({ weekday: 'long' }, 0, 1 + day)),
    ...Array.from({ length: 12 }, (_, month) => nameOf({ month: 'long' }, month, 1)),
  ].filter((name) => /^\p{L}{3,}$/u.test(name));
  const made = new RegExp(`(?<!\\p{L})(?:${names.join('|') || '(?!)'})(?!\\p{L})`, 'giu');
  datePatterns.set(language, made);
  return made;
}
