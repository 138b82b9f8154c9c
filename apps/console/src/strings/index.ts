import { createContext, useContext } from 'react';
import type { en } from './en';
import type { Language } from './languages';

/** The shape of the texts of a language, with any text in place of the given ones. */
export type Wide<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Wide<T[K]> };

/** All texts of the console in one language. */
export type Strings = Wide<typeof en>;

const loaders: Record<Language, () => Promise<Strings>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
};

export const loadStrings = (language: Language): Promise<Strings> => loaders[language]();

export const StringsContext = createContext<Strings | null>(null);

export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error('Outside of the console');
  return strings;
}
