import { isSilencePrompt, isWaitAct } from './acts';
import { lastTurn, type Turn, type SessionState } from './session-state';

/** Restarts the silence and closing periods, but does not shorten a wait. */
export function noteActivity(state: SessionState, now: number): SessionState {
  return {
    ...state,
    quietSinceMs: Math.max(now, state.quietSinceMs),
    activeAtMs: Math.max(now, state.activeAtMs),
    prompts: 0,
    closedAtMs: state.closedAtMs === undefined ? undefined : now,
  };
}

export function readingAloud(state: SessionState, sequence: number, now: number): SessionState {
  const last = lastTurn(state);
  if (last?.role !== 'agent' || last.sequence !== sequence || sequence <= state.heardSequence) return state;
  const beganMs = state.facts.startedAtMs + last.offsetMs;
  if (now > beganMs + maxSpeakingMs(last)) return state;
  return {
    ...state,
    quietSinceMs: Math.max(now, state.quietSinceMs),
    activeAtMs: isSilencePrompt(last.act) ? state.activeAtMs : Math.max(now, state.activeAtMs),
    closedAtMs: state.closedAtMs === undefined ? undefined : now,
  };
}

export function heardWords(state: SessionState, sequence: number | undefined, now: number): SessionState {
  const last = lastTurn(state);
  if (last?.role !== 'agent' || last.sequence <= state.heardSequence) return state;
  if (sequence !== undefined && sequence !== last.sequence) return state;
  const closedAtMs = state.closedAtMs === undefined ? undefined : now;
  return { ...spoken(state, last, now), heardSequence: last.sequence, closedAtMs };
}

const slowestMs = { start: 5000, character: 120 };
const maxSpeakingMs = (turn: Turn) => slowestMs.start + turn.text.length * slowestMs.character;

/** Time that a turn on the phone may still be spoken, milliseconds; 0 once it was heard. */
export function speakingMs(state: SessionState): number {
  const last = lastTurn(state);
  if (state.facts.platform === 'WEB' || last?.role !== 'agent') return 0;
  if (last.sequence <= state.heardSequence) return 0;
  return maxSpeakingMs(last);
}

export function spoken(state: SessionState, turn: Turn, now: number): SessionState {
  const from = isWaitAct(turn.act) ? now + state.facts.limits.waitMs : now;
  return { ...state, quietSinceMs: from, activeAtMs: isSilencePrompt(turn.act) ? state.activeAtMs : from };
}
