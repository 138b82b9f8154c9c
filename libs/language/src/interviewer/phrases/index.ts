import { type Language } from '@colloquy/contracts';
import { bg, el, ru, uk } from './cyrillic-and-greek';
import { ja, ko, vi, zh } from './east-asian';
import { da, de, en, nl, no, sv } from './germanic';
import { type Phrases } from './phrases';
import { es, fr, it, pt, ro } from './romance';
import { fil, hi, id, ms, ta } from './south-asian-and-malay';
import { ar, fi, hu, tr } from './uralic-turkic-arabic';
import { cs, hr, pl, sk } from './west-slavic';

// prettier-ignore
export const phrases: Record<Language, Phrases> = {
  en, es, fr, de, it, pt, pl, hi, zh, ko, ru, nl, tr, sv, id, fil, ja,
  uk, el, cs, fi, ro, da, bg, ms, sk, hr, ar, ta, vi, hu, no,
};

/** Fills values into a phrase; values are inserted unchanged. */
export function fill(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

export function fullStop(language: Language): string {
  if (language === 'zh' || language === 'ja') return '。';
  return language === 'hi' ? '।' : '.';
}

/** A part without final punctuation gets a full stop, so that speech does not merge two sentences. */
export function speak(language: Language, ...parts: readonly (string | undefined)[]): string {
  const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  const ended = said.map((part, index) =>
    index < said.length - 1 && /[\p{L}\p{M}\p{N}]$/u.test(part) ? part + fullStop(language) : part,
  );
  return ended.join(language === 'zh' || language === 'ja' ? '' : ' ');
}
