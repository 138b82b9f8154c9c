import type { LiveAnswer } from './answers';

export type LiveTurns = Pick<LiveAnswer, 'events' | 'cursor'>;

/** Adds the turns that were read after the known ones, unless they replace these. */
export function withNewTurns(known: LiveTurns | null | undefined, answer: LiveAnswer): LiveTurns {
  const { events, cursor, replaces } = answer;
  if (replaces || !known) return { events, cursor };
  return events.length === 0 ? known : { events: [...known.events, ...events], cursor };
}
