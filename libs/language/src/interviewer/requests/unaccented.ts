import { type RequestPatterns } from './patterns';

const spelledOut: Readonly<Record<string, string>> = {
  ä: '(?:ä|ae?)',
  ö: '(?:ö|oe?)',
  ü: '(?:ü|ue?)',
  ß: '(?:ß|ss)',
  œ: '(?:œ|oe)',
};

const orUnaccented = (letter: string): string =>
  spelledOut[letter] ?? `[${letter}${letter.normalize('NFD').charAt(0)}]`;

/** Lets patterns match words typed without accents: é as e, ü as u or ue, ß as ss. Character classes stay unchanged. */
export function orTypedWithoutAccents(patterns: RequestPatterns): RequestPatterns {
  const loosened = Object.entries(patterns).map(([kind, sources]: [string, readonly string[]]) => [
    kind,
    sources.map((source) =>
      source.replace(/\[[^\]]*\]|[à-öø-ÿœ]/gu, (part) => (part.startsWith('[') ? part : orUnaccented(part))),
    ),
  ]);
  return Object.fromEntries(loosened) as unknown as RequestPatterns;
}
