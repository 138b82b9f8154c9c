import type { Turn } from './turns';

/** A turn that supports a statement. Its id ends with its number in the session. */
export interface EvidenceTurn {
  turnId: string;
  sessionId: string;
  role: Turn['role'];
  timestamp_secs: number;
}

interface Known {
  index: number;
  session: string;
  number: number;
}

/**
 * Returns the indices of turns that follow a gap in the delivered conversation: words that the expert took off the
 * record, or turns without understandable words. Derives the gaps from the numbers of the turns that support the
 * analysis, so the result may be incomplete.
 */
export function leftOutBefore(turns: readonly Turn[], evidence: readonly EvidenceTurn[]): Set<number> {
  const numbers = new Map(evidence.map((turn) => [keyOf(turn.role, turn.timestamp_secs), turn]));
  const leftOut = new Set<number>();
  let before: Known | undefined;
  for (const [index, turn] of turns.entries()) {
    const found = numbers.get(keyOf(turn.role, turn.start));
    const number = Number(found?.turnId.split(':').at(-1) ?? NaN);
    if (!found || !Number.isInteger(number)) continue;
    const known = { index, session: found.sessionId, number };
    if (before?.session === known.session && known.number - before.number > index - before.index) {
      leftOut.add(placeOf(turns, before.index, index));
    }
    before = known;
  }
  return leftOut;
}

const keyOf = (role: string, seconds: number) => `${role} ${seconds.toFixed(3)}`;

/** Guesses the place of a gap between two known turns: where the same side speaks twice in a row. */
function placeOf(turns: readonly Turn[], before: number, after: number): number {
  for (let index = before + 1; index <= after; index += 1) {
    if (turns[index]?.role === turns[index - 1]?.role) return index;
  }
  return after;
}
