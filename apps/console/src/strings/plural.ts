import type { Language } from './languages';

/** Returns a function that writes a number with the separators of a language. */
export function numberIn(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language);
  return (value) => format.format(value);
}

/** Returns a function that writes a count with the singular or the plural of a noun. */
export function pluralIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  const number = numberIn(language);
  return (count: number, one: string, many: string): string =>
    `${number(count)} ${rules.select(count) === 'one' ? one : many}`;
}
