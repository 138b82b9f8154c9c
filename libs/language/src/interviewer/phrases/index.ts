import { type Language } from '@colloquy/contracts';
import { bg, el, ru, uk } from './cyrillic-and-greek';
import { ja, ko, vi, zh } from './east-asian';
import { da, de, en, nl, no, sv } from './germanic';
import { type Phrases } from './phrases';
import { es, fr, it, pt, ro } from './romance';
import { fil, hi, id, ms, ta } from './south-asian-and-malay';
import { ar, fi, hu, tr } from './uralic-turkic-arabic';
import { cs, hr, pl, sk } from './west-slavic';

/** What is said in each language. */
// prettier-ignore
export const phrases: Record<Language, Phrases> = {
  en, es, fr, de, it, pt, pl, hi, zh, ko, ru, nl, tr, sv, id, fil, ja,
  uk, el, cs, fi, ro, da, bg, ms, sk, hr, ar, ta, vi, hu, no,
};

/** Puts values into a phrase; a value is taken as it is, whatever it contains. */
export function fill(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** What ends a sentence. */
export function fullStop(language: Language): string {
  if (language === 'zh' || language === 'ja') return '。';
  return language === 'hi' ? '।' : '.';
}

/**
 * Parts of one spoken turn in order, empty ones left out. A part without punctuation at its end gets a full
 * stop, lest speech runs two sentences together; the last part stays as it is.
 */
export function speak(language: Language, ...parts: readonly (string | undefined)[]): string {
  const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  const ended = said.map((part, index) =>
    index < said.length - 1 && /[\p{L}\p{M}\p{N}]$/u.test(part) ? part + fullStop(language) : part,
  );
  return ended.join(language === 'zh' || language === 'ja' ? '' : ' ');
}
