import { type Language } from '@colloquy/contracts';
import { type NumberSpan } from './numbers';
import { spokenOf } from './spoken-numbers';

type Joint = 'range' | 'or' | undefined;

/** Words between the ends of a range, because `Intl.NumberFormat.formatRange` only writes a dash. */
const rangeWords: Partial<Record<Language, readonly string[]>> = {
  en: ['to'],
  de: ['bis'],
  es: ['a'],
  fr: ['à'],
  it: ['a'],
  pt: ['a'],
  nl: ['tot'],
  pl: ['do'],
  sv: ['till'],
  da: ['til'],
  no: ['til'],
  hr: ['do'],
  cs: ['až'],
  sk: ['až'],
  ru: ['до'],
  uk: ['до'],
  bg: ['до'],
  el: ['έως'],
  id: ['sampai', 'hingga'],
  ms: ['hingga'],
  vi: ['đến'],
};

const orWords: Partial<Record<Language, string>> = { en: 'or', de: 'oder', es: 'o', fr: 'ou' };

export function jointOf(text: string, first: NumberSpan, last: NumberSpan, language: Language): Joint {
  const between = text.slice(first.end, last.start);
  if (/^\s?[-‑–—~～〜]\s?$/u.test(between) || between.trim() === dashOf(language)) return 'range';
  const spoken = spokenOf(language);
  const [, word] = /^\s(\p{L}+)\s$/u.exec(between) ?? [];
  if (word !== undefined && rangeWords[language]?.includes(word)) return 'range';
  // in a language whose words are not known, a short word may join two figures
  if (!spoken && /^\s?[^\s\d.,:;!?()]{1,4}\s?$/u.test(between)) return 'or';
  if (word === undefined) return undefined;
  if (word === orWords[language]) return 'or';
  const isBetween = text
    .slice(0, first.start)
    .trimEnd()
    .endsWith(spoken?.between ?? ' ');
  return word === spoken?.and && isBetween ? 'range' : undefined;
}

const dashes = new Map<Language, string>();

function dashOf(language: Language): string {
  const known = dashes.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language).formatRangeToParts(3, 5);
  const made = parts.flatMap(({ source, value }) => (source === 'shared' ? value.trim() : [])).join('');
  dashes.set(language, made);
  return made;
}
