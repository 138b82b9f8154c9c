import type { Source } from './call-instructions.ts';
import type { Behaviour } from './numbers.ts';

/** How the simulated network behaves. */
export interface Network {
  accountSid: string;
  authToken: string;
  /** Time a character takes to say, milliseconds. */
  paceMs: number;
  /** Time until somebody answers, milliseconds. */
  ringMs: number;
  /** Time a person thinks, milliseconds. */
  thinkMs: number;
  /** A second of the instructions, milliseconds. */
  waitMs: number;
}

/** What a call is made with. */
export interface CallOptions {
  direction: 'outbound-api' | 'inbound';
  to: string;
  from: string;
  behaviour: Behaviour;
  instructions: Source;
  sendDigits?: string;
  statusCallback?: string;
  timeoutSeconds?: number;
  keys?: string[];
}

/** Words on the line, once they were heard. */
export interface Said {
  who: 'platform' | 'person';
  text: string;
  /** The rest of the words was not played. */
  cut?: boolean;
}

/** Keys that were pressed while somebody was listening, and how much had been said before. */
export interface Pressed {
  digits: string;
  after: number;
}

/** A call as the simulator presents it. */
export interface CallView extends Pick<CallOptions, 'to' | 'from' | 'direction'> {
  sid: string;
  status: string;
  digits: string;
  said: Said[];
  pressed: Pressed[];
  events: string[];
  /** What the platform gave its media stream. */
  parameters: Record<string, string>;
  streaming: boolean;
  /** Words go as sound. */
  sound: boolean;
  /** The person is listening to something. */
  listening: boolean;
  speaking: boolean;
  /** The interviewer has said its closing words. */
  closing: boolean;
}
