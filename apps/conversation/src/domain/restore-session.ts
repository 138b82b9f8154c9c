import { isClosingAct, isLeavingAct, isPartingAct, isTransferAct, isWaitAct } from './acts';
import type { Said, SessionFacts, SessionState, Speaker } from './session-state';

/**
 * The state of a session from what is stored of it: a new one without own turns, or one that another process
 * had. It begins without a client.
 * @param before connected time, and whether sound has arrived, as far as that is known; and what is known of consent
 * @param cast who asks, whether a handoff made it so, and whether it has spoken since
 */
export function restoreSession(
  facts: SessionFacts,
  history: readonly Said[],
  before: Pick<SessionState, 'connectedMs' | 'gotSound' | 'consentIsDue'> & { withdrawn: boolean },
  cast: { speaker: Speaker; handedOver: boolean; hasSpoken: boolean },
  now: number,
): SessionState {
  const last = history.at(-1);
  const lastAct = last?.sessionId === facts.sessionId ? last.act : '';
  // a transfer that was announced and not recorded did not happen: whoever asked goes on
  const owesWords = isTransferAct(lastAct) || (cast.handedOver && !cast.hasSpoken);
  const quietFrom = isWaitAct(lastAct) ? now + facts.limits.waitMs : now;
  return {
    facts,
    history,
    pending: [],
    appending: 0,
    askId: 0,
    asking: false,
    connectedMs: before.connectedMs,
    connectedSinceMs: undefined,
    goneSinceMs: now,
    present: facts.platform === 'WEB' || last?.sessionId === facts.sessionId,
    gotSound: before.gotSound,
    dialling: false,
    quietSinceMs: quietFrom,
    signAtMs: quietFrom,
    prompts: 0,
    heardSequence: -1,
    closedAtMs: isClosingAct(lastAct) ? now : undefined,
    closeAsked: false,
    speaker: cast.speaker,
    handoff: undefined,
    takingOver: owesWords ? { introduces: false } : undefined,
    handedOver: cast.handedOver,
    hold: isLeavingAct(lastAct) ? { wantedMs: undefined, sent: false, untilMs: undefined } : undefined,
    parting: partingOf(before.withdrawn, lastAct),
    consentIsDue: before.consentIsDue,
    consenting: undefined,
    warnedOfMs: undefined,
    ending: undefined,
    ended: undefined,
  };
}

/** What was stored of a wish to leave, and perhaps not carried out. */
function partingOf(withdrawn: boolean, lastAct: string): SessionState['parting'] {
  if (withdrawn) return { wish: 'withdraw', sent: false };
  return isPartingAct(lastAct) ? { wish: lastAct, sent: false } : undefined;
}
