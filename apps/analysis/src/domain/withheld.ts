import type { Language, TurnMessage } from '@colloquy/contracts';
import { spokenTurnOf, withheldTurns } from '@colloquy/language';
import { inSpokenOrder, isLate } from './late-words';
import { type Span, silencesOf } from './silences';

/** Deliverable turns of a session and the spans to mute in its recording. */
export interface Delivered {
  /** In spoken order. */
  turns: TurnMessage[];
  silences: Span[];
}

/**
 * Removes the turns that the expert said off the record or retracted, in any of the languages. Everything that is delivered of a session is made
 * from the result of this function only.
 */
export function deliveredOf(turns: readonly TurnMessage[], languages: readonly Language[]): Delivered {
  const inOrder = inSpokenOrder(turns);
  const spoken = inOrder.map((turn) => ({
    ...spokenTurnOf(turn),
    ...(isLate(turn) ? { unheard: true as const } : {}),
  }));
  const withheld = new Set(languages.flatMap((language) => [...withheldTurns(spoken, language)]));
  return {
    turns: inOrder.filter((_turn, index) => !withheld.has(index)),
    silences: silencesOf(inOrder, withheld),
  };
}
