import type { Language, TurnMessage } from '@colloquy/contracts';
import { spokenTurnOf, withheldTurns } from '@colloquy/language';
import { inSpokenOrder, isLate } from './late-words';
import { type Span, silencesOf } from './silences';

export interface Delivered {
  turns: TurnMessage[];
  silences: Span[];
}

/** Removes turns off the record or retracted in any of the languages. All that is delivered is made from the result. */
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
