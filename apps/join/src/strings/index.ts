import type { Language } from '@colloquy/contracts';
import { en, type Strings } from './en';

export type { Strings };

/** A language's words are loaded when they are needed; English ones are always there. */
const byLanguage: Partial<Record<Language, () => Promise<Strings>>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
  pt: async () => (await import('./pt')).pt,
};

/** Other names browsers give to a language. */
const aliases: Readonly<Record<string, Language>> = {
  nb: 'no',
  nn: 'no',
  tl: 'fil',
  in: 'id',
  cmn: 'zh',
  yue: 'zh',
};
const rightToLeft: ReadonlySet<string> = new Set<Language>(['ar']);

/** The page's words, with the language they are in and the direction it is written. */
export interface PageWords {
  language: string;
  direction: 'ltr' | 'rtl';
  strings: Strings;
}

/** English, which needs no loading. */
export const english: PageWords = { language: 'en', direction: 'ltr', strings: en };

/** The page's words in the first of these languages that there are any in; else in English. */
export async function stringsFor(languages: readonly string[]): Promise<PageWords> {
  for (const tag of languages) {
    const base = tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
    const language = Object.hasOwn(aliases, base) ? (aliases[base] ?? base) : base;
    const load = Object.hasOwn(byLanguage, language) ? byLanguage[language as Language] : undefined;
    const strings = await load?.().catch(() => undefined); // a file that does not come is no reason for an empty page
    if (strings) return { language, direction: rightToLeft.has(language) ? 'rtl' : 'ltr', strings };
  }
  return english;
}
