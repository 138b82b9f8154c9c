import type {
  ClientFrame,
  DisconnectReason,
  DisplayTurn,
  Platform,
  Progress,
  ServerFrame,
} from '@colloquy/contracts';
import type { SkippedQuestion } from '@colloquy/language';
import type { ExitAct } from './acts';
import type { Handoff, Turn, SessionState, VoicedConsent } from './session-state';

export interface Words {
  /** Empty only for a silent transfer. */
  text: string;
  act: string;
  questionIndex?: number;
  request?: string;
  skips?: SkippedQuestion;
  /** `leave` ends the session until another day; a {@link ExitAct} ends it for good. */
  then: 'listen' | 'wait' | 'close' | 'leave' | ExitAct | 'transfer';
  consentTo?: string;
  /** `fallback` says why the language model did not find the words. */
  wordedBy?: string;
  fallback?: string;
  ruleId?: string;
  slower?: true;
}

/** Has a handoff exactly if `then` is `transfer`. */
export type Move = Omit<Words, 'ruleId'> & { handoff?: Handoff };

export type Ask = 'next' | 'silence' | 'not-heard' | 'cannot-hear' | 'close';

export type SessionFrame =
  | Exclude<ClientFrame, { type: 'hello' | 'voice' | 'played' }>
  | { type: 'digit'; digit: string; utteranceId: string }
  | { type: 'not-heard' };

export type Input =
  | { type: 'connected'; lastSequence: number }
  | { type: 'disconnected' }
  /** The expert hung up; a broken connection is `disconnected`. `isMachine`: no person has answered the call. */
  | { type: 'hung-up'; isMachine?: boolean }
  | { type: 'frame'; frame: SessionFrame }
  | { type: 'sound' }
  | { type: 'move'; askId: number; ask: Ask; move: Move }
  | { type: 'appended' }
  | { type: 'consented' }
  | { type: 'withdrawn' }
  | { type: 'handed-over' }
  | { type: 'held'; untilMs: number }
  | { type: 'hold-refused'; message: string }
  | { type: 'recorded-end'; reason: DisconnectReason }
  /** A new session replaces this one: its client is gone, or the expert has changed the channel. */
  | { type: 'superseded'; startOver: boolean; by: Platform }
  /** Withdrawn on the page, outside this session. */
  | { type: 'withdrawn-elsewhere' }
  | { type: 'dial-failed' }
  | { type: 'tick' };

/** `text` is the beginning that was heard; absent if the whole turn was heard. */
export interface Heard {
  text?: string;
  offsetMs?: number;
  durationMs?: number;
}

/** Effects must be carried out in order. */
export type Effect =
  | { type: 'welcome'; turns: DisplayTurn[]; progress: Progress; closing: boolean }
  | { type: 'send'; frame: ServerFrame }
  | { type: 'append'; turns: readonly Turn[] }
  | { type: 'ask'; askId: number; ask: Ask }
  | { type: 'cancel-ask' }
  | { type: 'hand-over'; handoff: Handoff }
  | { type: 'note-heard'; sequence: number; heard: Heard }
  | { type: 'consent'; consent: VoicedConsent }
  | { type: 'may-record' }
  | { type: 'withdraw' }
  | { type: 'dial'; phoneNumber: string }
  | { type: 'note-sound' }
  | { type: 'hold'; untilMs: number | undefined }
  /** `callAgain`: the interviewer has promised another call, or the expert was not reached. */
  | { type: 'end'; reason: DisconnectReason; endedAtMs: number; durationSeconds: number; callAgain?: true }
  | { type: 'over' };

export interface Step {
  state: SessionState;
  effects: Effect[];
}
