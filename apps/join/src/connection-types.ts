import type { ServerFrame, SpeechFrame } from '@colloquy/contracts';
import type { Refused } from './after-loss';
import type { Memory, SayTiming } from './memory';

export type Of<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** Frames of a conversation that the platform hears and speaks. */
export type VoiceFrame = Of<'caption' | 'mark' | 'hush' | 'spoken'>;

export interface ConnectionEvents {
  onWelcome(welcome: Of<'welcome'>): void;
  onTurn(turn: Of<'turn'>): void;
  onAck(ack: Of<'ack'>): void;
  onPhone(phone: Of<'phone'>): void;
  onCountdown(countdown: Of<'countdown'>): void;
  onEnded(ended: Of<'ended'>, unfinished: Unfinished): void;
  onStuck(why: 'blocked' | 'unavailable'): void;
  /** The server refused the client, or another window took over the conversation. */
  onRefused(why: Refused): void;
  onOnline(online: boolean): void;
  /** A new session continues the previous one; `soundLost` if some of the previous recording was not delivered. */
  onOtherSession(soundLost: boolean): void;
  /** The words that the platform recognised, and the position up to which it spoke. */
  onVoice(frame: VoiceFrame): void;
  onSound(sound: SpeechFrame): void;
}

export interface Unfinished {
  /** The expert asked to withdraw, but the session ended first. */
  withdrawing: boolean;
}

export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  readonly bufferedAmount?: number;
};

export interface ConnectionOptions {
  connect: () => Socket;
  memory: Memory;
  events: ConnectionEvents;
  newId: () => string;
  now: () => number;
  /** Schedules a call. Returns a function that cancels it. */
  after: (ms: number, then: () => void) => () => void;
}

/** How much of an interviewer's turn reached the expert. */
export interface Heard extends SayTiming {
  sequence: number;
  /** Absent: all characters. */
  characters?: number;
}

export interface Leave {
  wish: 'end' | 'finish-later' | 'withdraw';
  until?: string;
}
