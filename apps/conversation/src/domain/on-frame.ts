import type { ClientFrame } from '@colloquy/contracts';
import { decideEnd } from './ending';
import { storedFrame } from './frames';
import type { SessionFrame, Step } from './inputs';
import { heardWords, sign } from './silence';
import { lastAgentTurn, lastTurn, type Said, type SessionState } from './session-state';

/** Utterances that may wait to be stored; a person does not say more while the platform catches its breath. */
const maxWaiting = 50;

type Say = Extract<ClientFrame, { type: 'say' }>;
type Heard = Extract<ClientFrame, { type: 'heard' }>;

/** What the expert did. Once an end is decided nothing more is taken: what is not acknowledged was not said. */
export function onFrame(before: SessionState, frame: SessionFrame, now: number): Step {
  const state = { ...before, present: true };
  if (frame.type === 'say') return onSay(state, frame, now);
  if (state.ending || state.ended) return { state, effects: [] };
  switch (frame.type) {
    case 'end':
      return { state: decideEnd(state, 'expert-ended', now), effects: [] };
    case 'finish-later':
      return finishLater(state, frame.until);
    case 'heard':
      return onHeard(state, frame, now);
    case 'typing':
      return { state: sign(state, now), effects: [] };
    case 'switch-to-phone':
      return switchToPhone(sign(state, now), frame.phoneNumber);
  }
}

/** Sound alone says nothing about anybody being there. */
export function onSound(state: SessionState): Step {
  if (state.gotSound) return { state, effects: [] };
  return { state: { ...state, gotSound: true }, effects: [{ type: 'note-sound' }] };
}

/** What the expert did not hear, because of speaking up, was not said. */
function onHeard(state: SessionState, { sequence, characters }: Heard, now: number): Step {
  const heard = heardWords(state, sequence, now);
  const turn = lastAgentTurn(state);
  if (characters === undefined || turn === undefined || turn.sequence !== sequence) {
    return { state: heard, effects: [] };
  }
  const text = turn.text.slice(0, characters).trimEnd();
  if (text.length >= turn.text.length) return { state: heard, effects: [] };
  const history = heard.history.map((said) => (said === turn ? { ...turn, text } : said));
  return { state: { ...heard, history }, effects: [{ type: 'trim', sequence: turn.sequence, text }] };
}

/** The conversation goes on here until the call is answered. */
function switchToPhone(state: SessionState, phoneNumber: string): Step {
  if (state.dialling) return { state, effects: [] };
  if (state.facts.platform === 'PHONE') return { state, effects: [] };
  return {
    state: { ...state, dialling: true },
    effects: [
      { type: 'send', frame: { type: 'phone', state: 'calling' } },
      { type: 'dial', phoneNumber },
    ],
  };
}

function finishLater(state: SessionState, until: string | undefined): Step {
  if (state.hold) return { state, effects: [] };
  const wantedMs = until === undefined ? undefined : Date.parse(until);
  return {
    state: { ...state, hold: { wantedMs, sent: false, untilMs: undefined }, asking: false },
    effects: cancelAsk(state),
  };
}

function onSay(state: SessionState, frame: Say, now: number): Step {
  const stored = state.history.find((turn) => turn.utteranceId === frame.utteranceId);
  if (stored) return { state, effects: [{ type: 'send', frame: storedFrame(state, stored) }] };
  const known = state.pending.some((turn) => turn.utteranceId === frame.utteranceId);
  if (known || state.hold || state.ending || state.ended) return { state, effects: [] };
  if (state.pending.length >= maxWaiting) return { state, effects: [{ type: 'send', frame: tooFast }] };
  return {
    state: {
      ...sign(state, now),
      pending: [...state.pending, utterance(state, frame, now)],
      asking: false,
      closedAtMs: undefined,
    },
    effects: cancelAsk(state),
  };
}

const cancelAsk = (state: SessionState) => (state.asking ? [{ type: 'cancel-ask' as const }] : []);

const tooFast = {
  type: 'error',
  code: 'too-fast',
  message: 'Too many utterances wait to be stored; send this one again later',
} as const;

/** An expert's turn; offsets never go backwards and never lie in the future. */
function utterance(state: SessionState, frame: Say, now: number): Said {
  const { sessionId, startedAtMs } = state.facts;
  const last = lastTurn(state);
  const earliest = last?.offsetMs ?? 0;
  const elapsed = Math.max(earliest, now - startedAtMs);
  const offsetMs = clamp(frame.offsetMs ?? elapsed, earliest, elapsed);
  return {
    sessionId,
    sequence: last ? last.sequence + 1 : 0,
    role: 'user',
    text: frame.text,
    offsetMs,
    durationMs: clamp(frame.durationMs ?? 0, 0, elapsed - offsetMs),
    act: '',
    utteranceId: frame.utteranceId,
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
