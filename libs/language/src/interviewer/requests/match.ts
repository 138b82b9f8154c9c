import { type Language } from '@colloquy/contracts';
import { candidatesIn, type IndexedPattern, isUnspaced, lowerCase, type Scope } from './pattern-index';
import { type RequestTable } from './patterns';
import { requestTables } from './tables';

export interface Match {
  before: string;
  after: string;
}

/**
 * Finds the first pattern of a kind. A pattern is tried only where the sentence begins like it.
 * @param scope `all` if the same kind is searched in all languages
 */
export function matchIn(
  sentence: string,
  kind: keyof RequestTable,
  language: Language,
  scope: Scope = language,
): Match | undefined {
  let first: { at: number; end: number; rank: number } | undefined;
  for (const { patterns, at } of candidatesIn(sentence, { kind, language, scope })) {
    if (first && first.at < at) break;
    for (const pattern of patterns) {
      if (first && first.rank <= pattern.rank) continue;
      if (!mayBeginAt(pattern, at, sentence)) continue;
      const end = endOf(compiled(pattern), sentence, at);
      if (end !== undefined) first = { at, end, rank: pattern.rank };
    }
  }
  return first && { before: sentence.slice(0, first.at), after: sentence.slice(first.end) };
}

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
/** Positions in the last sentence, cached because each sentence is searched for many kinds. */
let remembered = { sentence: '', positions: new Map<string, ReadonlySet<number>>() };

function mayBeginAt({ language, mark }: IndexedPattern, at: number, sentence: string): boolean {
  if (mark === '') return true;
  if (remembered.sentence !== sentence) remembered = { sentence, positions: new Map() };
  const isClause = mark === '<clause>';
  const key = `${language} ${isClause}`;
  const known = remembered.positions.get(key) ?? findBeginnings(sentence, language, isClause);
  remembered.positions.set(key, known);
  return known.has(at);
}

function findBeginnings(sentence: string, language: Language, ofClauses: boolean): ReadonlySet<number> {
  const clauses = ofClauses ? [...sentence.matchAll(clauseEnd)] : [];
  const starts = [0, ...clauses.map((end) => end.index + end[0].length)];
  return new Set(starts.flatMap((index) => behindCourtesy(sentence, language, index)));
}

/** Maximum number of words of courtesy before a request. */
const maxCourtesies = 4;

function behindCourtesy(sentence: string, language: Language, from: number): number[] {
  const positions = [endOf(opening, sentence, from) ?? from];
  const courtesy = courtesyPattern(language);
  while (positions.length <= maxCourtesies) {
    const next = endOf(courtesy, sentence, positions.at(-1) ?? from);
    if (next === undefined) break;
    positions.push(next);
  }
  return positions;
}

export const withoutCourtesy = (text: string, language: Language): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${courtesyOf(language)}`, 'gu'), ' ');

const courtesyPatterns = new Map<Language, RegExp>();

function courtesyPattern(language: Language): RegExp {
  const made = courtesyPatterns.get(language) ?? new RegExp(courtesyOf(language), 'uy');
  courtesyPatterns.set(language, made);
  return made;
}

/** Matches a word of courtesy and its separator; English ones are common in all languages. */
function courtesyOf(language: Language): string {
  const sources = [...new Set([...requestTables.en.courtesy, ...requestTables[language].courtesy])];
  const words = sources.map(lowerCase).join('|');
  const gap = isUnspaced(language)
    ? String.raw`(?:[ ,.!，、。！…]{1,3}|$)`
    : String.raw`(?:[ ,.!?:،…–—-]{1,3}|$)`;
  return `(?:(?:${words})${isUnspaced(language) ? `${gap}?` : gap})`;
}
