import { type RequestPatterns } from './patterns';

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
  const listed = Object.keys(letters).join('');
  const letter = new RegExp(`[${listed}]`, 'gu');
  // a character class stays a class
  const unit = new RegExp(`\\[(\\^?[^\\]]*)\\]|[${listed}]`, 'gu');
  const withOthers = (text: string) => text.replace(letter, (found) => found + letters[found]);
  return respelled(table, (source) =>
    source.replace(unit, (found, inClass: string | undefined) =>
      inClass === undefined ? `[${withOthers(found)}]` : `[${withOthers(inClass)}]`,
    ),
  );
}
