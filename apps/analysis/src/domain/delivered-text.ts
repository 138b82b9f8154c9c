import type { TurnMessage } from '@colloquy/contracts';
import type { Span } from './silences';
import { type Entry, transcriptOf } from './transcript';
import { deliveredOf } from './withheld';

/** What is delivered of a session: the transcript, and the spans to mute in the recording. */
export interface DeliveredText {
  entries: Entry[];
  silences: Span[];
}

/** Returns what is delivered of the turns of a session. */
export function deliveredText(session: { turns: readonly TurnMessage[]; language: string }): DeliveredText {
  const { turns, silences } = deliveredOf(session.turns, session.language);
  return { entries: transcriptOf(turns, session.language), silences };
}
