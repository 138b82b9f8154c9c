import type { ClientFrame } from '@colloquy/contracts';
import { decideEnd } from './ending';
import { storedFrame } from './frames';
import type { Heard, SessionFrame, Step } from './inputs';
import { askFor } from './on-tick';
import { heardWords, noteActivity, readingAloud } from './silence';
import { takesText } from './text-budget';
import {
  lastAgentTurn,
  lastHeardTurn,
  lastTurn,
  ownTurns,
  type Turn,
  type SessionState,
} from './session-state';

/** Maximum number of utterances that wait to be stored; more than a person says during one write. */
const maxWaiting = 50;

type Say = Extract<ClientFrame, { type: 'say' }>;
type HeardFrame = Extract<ClientFrame, { type: 'heard' }>;
type DigitFrame = Extract<SessionFrame, { type: 'digit' }>;

/** Once an end is decided, frames have no effect and are not acknowledged. */
export function onFrame(before: SessionState, frame: SessionFrame, now: number): Step {
  const state = { ...before, isPresent: true };
  if (frame.type === 'say') return onSay(state, frame, now);
  if (state.ending || state.ended) return { state, effects: [] };
  switch (frame.type) {
    case 'not-heard':
      return onNotHeard(noteActivity(state, now));
    case 'digit':
      return onDigit(state, frame, now);
    case 'withdraw':
      return withdraw(state);
    case 'telling':
      return { state: readingAloud(state, frame.sequence, now), effects: [] };
    case 'end':
      return { state: decideEnd(state, 'expert-ended', now), effects: [] };
    case 'finish-later':
      return finishLater(state, frame.until);
    case 'heard':
      return onHeard(state, frame, now);
    case 'typing':
      return { state: noteActivity(state, now), effects: [] };
    case 'switch-to-phone':
      return switchToPhone(noteActivity(state, now), frame.phoneNumber);
  }
}

export function onSound(state: SessionState): Step {
  if (state.gotSound) return { state, effects: [] };
  return { state: { ...state, gotSound: true }, effects: [{ type: 'note-sound' }] };
}

function onHeard(before: SessionState, frame: HeardFrame, now: number): Step {
  const state = heardWords(before, frame.sequence, now);
  const turn = lastAgentTurn(before);
  if (turn === undefined || turn.sequence !== frame.sequence) return { state, effects: [] };
  const heard = { ...cutAt(turn, frame.characters), ...heardTimes(state, turn, frame, now) };
  if (Object.keys(heard).length === 0) return { state, effects: [] };
  const history = state.history.map((said) => (said === turn ? { ...turn, ...heard } : said));
  return { state: { ...state, history }, effects: [{ type: 'note-heard', sequence: turn.sequence, heard }] };
}

function cutAt({ text }: Turn, characters: number | undefined): Pick<Heard, 'text'> {
  const heard = text.slice(0, characters).trimEnd();
  return heard.length >= text.trimEnd().length ? {} : { text: heard };
}

function heardTimes(
  state: SessionState,
  turn: Turn,
  { offsetMs, durationMs }: HeardFrame,
  now: number,
): Pick<Heard, 'offsetMs' | 'durationMs'> {
  if (offsetMs === undefined) return {};
  const before = ownTurns(state).findLast(({ sequence, text }) => sequence < turn.sequence && text !== '');
  const latest = latestMs(state, Math.max(now - state.facts.startedAtMs, turn.offsetMs));
  const placed = clamp(offsetMs, before?.offsetMs ?? 0, latest);
  return {
    offsetMs: placed,
    ...(durationMs === undefined ? {} : { durationMs: clamp(durationMs, 0, Math.max(0, latest - placed)) }),
  };
}

function onDigit(state: SessionState, { digit, utteranceId }: DigitFrame, now: number): Step {
  if (!state.consentIsDue || !/^[12]$/.test(digit)) return { state: noteActivity(state, now), effects: [] };
  return onSay(state, { type: 'say', utteranceId, text: digit }, now);
}

/** Failed attempts to hear the expert after which another call is scheduled. */
const maxNotHeard = 2;

/** A caller who is not heard repeatedly is told how the interview goes on; on the page the expert can type. */
function onNotHeard(state: SessionState): Step {
  const { isAsking, pending, handoff, hold, exitRequest, closedAtMs } = state;
  const isBusy = isAsking || pending.length > 0 || handoff || hold || exitRequest || closedAtMs !== undefined;
  if (isBusy || !lastTurn(state)) return { state, effects: [] };
  const isLastAttempt = state.facts.platform === 'PHONE' && state.notHeard >= maxNotHeard;
  return askFor({ ...state, notHeard: state.notHeard + 1 }, isLastAttempt ? 'cannot-hear' : 'not-heard');
}

export function withdraw(state: SessionState): Step {
  if (state.ending || state.ended || state.exitRequest) return { state, effects: [] };
  return {
    state: { ...state, exitRequest: { act: 'withdraw', isSent: false }, isAsking: false },
    effects: cancelAsk(state),
  };
}

function switchToPhone(state: SessionState, phoneNumber: string): Step {
  if (state.isDialling) return { state, effects: [] };
  if (state.facts.platform === 'PHONE') return { state, effects: [] };
  return {
    state: { ...state, isDialling: true },
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
    state: { ...state, hold: { wantedMs, isSent: false, untilMs: undefined }, isAsking: false },
    effects: cancelAsk(state),
  };
}

function onSay(state: SessionState, frame: Say, now: number): Step {
  const stored = state.history.find((turn) => turn.utteranceId === frame.utteranceId);
  if (stored) return { state, effects: [{ type: 'send', frame: storedFrame(state, stored) }] };
  const isPending = state.pending.some((turn) => turn.utteranceId === frame.utteranceId);
  if (isPending || state.hold || state.exitRequest || state.ending || state.ended)
    return { state, effects: [] };
  if (state.pending.length >= maxWaiting) return { state, effects: [{ type: 'send', frame: tooFast }] };
  if (!takesText(state, frame.text, now)) {
    return { state: { ...state, isTextSpent: true }, effects: [{ type: 'send', frame: tooMuchText }] };
  }
  return {
    state: {
      ...noteActivity(state, now),
      pending: [...state.pending, utterance(state, frame, now)],
      textBytes: state.textBytes + Buffer.byteLength(frame.text),
      notHeard: 0,
      isAsking: false,
      closedAtMs: undefined,
    },
    effects: cancelAsk(state),
  };
}

const cancelAsk = (state: SessionState) => (state.isAsking ? [{ type: 'cancel-ask' as const }] : []);

const tooFast = {
  type: 'error',
  code: 'too-fast',
  message: 'Too many utterances wait to be stored; send this one again later',
} as const;

const tooMuchText = {
  type: 'error',
  code: 'too-much-text',
  message: 'The interview has reached its text limit; the interviewer closes it',
} as const;

/** The offsets of a turn never go backwards and never lie in the future. */
function utterance(state: SessionState, frame: Say, now: number): Turn {
  const { sessionId, startedAtMs } = state.facts;
  const last = lastTurn(state);
  const earliest = lastHeardTurn(state)?.offsetMs ?? 0;
  const elapsed = Math.max(earliest, now - startedAtMs);
  const latest = latestMs(state, elapsed);
  const offsetMs = clamp(frame.offsetMs ?? elapsed, earliest, latest);
  return {
    sessionId,
    sequence: last ? last.sequence + 1 : 0,
    role: 'user',
    text: frame.text,
    offsetMs,
    durationMs: clamp(frame.durationMs ?? 0, 0, Math.max(0, latest - offsetMs)),
    act: '',
    utteranceId: frame.utteranceId,
  };
}

/** The clock of a media stream is trusted: sound that arrives faster than it was spoken is ahead of our clock. */
const latestMs = ({ facts }: SessionState, elapsedMs: number): number =>
  facts.platform === 'PHONE' ? dayMs : elapsedMs;
const dayMs = 86_400_000;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
