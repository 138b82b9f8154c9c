import { type Language } from '@colloquy/contracts';
import { numberWords } from '../analyst/markers';
import { sentencesOf, wordsOf } from '../text/segment';

/** A name that differs in English, such as Varsovia and Warsaw. */
export interface RenamedName {
  original: string;
  english: string;
}

/** Returns what a translation has lost; empty if it may be used. */
export function lostIn(
  text: string,
  translation: string,
  { from, renamed }: { from: Language; renamed: readonly RenamedName[] },
): { figures: string[]; added: string[]; names: string[] } {
  const [before, after] = [figuresIn(text), figuresIn(translation)];
  const figures = without(before, after);
  // the translation may write a number word in digits
  const added = hasNumberWords(text, from) ? [] : without(after, before);
  const kept = folded(translation);
  const names = namesIn(text, from).filter((name) => {
    if (kept.includes(folded(name))) return false;
    return !renamed.some(
      ({ original, english }) =>
        folded(original).includes(folded(name)) && folded(english) !== '' && kept.includes(folded(english)),
    );
  });
  return { figures, added, names };
}

/** Returns the items of one list that are missing in the other, as often as they are missing. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Returns the figures in a text as digits only: languages separate thousands and decimals differently. */
function figuresIn(text: string): string[] {
  const digits = text.replace(/\p{Nd}/gu, asciiDigit);
  return (digits.match(/\d+(?:[.,'’·٫٬\u00a0\u202f]\d+)*/g) ?? []).map((figure) => figure.replace(/\D/g, ''));
}

/** Unicode has decimal digits in rows of ten, so a digit's value is its distance from the first of its row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Returns whether a text may contain a number word; true if the language's number words are unknown. */
function hasNumberWords(text: string, language: Language): boolean {
  const known = numberWords[language];
  return !known || wordsOf(text, language).some((word) => known.has(word.toLowerCase()));
}

const writtenInLatin = (language: Language) => new Intl.Locale(language).maximize().script === 'Latn';

/**
 * A Latin word in a text of another script. Other names are transliterated there, so their letters cannot be
 * compared.
 */
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}&'’-]+/gu;
const anyWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’-]*/gu;

/**
 * Returns the names in a text: capitalised words inside a sentence (not in German, where every noun is one), words
 * with capitals inside, and Latin words in another script.
 */
function namesIn(text: string, language: Language): string[] {
  if (!writtenInLatin(language)) return [...new Set(text.match(latinWord) ?? [])];
  const names = sentencesOf(text, language).flatMap((sentence) =>
    [...sentence.matchAll(anyWord)].flatMap(({ 0: word, index }) => {
      if (/\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}{2,}$/u.test(word)) return [word];
      const isInside = /[\p{Ll}\p{N}],?\s$/u.test(sentence.slice(0, index));
      return isInside && language !== 'de' && /^\p{Lu}\p{L}/u.test(word) ? [word] : [];
    }),
  );
  return [...new Set(names)];
}

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
