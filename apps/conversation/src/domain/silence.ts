import { isSilencePrompt, isWaitAct } from './acts';
import { lastTurn, type Said, type SessionState } from './session-state';

/**
 * The expert is there: silence and prompts count anew, and so does the time after the closing words. Time the expert
 * has asked for is not cut short.
 */
export function sign(state: SessionState, now: number): SessionState {
  return {
    ...state,
    quietSinceMs: Math.max(now, state.quietSinceMs),
    signAtMs: Math.max(now, state.signAtMs),
    prompts: 0,
    closedAtMs: state.closedAtMs === undefined ? undefined : now,
  };
}

/** The interviewer's latest words are being read aloud: the expert cannot be silent yet, nor gone. */
export function telling(state: SessionState, sequence: number, now: number): SessionState {
  const last = lastTurn(state);
  if (last?.role !== 'agent' || last.sequence !== sequence || sequence <= state.heardSequence) return state;
  const beganMs = state.facts.startedAtMs + last.offsetMs;
  if (now > beganMs + longestSayingMs(last)) return state;
  return {
    ...state,
    quietSinceMs: Math.max(now, state.quietSinceMs),
    signAtMs: isSilencePrompt(last.act) ? state.signAtMs : Math.max(now, state.signAtMs),
    closedAtMs: state.closedAtMs === undefined ? undefined : now,
  };
}

/** The interviewer's words reached the expert: silence counts from here, once for each turn. */
export function heardWords(state: SessionState, sequence: number | undefined, now: number): SessionState {
  const last = lastTurn(state);
  if (last?.role !== 'agent' || last.sequence <= state.heardSequence) return state;
  if (sequence !== undefined && sequence !== last.sequence) return state;
  const closedAtMs = state.closedAtMs === undefined ? undefined : now;
  return { ...spoken(state, last, now), heardSequence: last.sequence, closedAtMs };
}

/** Longest time it takes to say something: slow speech, and a voice that is late. */
const slowestMs = { start: 5000, character: 120 };
const longestSayingMs = (turn: Said) => slowestMs.start + turn.text.length * slowestMs.character;

/** How much longer than stored the words last that are being said on the phone; nothing once they were heard. */
export function sayingMs(state: SessionState): number {
  const last = lastTurn(state);
  if (state.facts.platform === 'WEB' || last?.role !== 'agent') return 0;
  if (last.sequence <= state.heardSequence) return 0;
  return longestSayingMs(last);
}

/**
 * The interviewer spoke: it is quiet from now on, or from the end of the time the expert has asked for. Only words that
 * are not a silence prompt call for a sign.
 */
export function spoken(state: SessionState, turn: Said, now: number): SessionState {
  const from = isWaitAct(turn.act) ? now + state.facts.limits.waitMs : now;
  return { ...state, quietSinceMs: from, signAtMs: isSilencePrompt(turn.act) ? state.signAtMs : from };
}
