import { type Language, languageOf, type TurnMessage } from '@colloquy/contracts';
import { asksToWithdraw, cleanText, mask, maskPersonalData, spokenLanguageOf } from '@colloquy/language';
import { isLate } from './late-words';
import type { Span } from './silences';
import { type Entry, transcriptOf } from './transcript';
import { deliveredOf, type WithheldSpan } from './withheld';

/** The deliverable text of a session: the transcript, and the spans to mute in the recording. */
export interface DeliveredText {
  entries: Entry[];
  silences: Span[];
  /** In order. */
  withheld: WithheldSpan[];
  /** Language that the expert spoke; may differ from the agent's. */
  language: Language;
  /** The expert withdrew the consent in words that the interviewer did not hear. */
  isWithdrawn: boolean;
}

export interface SpokenSession {
  turns: readonly TurnMessage[];
  language: string;
  /** Texts whose personal data is not masked; absent: no masking. */
  masksAllBut?: readonly string[];
}

/** Returns the deliverable text of a session. */
export async function deliveredText(session: SpokenSession): Promise<DeliveredText> {
  const assumed = languageOf(session.language);
  const said = session.turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const language = await spokenLanguageOf(said, assumed);
  const languages = [assumed, language];
  const delivered = deliveredOf(session.turns, languages);
  const { silences } = delivered;
  const turns = session.masksAllBut
    ? maskedTurns(delivered.turns, { known: session.masksAllBut, languages })
    : delivered.turns;
  const isWithdrawn = session.turns.some(
    (turn) => isLate(turn) && languages.some((each) => asksToWithdraw(turn.text, each)),
  );
  const masked = session.masksAllBut ? maskedSpans(turns, language) : [];
  const withheld = [...delivered.withheld, ...masked].sort((a, b) => a.fromMs - b.fromMs);
  return { entries: transcriptOf(turns, language), silences, withheld, language, isWithdrawn };
}

function maskedTurns(
  turns: readonly TurnMessage[],
  options: Parameters<typeof maskPersonalData>[1],
): TurnMessage[] {
  const texts = maskPersonalData(
    turns.map(({ text }) => text),
    options,
  );
  return turns.map((turn, n) => ({ ...turn, text: texts[n] ?? turn.text }));
}

/** Returns the spans of turns whose words are all masked. A turn of unknown duration lasts until the next one. */
const maskedSpans = (turns: readonly TurnMessage[], language: Language): WithheldSpan[] =>
  turns.flatMap(({ text, offsetMs: fromMs, durationMs }, index) => {
    const rest = text.replaceAll(mask, '');
    const isMasked = rest !== text && !/[\p{L}\p{N}]/u.test(cleanText(rest, language));
    if (!isMasked) return [];
    const nextMs = turns[index + 1]?.offsetMs ?? Infinity;
    return [{ fromMs, toMs: durationMs > 0 ? fromMs + durationMs : nextMs, reason: 'personal_data' }];
  });
