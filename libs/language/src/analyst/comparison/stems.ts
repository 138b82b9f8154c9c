import { type Language } from '@colloquy/contracts';
import { deniesIn } from '../../text/denial';
import { folded } from '../../text/facts';
import { stemOf } from '../relevance';

/** Returns the beginning of a word, without accents; "takes", "take" and "taken" compare equal. */
export const comparedStem = (word: string): string =>
  stemOf(folded(word)).replace(/(?<=\p{L}{3})e[nr]?$/u, '');

export const stemsOf = (words: readonly string[], language: Language): ReadonlySet<string> =>
  new Set(words.filter((word) => !deniesIn(word, language)).map(comparedStem));

export const sharedIn = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  (a.size <= b.size ? [...a] : [...b]).filter((each) => a.has(each) && b.has(each));

export const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...all].filter((each) => !some.has(each)));
