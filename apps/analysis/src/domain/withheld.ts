import { languageOf, type TurnMessage } from '@colloquy/contracts';
import { spokenTurnOf, withheldTurns } from '@colloquy/language';

/** A stretch of a session's recording, milliseconds from its beginning. */
export interface Span {
  fromMs: number;
  toMs: number;
}

/** What is delivered of a session, and where its recording has to be silent. */
export interface Delivered {
  /** In the order they were said. */
  turns: TurnMessage[];
  silences: Span[];
}

/** Speech begins a little before it is recognised. */
const leadMs = 500;

/**
 * The one place where what the expert said off the record or took back is left out: everything that is delivered of a
 * session is made of the result. The recording is silent from such a turn to the next.
 */
export function deliveredOf(turns: readonly TurnMessage[], language: string): Delivered {
  const inOrder = [...turns].sort((a, b) => a.sequence - b.sequence);
  const withheld = withheldTurns(inOrder.map(spokenTurnOf), languageOf(language));
  return {
    turns: inOrder.filter((_turn, place) => !withheld.has(place)),
    silences: [...withheld].map((place) => silenceOf(inOrder, place)),
  };
}

function silenceOf(turns: readonly TurnMessage[], place: number): Span {
  const { offsetMs = 0, durationMs = 0 } = turns[place] ?? {};
  const next = turns[place + 1]?.offsetMs ?? Infinity;
  return { fromMs: Math.max(0, offsetMs - leadMs), toMs: Math.max(offsetMs + durationMs, next) };
}
