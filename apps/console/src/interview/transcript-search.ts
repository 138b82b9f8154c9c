export interface Match {
  turn: number;
  text: 'original' | 'translated';
  from: number;
  to: number;
}

/** Returns a text of the same length, without case and accents. */
export const folded = (text: string): string =>
  text
    .replace(/[\u0080-\uffff]/g, (unit) => unit.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .toLowerCase();

/** Maximum number of matches; users step through far fewer. */
export const maxMatches = 1000;

interface Searched {
  original: string | undefined;
  translated: string | undefined;
}

/** Ignores case, accents and outer spaces; returns at most {@link maxMatches}. */
export function findMatches(turns: readonly Searched[], words: string): Match[] {
  const wanted = folded(words.trim().replace(/\s+/g, ' '));
  const matches: Match[] = [];
  if (!wanted) return matches;
  for (const [turn, texts] of turns.entries()) {
    for (const text of ['original', 'translated'] as const) {
      const searched = texts[text] ?? '';
      for (
        let from = searched.indexOf(wanted);
        from >= 0;
        from = searched.indexOf(wanted, from + wanted.length)
      ) {
        if (matches.length === maxMatches) return matches;
        matches.push({ turn, text, from, to: from + wanted.length });
      }
    }
  }
  return matches;
}

export interface Piece {
  text: string;
  match?: Match;
}

/** Matches must be in order and must not overlap. */
export function piecesOf(text: string, matches: readonly Match[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of matches) {
    if (match.from > done) pieces.push({ text: text.slice(done, match.from) });
    pieces.push({ text: text.slice(match.from, match.to), match });
    done = match.to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

/** Returns the index of the first match at or after a turn; 0 if there is no such match. */
export function firstMatchFrom(matches: readonly Match[], turn: number): number {
  const index = matches.findIndex((match) => match.turn >= turn);
  return Math.max(0, index);
}
