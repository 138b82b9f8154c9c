import type { Language } from './languages';

/** Returns a function that writes a count with the singular or the plural of a noun. */
export function pluralIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(language);
  return (count: number, one: string, many: string): string =>
    `${format.format(count)} ${rules.select(count) === 'one' ? one : many}`;
}
