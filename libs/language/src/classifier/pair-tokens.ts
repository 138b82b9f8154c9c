import { type Language } from '@colloquy/contracts';
import { figureSpansIn } from '../text/facts';
import { type Token } from './tokens';
import { type Value, type ValuePair } from './value-pair';

/** The tokens of a text, and the positions of the first and the last token of each value among them. */
export interface PairTokens {
  /** In lower case, with every character at its place. */
  text: string;
  /** Words, marks of punctuation, and letters of scripts without spaces; every figure is `0`. */
  tokens: readonly Token[];
  first: { start: number; end: number };
  second: { start: number; end: number };
}

const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*'?|\p{N}+(?:[.,]\p{N}+)*|\.{2,}|[?!:;,.…<>]|[-–—]{1,2}(?=\s)/gu;

/** Returns undefined if a value has no token. */
export function pairTokensOf({ text, first, second }: ValuePair, language: Language): PairTokens | undefined {
  const lower = lowered(text);
  const figures = figureSpansIn(lower, language);
  const tokens = [...lower.matchAll(token)].map(({ 0: word, index }) => ({
    text: figures.some(({ from, to }) => from <= index && index < to) ? '0' : plainMark(word),
    from: index,
    to: index + word.length,
  }));
  const [one, other] = [first, second].map((value) => placeOf(value, tokens)) as [Place, Place];
  return one.start === -1 || other.start === -1
    ? undefined
    : { text: lower, tokens, first: one, second: other };
}

type Place = PairTokens['first'];

function placeOf(value: Value, tokens: readonly Token[]): Place {
  const isInside = ({ from, to }: Token) => to > value.from && from < value.to;
  return { start: tokens.findIndex(isInside), end: tokens.findLastIndex(isInside) };
}

/** Marks of other scripts that mean the same, in the same order. */
const marks = { foreign: '、，،。।؟？！；؛：', plain: ',,,..??!;;:' };

/** Writes every ellipsis as `...` and every dash as `-`. */
const plainMark = (word: string): string =>
  /^(?:\.{2,}|…)$/u.test(word) ? '...' : word.replace(/^[–—-]+$/u, '-');

/** A capital whose small letter is longer stays: the positions of the values would change. */
const lowered = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/[、，،。।؟？！；؛：]/gu, (mark) => marks.plain[marks.foreign.indexOf(mark)] ?? mark)
    .replace(/\p{Lu}/gu, (letter) => {
      const lower = letter.toLowerCase();
      return lower.length === letter.length ? lower : letter;
    });

const endOfSentence = /^[.!?<>]$/u;

/** Whether a token ends a sentence or begins or ends the interviewer's words. */
export const endsSentence = ({ text }: Token): boolean => endOfSentence.test(text);

/** Returns the position of the first token of the sentence that a token stands in. */
export const startOfSentence = (tokens: readonly Token[], at: number): number =>
  tokens.slice(0, at).findLastIndex(endsSentence) + 1;

/** Returns the position behind the last token of the sentence that a token stands in. */
export function endOfSentenceAt(tokens: readonly Token[], at: number): number {
  const end = tokens.slice(at).findIndex(endsSentence);
  return end === -1 ? tokens.length : at + end;
}
