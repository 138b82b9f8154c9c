import type { Language } from '@colloquy/contracts';
import { en, type Strings } from './en';

export type { Strings };

/** A language's texts are loaded on demand; English is always loaded. */
const byLanguage: Record<Language, () => Promise<Strings>> = {
  en: () => Promise.resolve(en),
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
  pt: async () => (await import('./pt')).pt,
  pl: async () => (await import('./pl')).pl,
  hi: async () => (await import('./hi')).hi,
  zh: async () => (await import('./zh')).zh,
  ko: async () => (await import('./ko')).ko,
  ru: async () => (await import('./ru')).ru,
  nl: async () => (await import('./nl')).nl,
  tr: async () => (await import('./tr')).tr,
  sv: async () => (await import('./sv')).sv,
  id: async () => (await import('./id')).id,
  fil: async () => (await import('./fil')).fil,
  ja: async () => (await import('./ja')).ja,
  uk: async () => (await import('./uk')).uk,
  el: async () => (await import('./el')).el,
  cs: async () => (await import('./cs')).cs,
  fi: async () => (await import('./fi')).fi,
  ro: async () => (await import('./ro')).ro,
  da: async () => (await import('./da')).da,
  bg: async () => (await import('./bg')).bg,
  ms: async () => (await import('./ms')).ms,
  sk: async () => (await import('./sk')).sk,
  hr: async () => (await import('./hr')).hr,
  ar: async () => (await import('./ar')).ar,
  ta: async () => (await import('./ta')).ta,
  vi: async () => (await import('./vi')).vi,
  hu: async () => (await import('./hu')).hu,
  no: async () => (await import('./no')).no,
};

/** Other codes that browsers use for a language. */
const aliases: Readonly<Record<string, Language>> = {
  nb: 'no',
  nn: 'no',
  tl: 'fil',
  in: 'id',
  cmn: 'zh',
  yue: 'zh',
};
const rightToLeft: ReadonlySet<string> = new Set<Language>(['ar']);

export interface PageWords {
  language: string;
  direction: 'ltr' | 'rtl';
  strings: Strings;
}

/** English, which needs no loading. */
export const english: PageWords = { language: 'en', direction: 'ltr', strings: en };

/** Returns the page's texts in the first supported language, or else in English. */
export async function stringsFor(languages: readonly string[]): Promise<PageWords> {
  for (const tag of languages) {
    const base = tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
    const language = Object.hasOwn(aliases, base) ? (aliases[base] ?? base) : base;
    const load = Object.hasOwn(byLanguage, language) ? byLanguage[language as Language] : undefined;
    const strings = await load?.().catch(() => undefined); // if a file fails to load, the page falls back to English
    if (strings) return { language, direction: rightToLeft.has(language) ? 'rtl' : 'ltr', strings };
  }
  return english;
}
