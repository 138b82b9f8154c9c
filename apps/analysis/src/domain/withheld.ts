import { languageOf, type TurnMessage } from '@colloquy/contracts';
import { spokenTurnOf, withheldTurns } from '@colloquy/language';
import { type Span, silencesOf } from './silences';

/** What is delivered of a session, and where its recording has to be silent. */
export interface Delivered {
  /** In the order they were said. */
  turns: TurnMessage[];
  silences: Span[];
}

/**
 * The one place where what the expert said off the record or took back is left out: everything that is delivered of a
 * session is made of the result.
 */
export function deliveredOf(turns: readonly TurnMessage[], language: string): Delivered {
  const inOrder = [...turns].sort((a, b) => a.sequence - b.sequence);
  const withheld = withheldTurns(inOrder.map(spokenTurnOf), languageOf(language));
  return {
    turns: inOrder.filter((_turn, place) => !withheld.has(place)),
    silences: silencesOf(inOrder, withheld),
  };
}
