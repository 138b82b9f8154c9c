import type {
  ClientFrame,
  DisconnectReason,
  DisplayTurn,
  Platform,
  Progress,
  ServerFrame,
} from '@colloquy/contracts';
import type { PartingWish } from './acts';
import type { Handoff, Said, SessionState, VoicedConsent } from './session-state';

/** What an agent says next, and what it waits for. */
export interface Words {
  /** Empty for a silent transfer only. */
  text: string;
  act: string;
  questionIndex?: number;
  /** The request of the expert that it answers. */
  request?: string;
  /**
   * Whether it goes on listening, gives the expert time, has closed, lets the expert go until another day or for good,
   * or wants another one to go on.
   */
  then: 'listen' | 'wait' | 'close' | 'leave' | PartingWish | 'transfer';
  /** The words the expert has just agreed to. */
  consentTo?: string;
  /** Which interviewer found the words, and why the language model did not when it was asked. */
  wordedBy?: string;
  fallback?: string;
  /** The rule by which it wants a transfer. */
  ruleId?: string;
}

/** What the interviewer does next; with a handoff exactly when it transfers. */
export type Move = Omit<Words, 'ruleId'> & { handoff?: Handoff };

/** What the interviewer is asked for: its next words, words into a silence, or its closing words. */
export type Ask = 'next' | 'silence' | 'close';

/** A frame of the client that reaches a session; digits are those of a telephone. */
export type SessionFrame =
  Exclude<ClientFrame, { type: 'hello' }> | { type: 'digit'; digit: string; utteranceId: string };

/** Everything that can happen to a session. */
export type Input =
  | { type: 'connected'; lastSequence: number }
  | { type: 'disconnected' }
  /** The expert hung up; a connection that breaks is `disconnected`. */
  | { type: 'hung-up' }
  | { type: 'frame'; frame: SessionFrame }
  /** A piece of the expert's recording arrived. */
  | { type: 'sound' }
  | { type: 'move'; askId: number; ask: Ask; move: Move }
  | { type: 'appended' }
  | { type: 'consented' }
  | { type: 'withdrawn' }
  | { type: 'handed-over' }
  | { type: 'held'; untilMs: number }
  | { type: 'hold-refused'; message: string }
  | { type: 'recorded-end'; reason: DisconnectReason }
  /** The expert opens the interview anew while this session's client is gone, or on the other channel. */
  | { type: 'superseded'; startOver: boolean; by: Platform }
  /** The expert has withdrawn the consent elsewhere. */
  | { type: 'withdrawn-elsewhere' }
  /** The call the expert asked for has come to nothing. */
  | { type: 'dial-failed' }
  | { type: 'tick' };

/** How much of a turn was heard when there was more, and when. */
export interface Heard {
  text?: string;
  offsetMs?: number;
  durationMs?: number;
}

/** What is to be done about it, in this order. */
export type Effect =
  | { type: 'welcome'; turns: DisplayTurn[]; progress: Progress; closing: boolean }
  | { type: 'send'; frame: ServerFrame }
  | { type: 'append'; turns: readonly Said[] }
  | { type: 'ask'; askId: number; ask: Ask }
  | { type: 'cancel-ask' }
  | { type: 'hand-over'; handoff: Handoff }
  /** How a stored turn was heard: only its beginning, or when and for how long. */
  | { type: 'note-heard'; sequence: number; heard: Heard }
  | { type: 'consent'; consent: VoicedConsent }
  /** The sound of the session may be recorded. */
  | { type: 'may-record' }
  | { type: 'withdraw' }
  | { type: 'dial'; phoneNumber: string }
  /** The first piece of the recording is noted for whoever carries on. */
  | { type: 'note-sound' }
  | { type: 'hold'; untilMs: number | undefined }
  | { type: 'end'; reason: DisconnectReason; endedAtMs: number; durationSeconds: number }
  /** Nothing is left to do: let go of the client and of the session. */
  | { type: 'over' };

/** What a step comes to. */
export interface Step {
  state: SessionState;
  effects: Effect[];
}
