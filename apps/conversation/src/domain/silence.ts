import { isSilencePrompt } from './acts';
import { lastTurn, type Said, type SessionState } from './session-state';

/** The expert is there: silence and prompts count anew. */
export function sign(state: SessionState, now: number): SessionState {
  return { ...state, quietSinceMs: now, signAtMs: now, prompts: 0 };
}

/** The interviewer's words reached the expert: silence counts from here, once for each turn. */
export function heardWords(state: SessionState, sequence: number | undefined, now: number): SessionState {
  const last = lastTurn(state);
  if (last?.role !== 'agent' || last.sequence <= state.heardSequence) return state;
  if (sequence !== undefined && sequence !== last.sequence) return state;
  const closedAtMs = state.closedAtMs === undefined ? undefined : now;
  return { ...spoken(state, last, now), heardSequence: last.sequence, closedAtMs };
}

/** Longest time it takes to say something on the phone: slow speech, and a voice that is late. */
const slowestMs = { start: 5000, character: 120 };

/** How much longer than stored the words last that are being said on the phone; nothing once they were heard. */
export function sayingMs(state: SessionState): number {
  const last = lastTurn(state);
  if (state.facts.platform === 'WEB' || last?.role !== 'agent') return 0;
  if (last.sequence <= state.heardSequence) return 0;
  return slowestMs.start + last.text.length * slowestMs.character;
}

/** The interviewer spoke: it is quiet from now on. Only words that are not a silence prompt call for a sign. */
export function spoken(state: SessionState, turn: Said, now: number): SessionState {
  return { ...state, quietSinceMs: now, signAtMs: isSilencePrompt(turn.act) ? state.signAtMs : now };
}
