import type { Language } from './languages';

export function numberIn(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language);
  return (value) => format.format(value);
}

export function pluralIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  const number = numberIn(language);
  return (count: number, one: string, many: string): string =>
    `${number(count)} ${rules.select(count) === 'one' ? one : many}`;
}
