import { de } from './de';
import { en, type Strings } from './en';
import { es } from './es';
import { fr } from './fr';
import { pt } from './pt';

export type { Strings };

const byLanguage: Record<string, Strings> = { de, en, es, fr, pt };

/** The page's words in the first of these languages that there are any in; else in English. */
export function stringsFor(languages: readonly string[]): { language: string; strings: Strings } {
  for (const language of languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '')) {
    const strings = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
    if (strings) return { language, strings };
  }
  return { language: 'en', strings: en };
}
