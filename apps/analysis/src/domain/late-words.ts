import type { Language, SessionTranscriptMessage, TurnMessage } from '@colloquy/contracts';
import { wordsOf } from '@colloquy/language';
import { merged, type Span, spokenSpans } from './silences';

/** Words of the expert that were transcribed from the recording, because the recogniser did not hear them. */
export interface LateWords extends Span {
  text: string;
}

/** `words`: transcribed; `none`: the recogniser found no words of the expert; `failed`: not transcribed. */
export const lateSpeechOutcomes = ['words', 'none', 'failed'] as const;
type LateSpeechOutcome = (typeof lateSpeechOutcomes)[number];

export type OnLateSpeech = (seconds: Record<LateSpeechOutcome, number>) => void;

/** Turns of a session have lower sequences, so that no late words take the sequence of a turn. */
const firstSequence = 1_000_000;

/** Minimum speech for which a recording is searched, seconds: rounding errors are smaller. */
const minSeconds = 0.1;

/** Share of words that must be the agent's for an echo, and the least number of words. */
const echo = { share: 0.7, words: 3 };

type Turns = readonly TurnMessage[];

export const isLate = ({ sequence }: Pick<TurnMessage, 'sequence'>): boolean => sequence >= firstSequence;

/** Counts only sessions that used the platform's speech service: in others the expert's consent does not cover it. */
export function missesSpeech({
  session,
  turns,
}: Pick<SessionTranscriptMessage, 'session' | 'turns'>): boolean {
  const { usage } = session ?? {};
  if (!usage) return false;
  const { recognisedSeconds, synthesisedSeconds, unrecognisedSeconds = 0 } = usage;
  const isUsed = recognisedSeconds + synthesisedSeconds > 0;
  return unrecognisedSeconds >= minSeconds || (isUsed && !turns.some(({ role }) => role === 'user'));
}

export const knownSpans = (turns: Turns, silences: readonly Span[]): Span[] =>
  merged([...silences, ...spokenSpans(turns)]);

/** Compares turns of unknown time only: the others are left out of the recording that is transcribed. */
export function echoesAgent({ text, toMs }: LateWords, turns: Turns, language: Language): boolean {
  const said = wordsOf(text.toLowerCase(), language);
  return turns.some((turn) => {
    if (turn.role !== 'agent' || turn.durationMs > 0 || turn.offsetMs > toMs) return false;
    const known = new Set(wordsOf(turn.text.toLowerCase(), language));
    const shared = said.filter((word) => known.has(word)).length;
    return said.length >= echo.words && shared >= said.length * echo.share;
  });
}

export function withLateWords(turns: Turns, words: readonly LateWords[], sessionId: string): TurnMessage[] {
  const late = words.map(({ text, fromMs, toMs }, n): TurnMessage => ({
    sessionId,
    sequence: firstSequence + n,
    role: 'user',
    text,
    offsetMs: Math.round(fromMs),
    durationMs: Math.round(toMs - fromMs),
    act: '',
    utteranceId: '',
    wordedBy: '',
    fallback: '',
    request: '',
  }));
  return inSpokenOrder([...turns, ...late]);
}

export function inSpokenOrder(turns: Turns): TurnMessage[] {
  const inOrder = [...turns].sort((a, b) => a.sequence - b.sequence);
  const ordered = inOrder.filter((turn) => !isLate(turn));
  for (const late of inOrder.filter(isLate)) {
    const next = ordered.findIndex(({ offsetMs }) => offsetMs > late.offsetMs);
    ordered.splice(next < 0 ? ordered.length : next, 0, late);
  }
  return ordered;
}
