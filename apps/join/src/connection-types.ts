import type { JoinErrorCode, ServerFrame } from '@colloquy/contracts';
import type { Memory, SayTiming } from './memory';

/** A frame of the server. */
export type Of<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** What the connection tells the page. */
export interface ConnectionEvents {
  onWelcome(welcome: Of<'welcome'>): void;
  onTurn(turn: Of<'turn'>): void;
  onAck(ack: Of<'ack'>): void;
  onPhone(phone: Of<'phone'>): void;
  onCountdown(countdown: Of<'countdown'>): void;
  onEnded(ended: Of<'ended'>, rest: Rest): void;
  /** No conversation has come about after some tries; the connection goes on trying. */
  onStuck(why: 'blocked' | 'unavailable'): void;
  /** The server will not let us in, or another window took the conversation. */
  onRefused(why: JoinErrorCode | 'replaced'): void;
  onOnline(online: boolean): void;
  /** Another session goes on from the one before; `soundLost` when some of that one's recording was not delivered. */
  onOtherSession(soundLost: boolean): void;
}

/** What an end leaves undone. */
export interface Rest {
  /** The expert wanted to withdraw, and the session ended before. */
  withdrawing: boolean;
}

/** The part of WebSocket that is used. */
export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
};

/** What the connection needs of its surroundings. */
export interface ConnectionOptions {
  connect: () => Socket;
  memory: Memory;
  events: ConnectionEvents;
  newId: () => string;
  now: () => number;
  /** Calls back after a while; returns how to stop it. */
  after: (ms: number, then: () => void) => () => void;
}

/** How much of a turn of the interviewer reached the expert, and when it sounded. */
export interface Heard extends SayTiming {
  sequence: number;
  /** All of them when absent. */
  characters?: number;
}

/** How the expert leaves; finishing later may say for how long the link is to stay open. */
export interface Leave {
  wish: 'end' | 'finish-later' | 'withdraw';
  until?: string;
}
