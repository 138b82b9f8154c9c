import { isClosingAct, isLeavingAct } from './acts';
import type { Said, SessionFacts, SessionState } from './session-state';

/**
 * The state of a session from what is stored of it: a new one without own turns, or one that another process
 * had. It begins without a client.
 * @param connectedMs connected time as far as it is known
 */
export function restoreSession(
  facts: SessionFacts,
  history: readonly Said[],
  connectedMs: number,
  now: number,
): SessionState {
  const last = history.at(-1);
  const lastAct = last?.sessionId === facts.sessionId ? last.act : '';
  return {
    facts,
    history,
    pending: [],
    appending: 0,
    askId: 0,
    asking: false,
    connectedMs,
    connectedSinceMs: undefined,
    goneSinceMs: now,
    quietSinceMs: now,
    signAtMs: now,
    prompts: 0,
    heardSequence: -1,
    closedAtMs: isClosingAct(lastAct) ? now : undefined,
    closeAsked: false,
    hold: isLeavingAct(lastAct) ? { wantedMs: undefined, sent: false, untilMs: undefined } : undefined,
    ending: undefined,
    ended: undefined,
  };
}
