import { type Language } from '@colloquy/contracts';
import { type Wording } from './agent-wording';

const patterns = new Map<string, RegExp>();

/** Includes English, because experts switch to it; cached by `name`. */
export function patternOf(name: string, table: Wording, language: Language): RegExp {
  const key = `${name} ${language}`;
  const known = patterns.get(key);
  if (known) return known;
  const sources = [...new Set([...(table[language] ?? []), ...(table.en ?? [])])];
  const made = new RegExp(`(?<![\\p{L}\\p{M}])(?:${sources.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
  patterns.set(key, made);
  return made;
}
