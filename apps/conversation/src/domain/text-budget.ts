import type { SessionState } from './session-state';

/**
 * Most text of an interview, in bytes. An hour of fast speech is about 60 KB, so a person reaches no limit. The limit of
 * a session bounds the work on one session, and that of an interview the work on a conversation: reading it, cleaning
 * it, analysing it.
 */
export const textLimits = { session: 2_000_000, hour: 1_000_000, interview: 20_000_000 };

const hourMs = 3_600_000;

/** Returns whether the session may take another text of the expert. Every hour since the interview began adds text. */
export function takesText({ facts, textBytes }: SessionState, text: string, now: number): boolean {
  const own = textBytes + Buffer.byteLength(text);
  const hours = 1 + Math.floor(Math.max(0, now - facts.beganAtMs) / hourMs);
  const ofInterview = Math.min(textLimits.interview, hours * textLimits.hour);
  return own <= textLimits.session && facts.earlierTextBytes + own <= ofInterview;
}
