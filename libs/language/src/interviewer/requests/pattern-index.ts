import { type Language } from '@colloquy/contracts';
import { type RequestPatterns } from './patterns';
import { prefixesOf, prefixLength, withoutMarks } from './prefixes';
import { requestTables } from './tables';

export const marks = ['', '<start>', '<clause>', '<whole>'] as const;
export type Mark = (typeof marks)[number];
type Kind = keyof RequestPatterns;

/** One pattern of a table. */
export interface IndexedPattern {
  language: Language;
  mark: Mark;
  /** Without its mark, in lower case but for its escapes. */
  content: string;
  /** Of several that are found at one place, the one with the lowest rank counts. */
  rank: number;
}

/** A pattern that begins as a sentence does at a place. */
export interface Candidate {
  pattern: IndexedPattern;
  at: number;
}

/** Languages written without blanks. */
const unspaced: ReadonlySet<Language> = new Set<Language>(['zh', 'ja', 'ko']);
export const isUnspaced = (language: Language): boolean => unspaced.has(language);

/** The source of a pattern in lower case, but for its escapes. */
export const lowerCase = (source: string): string =>
  source.replace(/\\[pPuk](?:\{[^}]*\})?|\\.|[^\\]+/gsu, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  );

function patternsOf(language: Language, kind: Kind): IndexedPattern[] {
  return requestTables[language][kind].map((source, number) => {
    const mark = marks.find((each) => each !== '' && source.startsWith(each)) ?? '';
    const content = lowerCase(source.slice(mark.length));
    return { language, mark, content, rank: marks.indexOf(mark) * 1000 + number };
  });
}

type ByPrefix = ReadonlyMap<string, readonly IndexedPattern[]>;
const indexes = new Map<string, ByPrefix>();

/** The patterns of a kind by how they begin. */
function indexOf(language: Language, kind: Kind): ByPrefix {
  const key = `${language} ${kind}`;
  const known = indexes.get(key);
  if (known) return known;
  const made = new Map<string, IndexedPattern[]>();
  for (const pattern of patternsOf(language, kind)) {
    for (const prefix of prefixesOf(pattern.content)) addTo(made, prefix, pattern);
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

/** The sentence looked at last, in which many kinds are looked for: without marks, and where its words begin. */
let last = { sentence: '', bare: '', words: [] as readonly number[] };

/** The patterns of a kind that begin as the sentence does somewhere, in the order of their places. */
export function candidatesIn(sentence: string, kind: Kind, language: Language): Candidate[] {
  if (last.sentence !== sentence) {
    const words = [...sentence.matchAll(wordStart)].map(({ index }) => index);
    last = { sentence, bare: withoutMarks(sentence), words };
  }
  const { bare, words } = last;
  const index = indexOf(language, kind);
  const places = isUnspaced(language) ? Array.from({ length: bare.length }, (_, at) => at) : words;
  return places.flatMap((at) => {
    const found: Candidate[] = [];
    for (let length = 0; length <= prefixLength && at + length <= bare.length; length += 1) {
      for (const pattern of index.get(bare.slice(at, at + length)) ?? []) found.push({ pattern, at });
    }
    return found;
  });
}
