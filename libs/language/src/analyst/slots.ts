import { type Language } from '@colloquy/contracts';
import { isFunctionWord } from '../text/grammar';
import { stopWords } from '../text/stop-words';
import { unspaced } from './corrections';
import { type Token, tokensOf } from './tokens';

const maxWords = { fragment: 7, replaced: 2 };

/** In words. */
const maxAfterFigure = 4;

export interface Slot {
  frame: number;
  wrong: { from: number; to: number };
  right: string;
}

interface Split {
  before: readonly Token[];
  right: readonly Token[];
  after: readonly Token[];
}

/** A fragment and a statement share the words around the part that differs, as "three percent" and "three per mille". */
export function slotOf(statement: string, fragment: string, language: Language): Slot | undefined {
  if (unspaced.includes(language)) return undefined;
  const [said, given] = [tokensOf(statement, language), tokensOf(fragment, language)];
  if (given.length > maxWords.fragment) return undefined;
  const found = splitsOf(given).flatMap((split) =>
    wrongWordsFor(split, said, language).map(([first, last]): Slot => ({
      frame: split.before.length + split.after.length,
      wrong: { from: first.from, to: last.to },
      right: fragment.slice(split.right[0]?.from, split.right.at(-1)?.to),
    })),
  );
  return found.sort((a, b) => b.frame - a.frame || a.right.length - b.right.length)[0];
}

function splitsOf(given: readonly Token[]): Split[] {
  const splits: Split[] = [];
  for (let from = 0; from < given.length; from += 1)
    for (let to = from + 1; to <= Math.min(given.length, from + maxWords.replaced); to += 1)
      splits.push({ before: given.slice(0, from), right: given.slice(from, to), after: given.slice(to) });
  return splits.filter(
    ({ before, right, after }) =>
      before.length + after.length > 0 && (right.length === 1 || !right.some(({ isFigure }) => isFigure)),
  );
}

function wrongWordsFor(split: Split, said: readonly Token[], language: Language): [Token, Token][] {
  const { before, after } = split;
  const found: [Token, Token][] = [];
  for (let at = said.length - 1; at >= before.length; at -= 1)
    for (let length = 1; length <= maxWords.replaced; length += 1) {
      const wrong = said.slice(at, at + length);
      const [first, last] = [wrong[0], wrong.at(-1)];
      if (!first || !last || wrong.length < length) continue;
      if (!startsWith(said, at - before.length, before) || !startsWith(said, at + length, after)) continue;
      const isNearFigure = said.slice(Math.max(0, at - maxAfterFigure), at).some(({ isFigure }) => isFigure);
      if (mayReplace(split, wrong, isNearFigure, language)) found.push([first, last]);
    }
  return found;
}

function mayReplace(
  { before, right, after }: Split,
  wrong: readonly Token[],
  isNearFigure: boolean,
  language: Language,
): boolean {
  const isFigure = right.some((token) => token.isFigure);
  if (wrong.some((token) => token.isFigure) !== isFigure) return false;
  if (keyOf(right) === keyOf(wrong)) return false;
  if (isFigure) return wrong.length === 1;
  const isWeak = [...before, ...after].every((token) => !token.isFigure && isLight(token, language));
  if (isWeak && !isNearFigure) return false;
  const [isLightRight, isLightWrong] = [right, wrong].map(([first]) => !first || isLight(first, language));
  // "an hour" is replaced by "a day", "percent" by "per mille"
  if (isLightWrong) return wrong.length === right.length && isLightRight === true && right.length > 1;
  return wrong.length === 1 && !(isLightRight && right.length === 1);
}

const keyOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(' ');

const isLight = ({ key }: Token, language: Language): boolean =>
  isFunctionWord(key, language) || stopWords[language]?.has(key) === true;

const startsWith = (tokens: readonly Token[], at: number, frame: readonly Token[]): boolean =>
  frame.every(({ key }, n) => tokens[at + n]?.key === key);

export const filled = (statement: string, { wrong, right }: Slot): string =>
  statement.slice(0, wrong.from) + right + statement.slice(wrong.to);
