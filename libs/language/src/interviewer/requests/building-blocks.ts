import { type RequestPatterns } from './patterns';
import { inSpellings } from './spelling';

/** End of a clause. */
export const end = String.raw`(?= ?[,.!?;:…–—]|$)`;
/** End of a sentence. */
export const stop = String.raw`(?= ?[.!?;…]|$)`;
/** A question mark, or nothing, because recognisers often omit it. */
export const asked = String.raw`\s*(?:[?;]|$)`;

/** Compiles far faster than \p{L} in a case-insensitive pattern. */
const letter = '[a-zà-žά-ώа-џґ]';

/** Matches up to `most` words of any kind, each with the blank before it. */
export const words = (most: number): string => String.raw`(?:,? \p{L}+){0,${most}}?`;

/** The rest of a sentence that belongs to what the expert takes back. */
export const tail = String.raw`(?:[ ,][^.!?;]{0,100})?`;

/** Typists and recognisers often omit the marks of these letters. */
const bare: Readonly<Record<string, string>> = {
  ...{ ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z' },
  ...{ á: 'a', č: 'c', ď: 'd', é: 'e', ě: 'e', í: 'i', ň: 'n', ř: 'r', š: 's', ť: 't', ú: 'u', ů: 'u' },
  ...{ ý: 'y', ž: 'z', ä: 'a', ĺ: 'l', ľ: 'l', ŕ: 'r', ô: 'o', đ: 'd', ё: 'е', ґ: 'г' },
  ...{ ά: 'α', έ: 'ε', ή: 'η', ί: 'ι', ό: 'ο', ύ: 'υ', ώ: 'ω', ϊ: 'ι', ΐ: 'ι', ϋ: 'υ' },
};

export function withoutMarks(table: RequestPatterns): RequestPatterns {
  const entries = Object.entries(inSpellings(table, bare)) as [keyof RequestPatterns, readonly string[]][];
  return Object.fromEntries(
    entries.map(([kind, sources]) => [
      kind,
      sources.map((source) => source.replaceAll(String.raw`\p{L}`, letter)),
    ]),
  ) as unknown as RequestPatterns;
}
