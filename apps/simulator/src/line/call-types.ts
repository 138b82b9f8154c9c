import type { Source } from './call-instructions.ts';
import type { Behaviour, Overlap } from './numbers.ts';
import type { Provider } from './provider.ts';
import type { Speak } from './utterance.ts';

export interface Network {
  accountSid: string;
  provider: Provider;
  /** Time to say one character. */
  paceMs: number;
  ringMs: number;
  thinkMs: number;
  /** Length of a second in the instructions. */
  waitMs: number;
  speak: Speak;
}

export interface CallOptions {
  direction: 'outbound-api' | 'inbound';
  to: string;
  from: string;
  behaviour: Behaviour;
  instructions: Source;
  sendDigits?: string;
  statusCallback?: string;
  /** Told who has answered. */
  verdictCallback?: string;
  timeoutSeconds?: number;
  keys?: string[];
}

export interface Said {
  who: 'platform' | 'person';
  text: string;
  /** Whether the rest of the words was not played. */
  cut?: boolean;
}

export interface OverlapView {
  by: Overlap;
  /** From its beginning until the platform stopped the interviewer's sound; absent: it did not. */
  stoppedAfterMs?: number;
  /** From its beginning until the interviewer's sound went on after that; absent: it did not. */
  resumedAfterMs?: number;
}

/** Keys that the platform received, and the number of utterances before them. */
export interface Pressed {
  digits: string;
  after: number;
}

export interface CallView extends Pick<CallOptions, 'to' | 'from' | 'direction'> {
  sid: string;
  status: string;
  digits: string;
  said: Said[];
  pressed: Pressed[];
  events: string[];
  overlaps: OverlapView[];
  parameters: Record<string, string>;
  streaming: boolean;
  /** Whether the call carries sound. */
  sound: boolean;
  /** Whether something is being played to the person. */
  listening: boolean;
  speaking: boolean;
  closing: boolean;
}
