import { asksToWithdraw } from '@colloquy/language';
import { decideEnd, endEffect } from './ending';
import type { Step } from './inputs';
import {
  type Handoff,
  type Hold,
  lastTurn,
  ownTurns,
  type ExitRequest,
  type SessionState,
} from './session-state';

/** The closing words and a reply to them. */
const turnsToClose = 6;

export function proceed(state: SessionState, now: number): Step {
  if (state.ended) return { state, effects: [] };
  if (state.consenting) return consent(state, state.consenting);
  if (state.pending.length > 0) return append(state);
  const exitRequest = state.exitRequest ?? unansweredWithdrawal(state);
  if (exitRequest?.act === 'withdraw' && isOpenEnd(state)) return exit(state, exitRequest, now);
  if (state.ending) return end(state);
  if (exitRequest) return exit(state, exitRequest, now);
  if (state.hold) return storeHold(state, state.hold, now);
  if (exceedsTurnLimit(state)) return end(decideEnd(state, 'closed', now));
  if (state.handoff) return handOver(state, state.handoff);
  return mustSpeak(state) ? ask(state) : rest(state);
}

const isOpenEnd = ({ ending }: SessionState): boolean => !ending?.isSent && ending?.cause !== 'withdrawn';

const rest = (state: SessionState): Step => ({ state, effects: [] });

function append(state: SessionState): Step {
  if (state.appending > 0) return rest(state);
  const turns = state.pending;
  return { state: { ...state, appending: turns.length }, effects: [{ type: 'append', turns }] };
}

function consent(state: SessionState, { isSent, ...consent }: NonNullable<SessionState['consenting']>): Step {
  if (isSent) return rest(state);
  return {
    state: { ...state, consenting: { ...consent, isSent: true } },
    effects: [{ type: 'consent', consent }],
  };
}

/** A withdrawal is stored before the end: then nothing is delivered, even if this process dies. */
function exit(state: SessionState, { act, isSent }: ExitRequest, now: number): Step {
  if (act === 'end') return end(decideEnd(state, 'expert-ended', now));
  if (act === 'decline') return end(decideEnd(state, 'declined', now));
  if (act === 'cannot-hear') return end(decideEnd(state, 'cannot-hear', now));
  if (isSent) return rest(state);
  return { state: { ...state, exitRequest: { act, isSent: true } }, effects: [{ type: 'withdraw' }] };
}

/** A withdrawal counts even if the expert leaves before the interviewer reacts; a machine withdraws nothing. */
function unansweredWithdrawal(state: SessionState): ExitRequest | undefined {
  if (!state.ending || state.ending.cause === 'withdrawn' || state.ending.cause === 'machine')
    return undefined;
  const last = lastTurn(state);
  const isWithdrawal = last?.role === 'user' && asksToWithdraw(last.text, state.facts.language);
  return isWithdrawal ? { act: 'withdraw', isSent: false } : undefined;
}

/** A hold is stored before the end, so that the interview does not complete in between. */
function storeHold(state: SessionState, hold: Hold, now: number): Step {
  if (hold.untilMs !== undefined) return end(decideEnd(state, 'finish-later', now));
  if (hold.isSent) return rest(state);
  return {
    state: { ...state, hold: { ...hold, isSent: true } },
    effects: [{ type: 'hold', untilMs: hold.wantedMs }],
  };
}

function handOver(state: SessionState, { isSent, ...handoff }: Handoff & { isSent: boolean }): Step {
  if (isSent) return rest(state);
  return {
    state: { ...state, handoff: { ...handoff, isSent: true } },
    effects: [{ type: 'hand-over', handoff }],
  };
}

function end(state: SessionState): Step {
  const { ending } = state;
  if (!ending || ending.isSent) return rest(state);
  return {
    state: { ...state, isAsking: false, ending: { ...ending, isSent: true } },
    effects: [
      ...(state.isAsking ? [{ type: 'cancel-ask' as const }] : []),
      endEffect(state, ending.cause, ending.atMs),
    ],
  };
}

function ask(state: SessionState): Step {
  const isFull = state.isTextSpent || ownTurns(state).length >= state.facts.limits.maxTurns;
  const closing = state.hasAskedToClose || isFull;
  const askId = state.askId + 1;
  return {
    state: { ...state, askId, isAsking: true, hasAskedToClose: closing },
    effects: [{ type: 'ask', askId, ask: closing ? 'close' : 'next' }],
  };
}

function mustSpeak(state: SessionState): boolean {
  if (state.isAsking) return false;
  // nobody hears an answer on a line that is gone; the page shows it when the expert comes back
  if (state.facts.platform === 'PHONE' && state.connectedSinceMs === undefined) return false;
  const last = lastTurn(state);
  if (!last) return state.isPresent && state.connectedSinceMs !== undefined;
  const mustClose = state.isTextSpent && !state.hasAskedToClose;
  return last.role === 'user' || state.takingOver !== undefined || mustClose;
}

function exceedsTurnLimit(state: SessionState): boolean {
  return ownTurns(state).length >= state.facts.limits.maxTurns + turnsToClose;
}
