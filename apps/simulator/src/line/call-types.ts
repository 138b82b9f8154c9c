import type { Source } from './call-instructions.ts';
import type { Behaviour } from './numbers.ts';
import type { Provider } from './provider.ts';

export interface Network {
  accountSid: string;
  provider: Provider;
  /** Time to say one character, milliseconds. */
  paceMs: number;
  /** Time until a call is answered, milliseconds. */
  ringMs: number;
  /** Thinking time of a person, milliseconds. */
  thinkMs: number;
  /** Length of a second in the instructions, milliseconds. */
  waitMs: number;
}

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

/** Words that were heard on the line. */
export interface Said {
  who: 'platform' | 'person';
  text: string;
  /** Whether the rest of the words was not played. */
  cut?: boolean;
}

/** Keys that the platform received, and the number of utterances before them. */
export interface Pressed {
  digits: string;
  after: number;
}

/** A call in the control interface. */
export interface CallView extends Pick<CallOptions, 'to' | 'from' | 'direction'> {
  sid: string;
  status: string;
  digits: string;
  said: Said[];
  pressed: Pressed[];
  events: string[];
  /** Parameters of the media stream, from the platform. */
  parameters: Record<string, string>;
  streaming: boolean;
  /** Whether the call carries sound. */
  sound: boolean;
  /** Whether something is being played to the person. */
  listening: boolean;
  speaking: boolean;
  closing: boolean;
}
