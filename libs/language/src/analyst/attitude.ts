import { type Language } from '@colloquy/contracts';
import { sentencesOf } from '../text/segment';
import { type Wording } from './agent-wording';
import { annoyance, leaving } from './attitude-words';

const patterns = new Map<string, RegExp>();

/** Returns the patterns of a language and, because English is spoken everywhere, of English; cached by `name`. */
export function patternOf(name: string, table: Wording, language: Language): RegExp {
  const key = `${name} ${language}`;
  const known = patterns.get(key);
  if (known) return known;
  const sources = [...new Set([...(table[language] ?? []), ...(table.en ?? [])])];
  const made = new RegExp(`(?<![\\p{L}\\p{M}])(?:${sources.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
  patterns.set(key, made);
  return made;
}

const plain = (text: string) => text.replaceAll('’', "'");

export const isAnnoyed = (text: string, language: Language): boolean =>
  sentencesOf(plain(text), language).some((sentence) =>
    patternOf('annoyance', annoyance, language).test(sentence),
  );

export const isLeaving = (text: string, language: Language): boolean =>
  patternOf('leaving', leaving, language).test(plain(text));
