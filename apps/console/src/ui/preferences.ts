import { type Language, languages } from '../strings/languages';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const stored = (name: string) => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // the browser refuses storage
  }
};
const store = (name: string, value: string) => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // the browser refuses storage: the choice lasts until the page is left
  }
};

export const preferences = {
  language(): Language {
    const wanted = [stored('language') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
    return wanted.find((tag): tag is Language => languages.some((known) => known === tag)) ?? 'en';
  },
  setLanguage: (language: Language) => store('language', language),
  theme(): Theme {
    return themes.find((theme) => theme === stored('theme')) ?? 'system';
  },
  setTheme(theme: Theme) {
    store('theme', theme);
    preferences.apply();
  },
  apply() {
    const { documentElement } = document;
    documentElement.lang = preferences.language();
    if (preferences.theme() === 'system') delete documentElement.dataset['theme'];
    else documentElement.dataset['theme'] = preferences.theme();
  },
};
