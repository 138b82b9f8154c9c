import { createContext, use, useContext } from 'react';
import { preferences } from '../ui/preferences';
import type { en } from './en';
import type { first } from './en/first';
import type { Language } from './languages';

export type Wide<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Wide<T[K]> };

export type Strings = Wide<typeof en>;

/** Texts of the frame and of the list of interviews, which are part of the first load. */
export type FirstStrings = Wide<typeof first>;

const firstOf: Record<Language, () => Promise<FirstStrings>> = {
  en: async () => (await import('./en/first')).first,
  de: async () => (await import('./de/first')).first,
  es: async () => (await import('./es/first')).first,
  fr: async () => (await import('./fr/first')).first,
};

const allOf: Record<Language, () => Promise<Strings>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
};

export const loadFirstStrings = (language: Language): Promise<FirstStrings> => firstOf[language]();

const loaded = new Map<Language, Promise<Strings>>();

/** Loads each language once; again after a failure. */
export function loadStrings(language: Language): Promise<Strings> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = allOf[language]();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

export const StringsContext = createContext<FirstStrings | null>(null);

export function useFirstStrings(): FirstStrings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error('Outside of the console');
  return strings;
}

/** Suspends until all texts are loaded. Pages load them together with their chunk. */
export const useStrings = (): Strings => use(loadStrings(preferences.language()));
