import { decideEnd } from './ending';
import type { EndCause } from './end-reason';
import type { Ask, Effect, Step } from './inputs';
import { speakingMs } from './silence';
import { connectedMsAt, lastTurn, type SessionState } from './session-state';

interface Deadline {
  atMs: number;
  then: EndCause | 'prompt' | 'time-up' | 'warn';
}

/** Milliseconds since the epoch; undefined while the session waits for a result. */
export function nextTickMs(state: SessionState): number | undefined {
  const times = deadlines(state).map((deadline) => deadline.atMs);
  return times.length === 0 ? undefined : Math.min(...times);
}

export function onTick(state: SessionState, now: number): Step {
  const due = deadlines(state)
    .filter((deadline) => deadline.atMs <= now)
    .sort((a, b) => a.atMs - b.atMs)[0];
  if (!due) return { state, effects: [] };
  if (due.then === 'warn') return warn(state, now);
  if (due.then === 'prompt') return askFor(state, 'silence');
  if (due.then === 'time-up') return askFor({ ...state, hasAskedToClose: true }, 'close');
  return { state: decideEnd(state, due.then, now), effects: [] };
}

export function askFor(state: SessionState, what: Exclude<Ask, 'next'>): Step {
  const askId = state.askId + 1;
  const effects: Effect[] = [{ type: 'ask', askId, ask: what }];
  return { state: { ...state, askId, isAsking: true }, effects };
}

function endDueMs(state: SessionState): number | undefined {
  if (state.connectedSinceMs === undefined) return undefined;
  const ends = endsAndPrompts(state).filter(({ then }) => awayCauses.has(then));
  return ends.length === 0 ? undefined : Math.min(...ends.map(({ atMs }) => atMs));
}

const awayCauses: ReadonlySet<Deadline['then']> = new Set<Deadline['then']>([
  'closed',
  'prompts-exhausted',
  'grace-expired',
]);

function warn(state: SessionState, now: number): Step {
  const endMs = endDueMs(state);
  if (endMs === undefined) return { state, effects: [] };
  return {
    state: { ...state, warnedOfMs: endMs },
    effects: [{ type: 'send', frame: { type: 'countdown', endsInMs: Math.max(0, endMs - now) } }],
  };
}

export function updateWarning(state: SessionState, now: number): Step {
  const { warnedOfMs } = state;
  if (warnedOfMs === undefined || state.ending || state.ended) return { state, effects: [] };
  const endMs = endDueMs(state);
  if (endMs === undefined || endMs <= warnedOfMs) return { state, effects: [] };
  if (endMs - now <= state.facts.limits.countdownMs) return warn(state, now);
  return {
    state: { ...state, warnedOfMs: undefined },
    effects: [{ type: 'send', frame: { type: 'countdown' } }],
  };
}

function deadlines(state: SessionState): Deadline[] {
  const found = endsAndPrompts(state);
  const endMs = endDueMs(state);
  if (endMs === undefined || state.warnedOfMs !== undefined) return found;
  return [...found, { atMs: endMs - state.facts.limits.countdownMs, then: 'warn' }];
}

function endsAndPrompts(state: SessionState): Deadline[] {
  if (state.ended || state.ending) return [];
  const { limits } = state.facts;
  const found: Deadline[] = [];
  if (state.goneSinceMs !== undefined) {
    found.push({ atMs: state.goneSinceMs + limits.vanishMs, then: 'client-gone' });
  }
  // while words of either side are being stored or found, there is no silence
  if (state.isAsking || state.pending.length > 0 || state.handoff || state.hold || state.exitRequest)
    return found;
  if (state.closedAtMs !== undefined) {
    found.push({ atMs: state.closedAtMs + limits.closingMs + speakingMs(state), then: 'closed' });
  } else if (state.connectedSinceMs !== undefined && lastTurn(state)) {
    found.push(...silenceDeadlines(state));
    if (!state.hasAskedToClose) {
      const leftMs = limits.maxDurationMs - connectedMsAt(state, state.connectedSinceMs);
      found.push({ atMs: state.connectedSinceMs + leftMs, then: 'time-up' });
    }
  }
  return found;
}

/** Prompts come first; the grace period is for an expert whom the interviewer cannot prompt in time. */
function silenceDeadlines(state: SessionState): Deadline[] {
  const { silencePrompts, silencePromptMs, graceMs } = state.facts.limits;
  const { patience = 1 } = state.speaker;
  const isExhausted = state.prompts >= silencePrompts;
  const saying = speakingMs(state);
  const grace = {
    atMs: state.activeAtMs + graceMs * patience + saying,
    then: isExhausted ? 'prompts-exhausted' : 'grace-expired',
  } as const;
  const quiet = {
    atMs: state.quietSinceMs + silencePromptMs * patience + saying,
    then: isExhausted ? 'prompts-exhausted' : 'prompt',
  } as const;
  return [quiet, grace];
}
