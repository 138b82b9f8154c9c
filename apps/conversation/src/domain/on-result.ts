import type { DisconnectReason } from '@colloquy/contracts';
import { isClosingAct, isExitAct } from './acts';
import { decideEnd } from './ending';
import { endedFrame, storedFrame } from './frames';
import type { Effect, Input, Step } from './inputs';
import { lastTurn, type Turn, type SessionState } from './session-state';
import { spoken } from './silence';
import { slowed, slowingsIn } from './slower-speech';

export function onMove(state: SessionState, input: Extract<Input, { type: 'move' }>, now: number): Step {
  if (!state.isAsking || input.askId !== state.askId) return { state, effects: [] };
  const { sessionId, startedAtMs } = state.facts;
  const { move } = input;
  const last = lastTurn(state);
  const turn: Turn = {
    sessionId,
    sequence: last ? last.sequence + 1 : 0,
    role: 'agent',
    text: move.text,
    offsetMs: Math.max(last?.offsetMs ?? 0, now - startedAtMs),
    durationMs: 0,
    act: move.act,
    ...(move.questionIndex === undefined ? {} : { questionIndex: move.questionIndex }),
    ...(move.request === undefined ? {} : { request: move.request }),
    ...(move.skips === undefined ? {} : { skips: move.skips }),
    utteranceId: '',
    ...(move.wordedBy === undefined ? {} : { wordedBy: move.wordedBy }),
    ...(move.fallback === undefined ? {} : { fallback: move.fallback }),
    ...(state.wasHandedOver ? { persona: state.speaker.persona } : {}),
    ...(move.slower && { slower: true as const }),
  };
  const leave = { wantedMs: undefined, isSent: false, untilMs: undefined };
  return {
    state: {
      ...state,
      isAsking: false,
      ...(move.slower && { speaker: slowed(state.speaker, 1) }),
      pending: move.text === '' ? state.pending : [...state.pending, turn],
      textBytes: state.textBytes + Buffer.byteLength(move.text),
      handoff: move.handoff ? { ...move.handoff, isSent: false } : undefined,
      takingOver: undefined,
      prompts: state.prompts + (input.ask === 'silence' ? 1 : 0),
      hold: move.then === 'leave' ? (state.hold ?? leave) : state.hold,
      exitRequest: isExitAct(move.then) ? { act: move.then, isSent: false } : state.exitRequest,
      consenting: move.consentTo === undefined ? state.consenting : consentOf(state, move.consentTo),
    },
    effects: [],
  };
}

function consentOf(state: SessionState, text: string): NonNullable<SessionState['consenting']> {
  const isKey = /^\d$/.test(lastTurn(state)?.text ?? '');
  return { text, givenBy: isKey ? 'key' : 'voice', isSent: false };
}

export function onConsented(state: SessionState): Step {
  return {
    state: { ...state, consenting: undefined, consentIsDue: false },
    effects: [{ type: 'may-record' }],
  };
}

export function onWithdrawn(state: SessionState, now: number): Step {
  return { state: decideEnd(state, 'withdrawn', now), effects: [] };
}

export function onAppended(state: SessionState, now: number): Step {
  const stored = state.pending.slice(0, state.appending);
  let next: SessionState = {
    ...state,
    history: [...state.history, ...stored],
    pending: state.pending.slice(state.appending),
    appending: 0,
  };
  const effects: Effect[] = [];
  for (const turn of stored) {
    if (turn.role === 'agent') next = spoken(next, turn, now);
    if (isClosingAct(turn.act)) next = { ...next, closedAtMs: now };
    effects.push({ type: 'send', frame: storedFrame(next, turn) });
  }
  return { state: next, effects };
}

export function onHandedOver(state: SessionState): Step {
  if (!state.handoff) return { state, effects: [] };
  const { to, introduces } = state.handoff;
  return {
    state: {
      ...state,
      handoff: undefined,
      speaker: slowed(to, slowingsIn(state)),
      takingOver: { introduces },
      wasHandedOver: true,
    },
    effects: [],
  };
}

export function onHeld(state: SessionState, untilMs: number): Step {
  return { state: state.hold ? { ...state, hold: { ...state.hold, untilMs } } : state, effects: [] };
}

export function onHoldRefused(state: SessionState, message: string): Step {
  return {
    state: { ...state, hold: undefined },
    effects: [{ type: 'send', frame: { type: 'error', code: 'malformed', message } }],
  };
}

export function onDialFailed(state: SessionState): Step {
  return {
    state: { ...state, isDialling: false },
    effects: [{ type: 'send', frame: { type: 'phone', state: 'failed' } }],
  };
}

export function onEndRecorded(state: SessionState, reason: DisconnectReason): Step {
  const ended = { ...state, ended: reason };
  return { state: ended, effects: [{ type: 'send', frame: endedFrame(ended, reason) }, { type: 'over' }] };
}
