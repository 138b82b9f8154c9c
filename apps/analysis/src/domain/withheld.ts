import type { Language, TurnMessage } from '@colloquy/contracts';
import { spokenTurnOf, type WithheldReason, withheldReasons } from '@colloquy/language';
import { inSpokenOrder, isLate } from './late-words';
import { type Span, silencesOf } from './silences';

/** A part of the session whose words are not delivered. */
export interface WithheldSpan extends Span {
  reason: WithheldReason | 'personal_data';
}

export interface Delivered {
  turns: TurnMessage[];
  silences: Span[];
  /** The silences with their reasons. */
  withheld: WithheldSpan[];
}

/** Removes turns off the record or retracted in any of the languages. All that is delivered is made from the result. */
export function deliveredOf(turns: readonly TurnMessage[], languages: readonly Language[]): Delivered {
  const inOrder = inSpokenOrder(turns);
  const spoken = inOrder.map((turn) => ({
    ...spokenTurnOf(turn),
    ...(isLate(turn) ? { unheard: true as const } : {}),
  }));
  const reasons = new Map(languages.flatMap((language) => [...withheldReasons(spoken, language)]));
  const silences = silencesOf(inOrder, new Set(reasons.keys()));
  const takenBack = inOrder.filter((_turn, index) => reasons.get(index) === 'taken_back');
  const offTheRecord = inOrder.filter((_turn, index) => reasons.get(index) === 'off_the_record');
  return {
    turns: inOrder.filter((_turn, index) => !reasons.has(index)),
    silences,
    withheld: silences.map((span) => {
      const isTakenBack = takenBack.some(isIn(span)) && !offTheRecord.some(isIn(span));
      return { ...span, reason: isTakenBack ? 'taken_back' : 'off_the_record' };
    }),
  };
}

const isIn =
  ({ fromMs, toMs }: Span) =>
  ({ offsetMs, durationMs }: TurnMessage) =>
    offsetMs < toMs && offsetMs + durationMs >= fromMs;

/** Cuts the spans at the end of the session; without it, spans without an end are left out. */
export const endingBy = (endMs = Infinity, spans: readonly WithheldSpan[]): WithheldSpan[] =>
  spans
    .map((span) => ({ ...span, toMs: Math.min(span.toMs, endMs) }))
    .filter(({ fromMs, toMs }) => fromMs < toMs && toMs < Infinity);
