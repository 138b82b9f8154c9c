import { type Language, languages } from '@colloquy/contracts';
import { joiners } from './number-word-lists';
import { numberWords, numberWordSource } from './number-words';
import { remembered } from './remembered';
import { sentencePositions, wordsOf } from './segment';

/** Returns the figures in a text with their separators, in the digits 0 to 9. */
export const separatedFiguresIn = (text: string): readonly string[] =>
  inAsciiDigits(text).match(/\d+(?:[.,'’·٫٬\u00a0\u202f]\d+)*/g) ?? [];

/** Returns the figures in a text as digits only: languages separate thousands and decimals differently. */
export const figuresIn = (text: string): string[] =>
  separatedFiguresIn(text).map((figure) => figure.replace(/\D/g, ''));

export const inAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);

/** Unicode has decimal digits in rows of ten, so a digit's value is its distance from the first of its row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Counts numbers in words, such as "two hundred" but not "2 hundred"; Infinity if number words are unknown. */
export function numberWordsIn(text: string, language: Language): number {
  const known = numberWords[language];
  if (!known) return Infinity;
  const kinds = wordsOf(text, language).map((word) =>
    /\p{N}/u.test(word) ? 'd' : known.has(word.toLowerCase()) ? 'w' : ' ',
  );
  return kinds
    .join('')
    .split(' ')
    .filter((run) => run !== '' && !run.includes('d')).length;
}

const runs = new Map<Language, RegExp>();

function figureRunPattern(language: Language): RegExp {
  const known = runs.get(language);
  if (known) return known;
  const isHan = language === 'zh' || language === 'ja';
  const words = numberWordSource(language);
  const one = [
    ...(isHan ? ['[〇零一二三四五六七八九十百千万萬億亿两]+'] : []),
    `\\p{N}+(?:[.,'’·٫٬]\\p{N}+)*(?!\\p{N}|[.,'’·٫٬]\\p{N})`,
    ...(words === '' ? [] : [`(?:${words})(?![\\p{L}\\p{M}])`]),
  ].join('|');
  const joiner = joiners[language];
  const run = `(?:${one})(?:[ -]${joiner ? `(?:${joiner})?` : ''}(?:${one}))*`;
  const made = new RegExp(isHan ? run : `(?<![\\p{L}\\p{M}\\p{N}])${run}`, 'giu');
  runs.set(language, made);
  return made;
}

export const figureRunsIn = (text: string, language: Language): string[] => [
  ...remembered(
    `${language} figures`,
    text,
    (): readonly string[] => text.match(figureRunPattern(language)) ?? [],
  ),
];

export const figureSpansIn = (
  text: string,
  language: Language,
): { figure: string; from: number; to: number }[] =>
  [...text.matchAll(figureRunPattern(language))].map(({ 0: figure, index }) => ({
    figure,
    from: index,
    to: index + figure.length,
  }));

export function withFigure(text: string, figure: string, by: string, language: Language): string {
  const [found] = [...text.matchAll(figureRunPattern(language))].filter(([run]) => run === figure);
  return found ? text.slice(0, found.index) + by + text.slice(found.index + figure.length) : text;
}

const writtenInLatin: ReadonlySet<Language> = new Set(
  languages.filter((language) => new Intl.Locale(language).maximize().script === 'Latn'),
);

/** A Latin word in a text of another script, where other names are transliterated and cannot be compared. */
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}&'’-]+/gu;
const anyWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’-]*/gu;

/** The last letters before a capitalised word tell whether the word stands inside a sentence. */
const maxLead = 4;

/** Capitalised words inside sentences (not in German), words with inner capitals, and Latin words in other scripts. */
export function nameSpansIn(text: string, language: Language): { name: string; from: number; to: number }[] {
  const spanOf = ({ 0: name, index }: RegExpExecArray, start = 0) => ({
    name,
    from: start + index,
    to: start + index + name.length,
  });
  if (!writtenInLatin.has(language)) return [...text.matchAll(latinWord)].map((match) => spanOf(match));
  return sentencePositions(text, language).flatMap(({ from, to }) => {
    const sentence = text.slice(from, to);
    return [...sentence.matchAll(anyWord)].flatMap((match) => {
      const { 0: word, index } = match;
      if (/\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}{2,}$/u.test(word)) return [spanOf(match, from)];
      const isInside = /[\p{Ll}\p{N}],?\s$/u.test(sentence.slice(Math.max(0, index - maxLead), index));
      return isInside && language !== 'de' && /^\p{Lu}\p{L}/u.test(word) ? [spanOf(match, from)] : [];
    });
  });
}

/** Returns each name of {@link nameSpansIn} once. */
export const namesIn = (text: string, language: Language): string[] => [
  ...new Set(nameSpansIn(text, language).map(({ name }) => name)),
];

export const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
