import { type Language, languages, type RequestKind } from '@colloquy/contracts';
import { type RequestTable } from './patterns';
import { prefixesOf, prefixLength, withoutMarks } from './prefixes';
import { isProtective } from './recogniser';
import { requestTables } from './tables';

export const marks = ['', '<start>', '<clause>', '<whole>'] as const;
export type Mark = (typeof marks)[number];
type Kind = keyof RequestTable;

export interface IndexedPattern {
  language: Language;
  mark: Mark;
  /** Without its mark, in lower case except for escapes. */
  content: string;
  /** Among patterns that match at one position, the lowest rank wins. */
  rank: number;
}

/** Patterns of one kind and language that begin like a sentence at a position. */
interface Candidates {
  patterns: readonly IndexedPattern[];
  at: number;
}

const unspaced: ReadonlySet<Language> = new Set<Language>(['zh', 'ja', 'ko']);
export const isUnspaced = (language: Language): boolean => unspaced.has(language);

/** Converts the source of a pattern to lower case, except for escapes. */
export const lowerCase = (source: string): string =>
  source.replace(/\\[pPuk](?:\{[^}]*\})?|\\.|[^\\]+/gsu, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  );

/** Unlimited repetition of words can be matched in many ways, which takes exponential time. */
const bounded = (source: string): string =>
  source.replace(/\)([*+])/gu, (_found, repeated: string) => (repeated === '*' ? '){0,5}' : '){1,5}'));

export const contentOf = (source: string): string => bounded(lowerCase(source.replace(/^<\w+>/u, '')));

function patternsOf(language: Language, kind: Kind): IndexedPattern[] {
  return requestTables[language][kind].map((source, number) => {
    const mark = marks.find((each) => each !== '' && source.startsWith(each)) ?? '';
    const rank = marks.indexOf(mark) * 1000 + number;
    return { language, mark, content: contentOf(source), rank };
  });
}

/** The languages whose patterns are searched together: one, or all for requests that protect the expert. */
export type Scope = Language | 'all';
interface Group {
  key: string;
  patterns: IndexedPattern[];
}
type ByPrefix = Map<string, Group[]>;
interface Index {
  worded: ByPrefix;
  unspaced: ByPrefix;
  /** First units of the prefixes of {@link unspaced}: few positions of a text in letters have one. */
  unspacedFirsts: Set<string>;
}
const indexes = new Map<Scope, Index>();

const notIndexed: ReadonlySet<string> = new Set(['courtesy'] satisfies Kind[]);
const searchedInAll: ReadonlySet<string> = new Set(['endPerhaps', 'withdrawPerhaps'] satisfies Kind[]);
const isSearchedInAll = (kind: Kind): boolean => searchedInAll.has(kind) || isProtective(kind as RequestKind);

function indexOf(scope: Scope): Index {
  const known = indexes.get(scope);
  if (known) return known;
  const made: Index = { worded: new Map(), unspaced: new Map(), unspacedFirsts: new Set() };
  for (const language of scope === 'all' ? languages : [scope]) {
    const index = isUnspaced(language) ? made.unspaced : made.worded;
    const all = (Object.keys(requestTables[language]) as Kind[]).filter((kind) => !notIndexed.has(kind));
    const kinds = scope === 'all' ? all.filter(isSearchedInAll) : all;
    for (const kind of kinds) addPatterns(index, keyOf(kind, language), patternsOf(language, kind));
  }
  for (const prefix of made.unspaced.keys()) made.unspacedFirsts.add(prefix.charAt(0));
  indexes.set(scope, made);
  return made;
}

function addPatterns(index: ByPrefix, key: string, patterns: readonly IndexedPattern[]): void {
  const groups = new Map<string, Group>();
  for (const pattern of patterns) {
    for (const prefix of prefixesOf(pattern.content)) {
      const group = groups.get(prefix) ?? { key, patterns: [] };
      if (!groups.has(prefix)) addTo(index, prefix, group);
      groups.set(prefix, group);
      group.patterns.push(pattern);
    }
  }
}

const keyOf = (kind: Kind, language: Language) => `${kind} ${language}`;

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const others = map.get(key);
  if (others) others.push(value);
  else map.set(key, [value]);
}

const wordStart = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu;
type Found = ReadonlyMap<string, readonly Candidates[]>;

/** Results for the last sentence, cached because each sentence is searched for many kinds. */
let last = { sentence: '', wordStarts: new Set<number>(), found: new Map<Scope, Found>() };

export function candidatesIn(
  sentence: string,
  { kind, language, scope }: { kind: Kind; language: Language; scope: Scope },
): readonly Candidates[] {
  if (last.sentence !== sentence) {
    const wordStarts = new Set([...sentence.matchAll(wordStart)].map(({ index }) => index));
    last = { sentence, wordStarts, found: new Map() };
  }
  const found = last.found.get(scope) ?? findCandidates(sentence, indexOf(scope), last.wordStarts);
  last.found.set(scope, found);
  return found.get(keyOf(kind, language)) ?? [];
}

/** Patterns of unspaced languages that may begin with anything need one of these letters later on. */
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function findCandidates(sentence: string, index: Index, wordStarts: ReadonlySet<number>): Found {
  const text = withoutMarks(sentence);
  const isUnspacedText = unspacedScript.test(text);
  const found = new Map<string, Candidates[]>();
  for (let at = 0; at < text.length; at += 1) {
    if (wordStarts.has(at)) collect(index.worded, at, 0);
    if (isUnspacedText || index.unspacedFirsts.has(text.charAt(at))) {
      collect(index.unspaced, at, isUnspacedText ? 0 : 1);
    }
  }
  return found;

  function collect(byPrefix: ByPrefix, at: number, shortest: number): void {
    if (byPrefix.size === 0) return;
    for (let length = shortest; length <= prefixLength && at + length <= text.length; length += 1) {
      const groups = byPrefix.get(text.slice(at, at + length)) ?? [];
      for (const { key, patterns } of groups) addTo(found, key, { patterns, at });
    }
  }
}
