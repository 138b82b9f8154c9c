import { type Language, languageOf, type TurnMessage } from '@colloquy/contracts';
import { spokenLanguageOf } from '@colloquy/language';
import type { Span } from './silences';
import { type Entry, transcriptOf } from './transcript';
import { deliveredOf } from './withheld';

/** What is delivered of a session: the transcript, and the spans to mute in the recording. */
export interface DeliveredText {
  entries: Entry[];
  silences: Span[];
  /** In which the expert spoke, whatever the agent's language is. */
  language: Language;
}

/** Returns what is delivered of the turns of a session. */
export async function deliveredText(session: {
  turns: readonly TurnMessage[];
  language: string;
}): Promise<DeliveredText> {
  const assumed = languageOf(session.language);
  const said = session.turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const language = await spokenLanguageOf(said, assumed);
  const { turns, silences } = deliveredOf(session.turns, [assumed, language]);
  return { entries: transcriptOf(turns, language), silences, language };
}
