import { isClosingAct, isFinishLaterAct, isExitAct, isTransferAct, isWaitAct } from './acts';
import type { Turn, SessionFacts, SessionState, Speaker } from './session-state';
import { markSlower, slowed, slowingsIn } from './slower-speech';

/** @param turns of the whole conversation */
export function restoreSession(
  facts: SessionFacts,
  turns: readonly Turn[],
  before: Pick<SessionState, 'connectedMs' | 'gotSound' | 'consentIsDue'> & { isWithdrawn: boolean },
  inCharge: { speaker: Speaker; wasHandedOver: boolean; hasSpoken: boolean },
  now: number,
): SessionState {
  const history = markSlower(facts, turns);
  const last = history.at(-1);
  const lastAct = last?.sessionId === facts.sessionId ? last.act : '';
  // a transfer that was announced but not stored did not happen: the agent that announced it goes on
  const mustSpeak = isTransferAct(lastAct) || (inCharge.wasHandedOver && !inCharge.hasSpoken);
  const quietFrom = isWaitAct(lastAct) ? now + facts.limits.waitMs : now;
  return {
    facts,
    history,
    pending: [],
    appending: 0,
    textBytes: textBytesOf(history.filter(({ sessionId }) => sessionId === facts.sessionId)),
    isTextSpent: false,
    askId: 0,
    isAsking: false,
    connectedMs: before.connectedMs,
    connectedSinceMs: undefined,
    goneSinceMs: now,
    isPresent: facts.platform === 'WEB' || last?.sessionId === facts.sessionId,
    gotSound: before.gotSound,
    isDialling: false,
    quietSinceMs: quietFrom,
    activeAtMs: quietFrom,
    prompts: 0,
    notHeard: 0,
    heardSequence: -1,
    closedAtMs: isClosingAct(lastAct) ? now : undefined,
    hasAskedToClose: false,
    speaker: slowed(inCharge.speaker, slowingsIn({ facts, history, pending: [] })),
    handoff: undefined,
    takingOver: mustSpeak ? { introduces: false } : undefined,
    wasHandedOver: inCharge.wasHandedOver,
    hold: isFinishLaterAct(lastAct) ? { wantedMs: undefined, isSent: false, untilMs: undefined } : undefined,
    exitRequest: exitRequestOf(before.isWithdrawn, lastAct),
    consentIsDue: before.consentIsDue,
    consenting: undefined,
    warnedOfMs: undefined,
    ending: undefined,
    ended: undefined,
  };
}

function exitRequestOf(isWithdrawn: boolean, lastAct: string): SessionState['exitRequest'] {
  if (isWithdrawn) return { act: 'withdraw', isSent: false };
  return isExitAct(lastAct) ? { act: lastAct, isSent: false } : undefined;
}

const textBytesOf = (turns: readonly Turn[]) =>
  turns.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
