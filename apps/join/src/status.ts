import type { Strings } from './strings';

export interface Situation {
  online: boolean;
  leaving: string | undefined;
  calling: boolean;
  owedMs: number | undefined;
  speaking: boolean;
  muted: boolean;
  listening: boolean;
  closing: boolean;
}

/** Waiting time after which the status line says so. */
const patienceMs = 4000;

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
