import { type Language } from '@colloquy/contracts';
import { list } from './list';
import { compounds, countedNumbers, furtherNumbers } from './number-word-lists';

/** Maximum number of words in a compound. With no limit, a text that can be cut in many ways would take for ever. */
const maxCompound = 10;

export function numberWordSource(language: Language): string {
  const words = [...(allNumberWords[language] ?? [])].sort((a, b) => b.length - a.length).join('|');
  const parts = compounds[language];
  if (words === '' || !parts) return words;
  return `(?:${words}|${parts.one}(?=${parts.link}|${words}))(?:(?:${parts.link})?(?:${words})){0,${maxCompound - 1}}`;
}

const wholeWords = new Map<Language, RegExp>();

export function isNumberWord(word: string, language: Language): boolean {
  let known = wholeWords.get(language);
  if (!known)
    wholeWords.set(language, (known = new RegExp(`^(?:${numberWordSource(language) || '(?!)'})$`, 'u')));
  return known.test(word);
}

export const numberWords: Partial<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(countedNumbers).map(([language, words]) => [language, new Set(list(words))]),
);

/** {@link numberWords}, and those of languages in which no check counts them. */
export const allNumberWords: Partial<Record<Language, ReadonlySet<string>>> = {
  ...Object.fromEntries(
    Object.entries(furtherNumbers).map(([language, words]) => [language, new Set(list(words))]),
  ),
  ...numberWords,
};
