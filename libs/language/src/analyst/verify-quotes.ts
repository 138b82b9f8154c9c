import { type AnalysisTurn, type Quote } from './analyst';

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Keeps verbatim quotes, with the time of their turn; if several turns match, the one at the quote's own time wins. */
export function verifyQuotes(
  quotes: readonly Quote[],
  cleanedUserTurns: readonly Pick<AnalysisTurn, 'text' | 'timestampSecs'>[],
): Quote[] {
  return verifiedQuotes(quotes, cleanedUserTurns).map(({ quote }) => quote);
}

export function verifiedQuotes<T extends Pick<AnalysisTurn, 'text' | 'timestampSecs'>>(
  quotes: readonly Quote[],
  cleanedUserTurns: readonly T[],
): { quote: Quote; turn: T }[] {
  return quotes.flatMap((quote) => {
    const holding = cleanedUserTurns.filter(({ text }) => holdsWordForWord(text, quote.quote));
    const turn = holding.find(({ timestampSecs }) => timestampSecs === quote.timestamp_secs) ?? holding[0];
    if (!turn) return [];
    return [{ quote: { ...quote, speaker: 'expert' as const, timestamp_secs: turn.timestampSecs }, turn }];
  });
}

export function holdsWordForWord(text: string, quote: string): boolean {
  if (!wordCharacter.test(quote)) return false;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    if (!splitsWord(text, at) && !splitsWord(text, end)) return true;
  }
  return false;
}

function splitsWord(text: string, at: number): boolean {
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (unspaced.test(before) || unspaced.test(after)) return false;
  return wordCharacter.test(before) && wordCharacter.test(after);
}
