import { type Language } from '@colloquy/contracts';
import { folded } from './facts';
import { wordsOf } from './segment';

const dateWords = new Map<Language, ReadonlySet<string>>();

/** Returns the names of the months and days of a language, in small letters. */
export function datesIn(language: Language): ReadonlySet<string> {
  const known = dateWords.get(language);
  if (known) return known;
  const words = new Set<string>();
  // with and without a day, because many languages inflect the month after it
  const formats = [{ month: 'long' }, { month: 'long', day: 'numeric' }, { weekday: 'long' }] as const;
  for (const options of formats) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    for (let n = 0; n < 12; n += 1) {
      const date = options === formats[2] ? Date.UTC(2024, 0, 1 + n) : Date.UTC(2024, n, 1);
      for (const word of wordsOf(format.format(date), language))
        if (isDateWord(word)) words.add(word.toLowerCase());
    }
  }
  // "may" is far more often the verb.
  if (language === 'en') words.delete('may');
  dateWords.set(language, words);
  return words;
}

const isDateWord = (word: string) => [...word].length > 2 && !/\p{N}/u.test(word);

/** The languages in which names of days and months take endings that `Intl` does not write. */
const inflected: ReadonlySet<Language> = new Set([
  'bg',
  'cs',
  'el',
  'fi',
  'hr',
  'hu',
  'pl',
  'ru',
  'sk',
  'ta',
  'tr',
  'uk',
]);
/**
 * Numbers of letters: at most `longest` in an ending, at most `changed` at the end of a known name that the word does not share, and at
 * least `shortestStem` that it shares.
 */
const ending = { longest: 4, changed: 2, shortestStem: 4 };

const spaceless: ReadonlySet<Language> = new Set(['ja', 'ko', 'zh']);
const stems = new Map<Language, readonly string[]>();

function stemsIn(language: Language): readonly string[] {
  const known = stems.get(language);
  if (known) return known;
  const made = [...datesIn(language)].map(folded).filter(({ length }) => length >= ending.shortestStem);
  stems.set(language, made);
  return made;
}

function isInflected(word: string, language: Language): boolean {
  const plain = folded(word);
  return stemsIn(language).some((stem) => {
    let shared = 0;
    while (shared < stem.length && stem[shared] === plain[shared]) shared += 1;
    return (
      shared >= Math.max(ending.shortestStem, stem.length - ending.changed) &&
      plain.length - shared <= ending.longest
    );
  });
}

/** Returns the positions of the names of months and days in a text, in any case of the language. */
export function dateSpansIn(text: string, language: Language): { from: number; to: number }[] {
  if (spaceless.has(language)) {
    const names = [...datesIn(language)].join('|');
    return [...text.matchAll(new RegExp(names, 'gu'))].map(spanOf);
  }
  const known = datesIn(language);
  const isDate = (word: string) =>
    known.has(word.toLowerCase()) || (inflected.has(language) && isInflected(word, language));
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].filter(([word]) => isDate(word)).map(spanOf);
}

const spanOf = ({ 0: found, index }: RegExpExecArray) => ({ from: index, to: index + found.length });
