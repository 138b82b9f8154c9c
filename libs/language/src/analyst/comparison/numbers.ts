import { type Language } from '@colloquy/contracts';
import { segmentsOf } from '../../text/segment';
import { numberOf, type NumberPart } from './number-grammar';
import { multipliersOf, numberWordOf, spokenOf } from './spoken-numbers';

export interface NumberSpan {
  start: number;
  end: number;
  /** Undefined if the number is not understood with certainty. */
  value: number | undefined;
  isWritten: boolean;
  isPlainYear: boolean;
  /** Whether it ends with a word such as "million", or is a compound such as "dreißigtausend". */
  isScaled: boolean;
}

interface Piece {
  start: number;
  end: number;
  part: NumberPart | 'and' | 'point' | 'malformed';
}

export function numbersIn(text: string, language: Language): NumberSpan[] {
  const figures = figuresIn(text, language);
  if (!spokenOf(language))
    return figures.map((each) => multiplied(text, spanOf([each], [each.part], text), language));
  const pieces = [...figures, ...wordsIn(text, language)].sort((a, b) => a.start - b.start);
  return chainsOf(pieces, text).flatMap((chain) => readChain(chain, text, language));
}

const figure = /\d+(?:[.,'’·٫٬\u00a0\u202f]\d+)*/gu;
const spacedFigure = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'’·٫٬\u00a0\u202f]\d+)*/gu;

function figuresIn(text: string, language: Language): Piece[] {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345_678.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const isSpaced = /^\s$/u.test(parts.find(({ type }) => type === 'group')?.value ?? '');
  return [...text.matchAll(isSpaced ? spacedFigure : figure)].map(({ 0: written, index }) => {
    const value = writtenValue(written, decimal);
    const part = value === undefined ? 'malformed' : { digits: value };
    return { start: index, end: index + written.length, part };
  });
}

/** Returns undefined if the separators are not those of the language. */
function writtenValue(written: string, decimal: string): number | undefined {
  const groups = written.split(/[^\d]/u);
  const separators = written.match(/[^\d]/gu) ?? [];
  const [last] = separators.slice(-1);
  if (last === undefined) return Number(written);
  // "3.5" is a decimal in every language: a group has three digits
  const hasDecimals =
    (last === decimal && !separators.slice(0, -1).includes(decimal)) || groups.at(-1)?.length !== 3;
  const whole = hasDecimals ? groups.slice(0, -1) : groups;
  if (!whole.slice(1).every(({ length }) => length === 3)) return undefined;
  return Number(`${whole.join('')}${hasDecimals ? `.${groups.at(-1)}` : ''}`);
}

function wordsIn(text: string, language: Language): Piece[] {
  const spoken = spokenOf(language);
  if (!spoken) return [];
  return [...segmentsOf(text, language)].flatMap(({ index: start, segment, isWordLike }): Piece[] => {
    if (!isWordLike) return [];
    const end = start + segment.length;
    if (segment === spoken.and) return [{ start, end, part: 'and' }];
    if (spoken.points.includes(segment)) return [{ start, end, part: 'point' }];
    const part = numberWordOf(segment, language);
    // "pour cent"
    const isPercent =
      /^c[ei]e?n/u.test(segment) && spoken.per?.test(text.slice(Math.max(0, start - 6), start));
    return part && !isPercent ? [{ start, end, part }] : [];
  });
}

function chainsOf(pieces: readonly Piece[], text: string): Piece[][] {
  const chains: Piece[][] = [];
  for (const piece of pieces) {
    const last = chains.at(-1)?.at(-1);
    const gap = last ? text.slice(last.end, piece.start) : '';
    const isDash = /^[-‑]$/u.test(gap);
    const areFigures = [last, piece].every((each) => /^\d/u.test(each ? text.slice(each.start) : ''));
    if (last && (/^\s$/u.test(gap) || (isDash && !areFigures))) chains.at(-1)?.push(piece);
    else chains.push([piece]);
  }
  return chains;
}

function readChain(chain: readonly Piece[], text: string, language: Language): NumberSpan[] {
  const sequences: { pieces: Piece[]; isJoined: boolean; isUnsure: boolean }[] = [];
  let joint: Piece['part'] | undefined;
  chain.forEach((piece, index) => {
    if (piece.part === 'and' || piece.part === 'point') return void (joint = piece.part);
    const last = index > 0 ? sequences.at(-1) : undefined;
    const end = last?.pieces.at(-1);
    const follows = last !== undefined && joint === undefined;
    const isUnsureHere =
      joint === 'point' || (follows && isLooseArticle(piece, chain[index + 1], text, language));
    const joins = follows || joint === 'point' || (joint === 'and' && end && andJoins(end, piece, language));
    const isLoose = !joins && isArticle(piece) && !isMultiplier(chain[index + 1]);
    if (!isLoose && last && joins) {
      last.pieces.push(piece);
      last.isJoined ||= joint === 'and';
      last.isUnsure ||= isUnsureHere;
    } else if (!isLoose) sequences.push({ pieces: [piece], isJoined: false, isUnsure: joint === 'point' });
    joint = undefined;
  });
  return sequences.map(({ pieces, isJoined, isUnsure }) => {
    const parts = pieces.map(({ part }) => part);
    const isKnown = !isUnsure && isExact(pieces, isJoined, text, language);
    const span = spanOf(pieces, withOne(parts, pieces, text, language), text);
    return isKnown ? span : { ...span, value: undefined };
  });
}

const isArticle = ({ part }: Piece): boolean =>
  typeof part === 'object' && 'isArticle' in part && part.isArticle === true;

const isMultiplier = (piece: Piece | undefined): boolean =>
  piece !== undefined && typeof piece.part === 'object' && 'times' in piece.part;

const isLooseArticle = (piece: Piece, next: Piece | undefined, text: string, language: Language): boolean =>
  isArticle(piece) &&
  !isMultiplier(next) &&
  spokenOf(language)?.articlesFollow === false &&
  /\s/u.test(text.charAt(piece.start - 1));

/** "Hundred and fifty" is one number. */
function andJoins({ part: last }: Piece, { part: next }: Piece, language: Language): boolean {
  if (typeof last !== 'object' || typeof next !== 'object' || !('value' in next)) return false;
  if (!spokenOf(language)?.andAfterTens)
    return next.value < 100 && ('times' in last || ('room' in last && last.room >= 100));
  if (!('room' in last) || last.room < 10 || last.room > 20 || last.value < 20) return false;
  return language === 'fr' ? next.value === 1 || (next.value === 11 && last.value === 60) : next.value < 10;
}

function isExact(pieces: readonly Piece[], isJoined: boolean, text: string, language: Language): boolean {
  const spoken = spokenOf(language);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!spoken || !first || !last) return true;
  const before = text.slice(Math.max(0, first.start - 24), first.start);
  // "between a hundred and fifty" may be 50 to 100
  if (isJoined && before.replace(/\s(?:an?\s)?$/u, '').endsWith(spoken.between)) return false;
  if (isMultiplier(first) && spoken.vague.test(before)) return false;
  return !spoken.fraction.test(text.slice(last.end, last.end + 20));
}

const withOne = (
  parts: readonly Piece['part'][],
  [first]: readonly Piece[],
  text: string,
  language: Language,
) =>
  language === 'en' && isMultiplier(first) && /(?<!\p{L})a\s$/u.test(text.slice(0, first?.start))
    ? [{ value: 1, room: 0 }, ...parts]
    : parts;

function spanOf(pieces: readonly Piece[], parts: readonly Piece['part'][], text: string): NumberSpan {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const [start, end] = [first?.start ?? 0, last?.end ?? 0];
  const known = parts.filter((part): part is NumberPart => typeof part === 'object');
  const value = known.length === parts.length ? numberOf(known) : undefined;
  const isWritten = pieces.length === 1 && (first?.part === 'malformed' || /^\d/u.test(text.slice(start)));
  return {
    start,
    end,
    value,
    isWritten,
    isPlainYear: isYear(text.slice(start, end), value),
    isScaled:
      isMultiplier(last) || (typeof last?.part === 'object' && 'room' in last.part && last.part.room >= 100),
  };
}

const isYear = (written: string, value: number | undefined): boolean =>
  /^\d/u.test(written)
    ? /^(?:19|20)\d\d$/u.test(written)
    : value !== undefined && value > 1900 && value < 2100 && value % 100 !== 0;

function multiplied(text: string, span: NumberSpan, language: Language): NumberSpan {
  for (const [word, factor] of multipliersOf(language)) {
    const gap = text.startsWith(` ${word}`, span.end) ? 1 : text.startsWith(word, span.end) ? 0 : undefined;
    if (gap === undefined || span.value === undefined) continue;
    const end = span.end + gap + word.length;
    if (/^\p{Script=Han}/u.test(word) || !/^\p{L}/u.test(text.slice(end)))
      return { ...span, end, value: span.value * factor, isPlainYear: false, isScaled: true };
  }
  return span;
}
