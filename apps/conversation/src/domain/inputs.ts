import type {
  ClientFrame,
  DisconnectReason,
  DisplayTurn,
  Platform,
  Progress,
  ServerFrame,
} from '@colloquy/contracts';
import type { Handoff, Said, SessionState } from './session-state';

/** What an agent says next, and what it waits for. */
export interface Words {
  /** Empty for a silent transfer only. */
  text: string;
  act: string;
  questionIndex?: number;
  /** Whether it goes on listening, has closed, lets the expert go until another day, or wants another one to go on. */
  then: 'listen' | 'close' | 'leave' | 'transfer';
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

/** A frame of the client that reaches a session. */
export type SessionFrame = Exclude<ClientFrame, { type: 'hello' }>;

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
  | { type: 'handed-over' }
  | { type: 'held'; untilMs: number }
  | { type: 'hold-refused'; message: string }
  | { type: 'recorded-end'; reason: DisconnectReason }
  /** The expert opens the interview anew while this session's client is gone, or on the other channel. */
  | { type: 'superseded'; startOver: boolean; by: Platform }
  /** The call the expert asked for has come to nothing. */
  | { type: 'dial-failed' }
  | { type: 'tick' };

/** What is to be done about it, in this order. */
export type Effect =
  | { type: 'welcome'; turns: DisplayTurn[]; progress: Progress; closing: boolean }
  | { type: 'send'; frame: ServerFrame }
  | { type: 'append'; turns: readonly Said[] }
  | { type: 'ask'; askId: number; ask: Ask }
  | { type: 'cancel-ask' }
  | { type: 'hand-over'; handoff: Handoff }
  /** The expert heard only the beginning of a turn that is stored. */
  | { type: 'trim'; sequence: number; text: string }
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
