import { type EndCause, endReason } from './end-reason';
import type { Effect } from './inputs';
import { connectedMsAt, hasHeardExpert, lastTurn, type SessionState } from './session-state';

/** The first decision stays, unless the expert withdraws the consent. */
export function decideEnd(state: SessionState, cause: EndCause, now: number): SessionState {
  if (state.ended || (state.ending && cause !== 'withdrawn')) return state;
  return { ...state, ending: { cause, atMs: now, isSent: false } };
}

export function endEffect(state: SessionState, cause: EndCause, atMs: number): Effect {
  const { facts } = state;
  const { platform, limits, startedAtMs } = facts;
  const connectedMs = connectedMsAt(state, atMs);
  const lastSaidMs = startedAtMs + (lastTurn(state)?.offsetMs ?? 0);
  return {
    type: 'end',
    reason: endReason(cause, {
      platform,
      hasHeardExpert: hasHeardExpert(state),
      gotSound: state.gotSound,
      closed: state.closedAtMs !== undefined,
      connectedMs,
      earlyDisconnectMs: limits.earlyDisconnectMs,
    }),
    endedAtMs: Math.max(Math.min(state.goneSinceMs ?? atMs, atMs), lastSaidMs),
    durationSeconds: Math.round(connectedMs / 1000),
    ...(isRepeated(state, cause) ? { callAgain: true as const } : {}),
  };
}

/** End causes after which a call counts as unanswered if the expert said nothing. */
const leavesOpen: ReadonlySet<EndCause> = new Set<EndCause>([
  'client-gone',
  'prompts-exhausted',
  'grace-expired',
]);

/** Until the interviewer has spoken, the outcome of the call decides about another attempt. */
function isRepeated(state: SessionState, cause: EndCause): boolean {
  if (state.facts.nextCall !== 'platform' || !lastTurn(state)) return false;
  return cause === 'cannot-hear' || cause === 'machine' || (leavesOpen.has(cause) && !hasHeardExpert(state));
}
