import type { Source } from './call-instructions.ts';
import type { Behaviour, Overlap } from './numbers.ts';
import type { Provider } from './provider.ts';
import type { Synthesise } from './utterance.ts';

export interface Network {
  accountSid: string;
  provider: Provider;
  /** Time for one spoken character. */
  paceMs: number;
  ringMs: number;
  thinkMs: number;
  /** Duration of a second of the instructions. */
  waitMs: number;
  speak: Synthesise;
}

export interface CallOptions {
  direction: 'outbound-api' | 'inbound';
  to: string;
  from: string;
  behaviour: Behaviour;
  instructions: Source;
  sendDigits?: string;
  statusCallback?: string;
  /** Address for the verdict on who answered. */
  verdictCallback?: string;
  timeoutSeconds?: number;
  keys?: string[];
}

export interface Said {
  who: 'platform' | 'person';
  text: string;
  cut?: boolean;
}

export interface OverlapView {
  by: Overlap;
  stoppedAfterMs?: number;
  resumedAfterMs?: number;
}

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
  sound: boolean;
  listening: boolean;
  speaking: boolean;
  closing: boolean;
}
