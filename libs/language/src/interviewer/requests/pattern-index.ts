import { type Language, languages } from '@colloquy/contracts';
import { type RequestPatterns } from './patterns';
import { prefixesOf, prefixLength, withoutMarks } from './prefixes';
import { requestTables } from './tables';

export const marks = ['', '<start>', '<clause>', '<whole>'] as const;
export type Mark = (typeof marks)[number];
type Kind = keyof RequestPatterns;

export interface IndexedPattern {
  language: Language;
  mark: Mark;
  /** Without its mark, in lower case except for escapes. */
  content: string;
  /** Among patterns that match at one position, the lowest rank wins. */
  rank: number;
}

/** A pattern that begins like a sentence at a position. */
export interface Candidate {
  pattern: IndexedPattern;
  at: number;
}

/** Languages written without blanks. */
const unspaced: ReadonlySet<Language> = new Set<Language>(['zh', 'ja', 'ko']);
export const isUnspaced = (language: Language): boolean => unspaced.has(language);

/** Converts the source of a pattern to lower case, except for escapes. */
export const lowerCase = (source: string): string =>
  source.replace(/\\[pPuk](?:\{[^}]*\})?|\\.|[^\\]+/gsu, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  );

/**
 * Limits the repetitions of groups to five: unlimited repetition of words can be matched in many ways, which takes
 * exponential time.
 */
const bounded = (source: string): string =>
  source.replace(/\)([*+])/gu, (_found, repeated: string) => (repeated === '*' ? '){0,5}' : '){1,5}'));

/** Returns the part of a pattern that is compiled: without its mark, in lower case, with bounded repetitions. */
export const contentOf = (source: string): string => bounded(lowerCase(source.replace(/^<\w+>/u, '')));

function patternsOf(language: Language, kind: Kind): IndexedPattern[] {
  return requestTables[language][kind].map((source, number) => {
    const mark = marks.find((each) => each !== '' && source.startsWith(each)) ?? '';
    return { language, mark, content: contentOf(source), rank: marks.indexOf(mark) * 1000 + number };
  });
}

/** The languages whose patterns are searched together: one, or all of them. */
export type Scope = Language | 'all';
type ByPrefix = Map<string, IndexedPattern[]>;
const indexes = new Map<string, { worded: ByPrefix; unspaced: ByPrefix }>();

function indexOf(kind: Kind, scope: Scope): { worded: ByPrefix; unspaced: ByPrefix } {
  const key = `${kind} ${scope}`;
  const known = indexes.get(key);
  if (known) return known;
  const made = { worded: new Map() as ByPrefix, unspaced: new Map() as ByPrefix };
  for (const language of scope === 'all' ? languages : [scope]) {
    const index = isUnspaced(language) ? made.unspaced : made.worded;
    for (const pattern of patternsOf(language, kind)) {
      for (const prefix of prefixesOf(pattern.content)) addTo(index, prefix, pattern);
    }
  }
  indexes.set(key, made);
  return made;
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const others = map.get(key);
  if (others) others.push(value);
  else map.set(key, [value]);
}

const wordStart = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu;
type Candidates = ReadonlyMap<Language, readonly Candidate[]>;

/** Results for the last sentence, cached because each sentence is searched for many kinds. */
let last = { sentence: '', wordStarts: new Set<number>(), candidates: new Map<string, Candidates>() };

/** Returns the patterns of a kind that begin like the sentence does at some position, by language. */
export function candidatesIn(sentence: string, kind: Kind, scope: Scope): Candidates {
  if (last.sentence !== sentence) {
    const wordStarts = new Set([...sentence.matchAll(wordStart)].map(({ index }) => index));
    last = { sentence, wordStarts, candidates: new Map() };
  }
  const key = `${kind} ${scope}`;
  const made = last.candidates.get(key) ?? findCandidates(sentence, indexOf(kind, scope), last.wordStarts);
  last.candidates.set(key, made);
  return made;
}

function findCandidates(
  sentence: string,
  index: ReturnType<typeof indexOf>,
  wordStarts: ReadonlySet<number>,
): Candidates {
  const text = withoutMarks(sentence);
  const found = new Map<Language, Candidate[]>();
  for (let at = 0; at < text.length; at += 1) {
    const isStart = wordStarts.has(at);
    if (!isStart && index.unspaced.size === 0) continue;
    for (let length = 0; length <= prefixLength && at + length <= text.length; length += 1) {
      const prefix = text.slice(at, at + length);
      const worded = isStart ? index.worded.get(prefix) : undefined;
      for (const pattern of worded ?? []) addTo(found, pattern.language, { pattern, at });
      if (index.unspaced.size === 0) continue;
      for (const pattern of index.unspaced.get(prefix) ?? []) addTo(found, pattern.language, { pattern, at });
    }
  }
  return found;
}
