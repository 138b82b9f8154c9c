import type { SessionState } from './session-state';

/** Maximum text, bytes. An hour of fast speech has 60 KB; the limits bound the work on a session and an interview. */
export const textLimits = { session: 2_000_000, hour: 1_000_000, interview: 20_000_000 };

const hourMs = 3_600_000;

/** Every hour since the interview began adds to the limit. */
export function takesText({ facts, textBytes }: SessionState, text: string, now: number): boolean {
  const own = textBytes + Buffer.byteLength(text);
  const hours = 1 + Math.floor(Math.max(0, now - facts.beganAtMs) / hourMs);
  const ofInterview = Math.min(textLimits.interview, hours * textLimits.hour);
  return own <= textLimits.session && facts.earlierTextBytes + own <= ofInterview;
}
