import { createContext, useContext } from 'react';
import { en } from './en';
import type { Language } from './languages';

type Wide<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Wide<T[K]> };

/** All texts of the console in one language. */
export type Strings = Wide<typeof en>;

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Strings>> = {
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
};

export const loadStrings = async (language: Language): Promise<Strings> =>
  language === 'en' ? en : loaders[language]();

export const StringsContext = createContext<Strings>(en);
export const useStrings = (): Strings => useContext(StringsContext);
