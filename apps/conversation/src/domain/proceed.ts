import { asksToWithdraw } from '@colloquy/language';
import { decideEnd, endEffect } from './ending';
import type { Step } from './inputs';
import {
  type Handoff,
  type Hold,
  lastTurn,
  ownTurns,
  type Parting,
  type SessionState,
} from './session-state';

/** Turns beyond the limit that are still taken, so that the closing words and a reply to them fit in. */
const turnsToClose = 6;

/** What follows by itself from a state: store what was said, carry out a decided end, let the interviewer speak. */
export function proceed(state: SessionState, now: number): Step {
  if (state.ended) return { state, effects: [] };
  if (state.consenting) return consent(state, state.consenting);
  if (state.pending.length > 0) return append(state);
  const parting = state.parting ?? unansweredWithdrawal(state);
  if (parting?.wish === 'withdraw' && isOpenEnd(state)) return part(state, parting, now);
  if (state.ending) return end(state);
  if (parting) return part(state, parting, now);
  if (state.hold) return leave(state, state.hold, now);
  if (saysTooMuch(state)) return end(decideEnd(state, 'closed', now));
  if (state.handoff) return handOver(state, state.handoff);
  return owesWords(state) ? ask(state) : rest(state);
}

/** Whether no end was decided that a withdrawal would come too late for. */
const isOpenEnd = ({ ending }: SessionState): boolean => !ending?.sent && ending?.cause !== 'withdrawn';

const rest = (state: SessionState): Step => ({ state, effects: [] });

function append(state: SessionState): Step {
  if (state.appending > 0) return rest(state);
  const turns = state.pending;
  return { state: { ...state, appending: turns.length }, effects: [{ type: 'append', turns }] };
}

/** Consent is stored before anything is recorded, or asked. */
function consent(state: SessionState, { sent, ...consent }: NonNullable<SessionState['consenting']>): Step {
  if (sent) return rest(state);
  return {
    state: { ...state, consenting: { ...consent, sent: true } },
    effects: [{ type: 'consent', consent }],
  };
}

/** First a withdrawal is recorded: from then on nothing is delivered, whatever happens to this process. */
function part(state: SessionState, { wish, sent }: Parting, now: number): Step {
  if (wish === 'end') return end(decideEnd(state, 'expert-ended', now));
  if (wish === 'decline') return end(decideEnd(state, 'declined', now));
  if (sent) return rest(state);
  return { state: { ...state, parting: { wish, sent: true } }, effects: [{ type: 'withdraw' }] };
}

/** Whoever withdraws the consent and leaves before the interviewer could react has withdrawn it all the same. */
function unansweredWithdrawal(state: SessionState): Parting | undefined {
  if (!state.ending || state.ending.cause === 'withdrawn') return undefined;
  const last = lastTurn(state);
  const withdraws = last?.role === 'user' && asksToWithdraw(last.text, state.facts.language);
  return withdraws ? { wish: 'withdraw', sent: false } : undefined;
}

/** First the hold is recorded: nothing may complete the interview between the end and the hold. */
function leave(state: SessionState, hold: Hold, now: number): Step {
  if (hold.untilMs !== undefined) return end(decideEnd(state, 'finish-later', now));
  if (hold.sent) return rest(state);
  return {
    state: { ...state, hold: { ...hold, sent: true } },
    effects: [{ type: 'hold', untilMs: hold.wantedMs }],
  };
}

function handOver(state: SessionState, { sent, ...handoff }: Handoff & { sent: boolean }): Step {
  if (sent) return rest(state);
  return {
    state: { ...state, handoff: { ...handoff, sent: true } },
    effects: [{ type: 'hand-over', handoff }],
  };
}

function end(state: SessionState): Step {
  const { ending } = state;
  if (!ending || ending.sent) return rest(state);
  return {
    state: { ...state, asking: false, ending: { ...ending, sent: true } },
    effects: [
      ...(state.asking ? [{ type: 'cancel-ask' as const }] : []),
      endEffect(state, ending.cause, ending.atMs),
    ],
  };
}

function ask(state: SessionState): Step {
  const closing = state.closeAsked || ownTurns(state).length >= state.facts.limits.maxTurns;
  const askId = state.askId + 1;
  return {
    state: { ...state, askId, asking: true, closeAsked: closing },
    effects: [{ type: 'ask', askId, ask: closing ? 'close' : 'next' }],
  };
}

/** The first words of a session are the interviewer's, to somebody who is there; later it answers. */
function owesWords(state: SessionState): boolean {
  if (state.asking) return false;
  const last = lastTurn(state);
  if (!last) return state.present && state.connectedSinceMs !== undefined;
  return last.role === 'user' || state.takingOver !== undefined;
}

/** The closing words were said and the expert goes on all the same. */
function saysTooMuch(state: SessionState): boolean {
  return ownTurns(state).length >= state.facts.limits.maxTurns + turnsToClose;
}
