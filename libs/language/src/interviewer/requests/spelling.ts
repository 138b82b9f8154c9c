import { type RequestPatterns } from './patterns';

/** A letter or a character class of a pattern; a class stays a class. */
const unit = /\[(\^?[^\]]*)\]|[^]/gu;

export function respelled(table: RequestPatterns, change: (source: string) => string): RequestPatterns {
  const entries = Object.entries(table) as [keyof RequestPatterns, readonly string[]][];
  return Object.fromEntries(
    entries.map(([kind, sources]) => [kind, sources.map(change)]),
  ) as unknown as RequestPatterns;
}

/** @param letters each letter with its alternatives */
export function inSpellings(
  table: RequestPatterns,
  letters: Readonly<Record<string, string>>,
): RequestPatterns {
  const withOthers = (text: string) => text.replace(/[^]/gu, (letter) => letter + (letters[letter] ?? ''));
  return respelled(table, (source) =>
    source.replace(unit, (found: string, inClass: string | undefined) => {
      if (inClass !== undefined) return `[${withOthers(inClass)}]`;
      return letters[found] === undefined ? found : `[${found}${letters[found]}]`;
    }),
  );
}
