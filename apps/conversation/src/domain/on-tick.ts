import { decideEnd } from './ending';
import type { EndCause } from './end-reason';
import type { Effect, Step } from './inputs';
import { sayingMs } from './silence';
import { connectedMsAt, lastTurn, type SessionState } from './session-state';

interface Deadline {
  atMs: number;
  then: EndCause | 'prompt' | 'time-up';
}

/** When a session must be looked at again though nothing happens; undefined while it waits for an answer of ours. */
export function nextTickMs(state: SessionState): number | undefined {
  const times = deadlines(state).map((deadline) => deadline.atMs);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Takes the earliest deadline that has passed. */
export function onTick(state: SessionState, now: number): Step {
  const due = deadlines(state)
    .filter((deadline) => deadline.atMs <= now)
    .sort((a, b) => a.atMs - b.atMs)[0];
  if (!due) return { state, effects: [] };
  if (due.then === 'prompt') return ask(state, 'silence');
  if (due.then === 'time-up') return ask({ ...state, closeAsked: true }, 'close');
  return { state: decideEnd(state, due.then, now), effects: [] };
}

function ask(state: SessionState, what: 'silence' | 'close'): Step {
  const askId = state.askId + 1;
  const effects: Effect[] = [{ type: 'ask', askId, ask: what }];
  return { state: { ...state, askId, asking: true }, effects };
}

function deadlines(state: SessionState): Deadline[] {
  if (state.ended || state.ending) return [];
  const { limits } = state.facts;
  const found: Deadline[] = [];
  if (state.goneSinceMs !== undefined) {
    found.push({ atMs: state.goneSinceMs + limits.vanishMs, then: 'client-gone' });
  }
  // while words of either side are on their way nobody is silent
  if (state.asking || state.pending.length > 0 || state.handoff || state.hold) return found;
  if (state.closedAtMs !== undefined) {
    found.push({ atMs: state.closedAtMs + limits.closingMs + sayingMs(state), then: 'closed' });
  } else if (state.connectedSinceMs !== undefined && lastTurn(state)) {
    found.push(...silenceDeadlines(state));
    if (!state.closeAsked) {
      const leftMs = limits.maxDurationMs - connectedMsAt(state, state.connectedSinceMs);
      found.push({ atMs: state.connectedSinceMs + leftMs, then: 'time-up' });
    }
  }
  return found;
}

/** Prompts first; the grace window is for an expert whom the interviewer prompts too seldom or cannot prompt in time. */
function silenceDeadlines(state: SessionState): Deadline[] {
  const { silencePrompts, silencePromptMs, graceMs } = state.facts.limits;
  const exhausted = state.prompts >= silencePrompts;
  const saying = sayingMs(state);
  const grace = {
    atMs: state.signAtMs + graceMs + saying,
    then: exhausted ? 'prompts-exhausted' : 'grace-expired',
  } as const;
  const quiet = {
    atMs: state.quietSinceMs + silencePromptMs + saying,
    then: exhausted ? 'prompts-exhausted' : 'prompt',
  } as const;
  return [quiet, grace];
}
