import { type Language } from '@colloquy/contracts';
import {
  type Candidate,
  candidatesIn,
  type IndexedPattern,
  isUnspaced,
  lowerCase,
  type Scope,
} from './pattern-index';
import { type RequestPatterns } from './patterns';
import { requestTables } from './tables';

/** Where in a sentence a pattern was found. */
export interface Place {
  before: string;
  after: string;
}

/**
 * Finds the first pattern of a kind in a sentence. Only patterns that begin as the sentence does at a place are tried
 * there: at the beginning of the sentence, of a clause or of a word, behind words of courtesy.
 * @param sentence see {@link plainSentence}
 * @param scope `all` where the same kind is looked for in all languages
 */
export function placeIn(
  sentence: string,
  kind: keyof RequestPatterns,
  language: Language,
  scope: Scope = language,
): Place | undefined {
  let first: { candidate: Candidate; end: number } | undefined;
  for (const candidate of candidatesIn(sentence, kind, scope).get(language) ?? []) {
    if (first && !precedes(candidate, first.candidate)) continue;
    const end = endOf(compiled(candidate.pattern), sentence, candidate.at);
    if (end !== undefined && mayBeginAt(candidate, sentence)) first = { candidate, end };
  }
  return first && { before: sentence.slice(0, first.candidate.at), after: sentence.slice(first.end) };
}

const precedes = (one: Candidate, other: Candidate): boolean =>
  one.at < other.at || (one.at === other.at && one.pattern.rank < other.pattern.rank);

/** A sentence as patterns expect it: in lower case, with single blanks and straight apostrophes. */
export const plainSentence = (sentence: string): string =>
  sentence.replace(/\s+/gu, ' ').replaceAll('’', "'").trim().toLowerCase();

function endOf(pattern: RegExp, sentence: string, index: number): number | undefined {
  pattern.lastIndex = index;
  return pattern.test(sentence) ? pattern.lastIndex : undefined;
}

const patterns = new WeakMap<IndexedPattern, RegExp>();

function compiled(pattern: IndexedPattern): RegExp {
  const known = patterns.get(pattern);
  if (known) return known;
  const { language, mark, content } = pattern;
  const after = isUnspaced(language) ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const end = mark === '<whole>' ? `(?=${closing}${courtesyOf(language)}{0,4}${closing}$)` : '';
  const made = new RegExp(`(?:${content})${after}${end}`, 'uy');
  patterns.set(pattern, made);
  return made;
}

const opening = /["'“”«»„¿¡‘’「『(\s-]{0,3}/uy;
const closing = String.raw`["'“”«»‘’」』)\s.,!?;:…。！？，、।؟՞–—-]{0,5}`;
const clauseEnd = /[,;:–—，、；：،-] ?|(?<![\p{L}\p{M}])(?:so|but|and|then|y|pero|et|mais|und|aber|e|mas) /gu;
/** The beginnings in the sentence looked at last: many kinds are looked for in each. */
let remembered = { sentence: '', places: new Map<string, ReadonlySet<number>>() };

function mayBeginAt({ pattern: { language, mark }, at }: Candidate, sentence: string): boolean {
  if (mark === '') return true;
  if (remembered.sentence !== sentence) remembered = { sentence, places: new Map() };
  const isClause = mark === '<clause>';
  const key = `${language} ${isClause}`;
  const known = remembered.places.get(key) ?? findBeginnings(sentence, language, isClause);
  remembered.places.set(key, known);
  return known.has(at);
}

function findBeginnings(sentence: string, language: Language, ofClauses: boolean): ReadonlySet<number> {
  const clauses = ofClauses ? [...sentence.matchAll(clauseEnd)] : [];
  const starts = [0, ...clauses.map((end) => end.index + end[0].length)];
  return new Set(starts.flatMap((index) => behindCourtesy(sentence, language, index)));
}

/** Most words of courtesy before a request. */
const mostCourtesies = 4;

/** A place behind what opens a sentence, and those behind each of the words of courtesy that follow. */
function behindCourtesy(sentence: string, language: Language, from: number): number[] {
  const places = [endOf(opening, sentence, from) ?? from];
  const courtesy = courtesyPattern(language);
  while (places.length <= mostCourtesies) {
    const next = endOf(courtesy, sentence, places.at(-1) ?? from);
    if (next === undefined) break;
    places.push(next);
  }
  return places;
}

const courtesyPatterns = new Map<Language, RegExp>();

function courtesyPattern(language: Language): RegExp {
  const made = courtesyPatterns.get(language) ?? new RegExp(courtesyOf(language), 'uy');
  courtesyPatterns.set(language, made);
  return made;
}

/** A word of courtesy with what separates it from the next; English ones are common everywhere. */
function courtesyOf(language: Language): string {
  const sources = [...new Set([...requestTables.en.courtesy, ...requestTables[language].courtesy])];
  const words = sources.map(lowerCase).join('|');
  const gap = isUnspaced(language)
    ? String.raw`(?:[ ,.!，、。！…]{1,3}|$)`
    : String.raw`(?:[ ,.!?:،…–—-]{1,3}|$)`;
  return `(?:(?:${words})${isUnspaced(language) ? `${gap}?` : gap})`;
}
