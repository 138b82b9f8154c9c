import type { Strings } from './strings';

/** What is going on, as far as the expert is concerned. */
export interface Situation {
  online: boolean;
  /** How the expert leaves, in words. */
  leaving: string | undefined;
  calling: boolean;
  /** How long the interviewer has owed an answer. */
  owedMs: number | undefined;
  speaking: boolean;
  muted: boolean;
  listening: boolean;
  closing: boolean;
}

/** Waiting for an answer of ours becomes noticeable after this, milliseconds. */
const patienceMs = 4000;

/** The line that says what is going on, and how it looks. */
export function statusOf(strings: Strings, persona: string, now: Situation): [text: string, kind: string] {
  if (!now.online) return [strings.reconnecting, 'warning busy'];
  if (now.leaving !== undefined) return [now.leaving, 'busy'];
  if (now.calling) return [strings.phoneCalling, 'warning busy'];
  if (now.muted) return [strings.muted, 'warning'];
  if (now.speaking) return [strings.speaking(persona), 'speaking'];
  if (now.owedMs !== undefined) {
    return [now.owedMs > patienceMs ? strings.waiting : strings.thinking(persona), 'thinking'];
  }
  if (now.closing) return [strings.closing, ''];
  return now.listening ? [strings.listening, 'listening'] : [strings.yourTurn, ''];
}
