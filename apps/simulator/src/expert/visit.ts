import type { ClientFrame } from '@colloquy/contracts/join';
import type { FrameOf } from '../../../../libs/join-client/src/index.ts';
import type { Mode, Turn } from './expert-events.ts';
import type { Refusal } from './refusals.ts';

/** What a button sends. */
export type Wish = Extract<ClientFrame, { type: 'end' | 'finish-later' | 'withdraw' }>;

export interface Utterance {
  utteranceId: string;
  text: string;
}

/** State of the page from its opening until it is opened anew. */
export interface Visit {
  mode: Mode;
  session?: { sessionId: string; resumeToken: string };
  /** Sequence of the last turn the page has; -1 for none. */
  lastSequence: number;
  /** Said and not acknowledged. */
  unsent?: Utterance;
  wish?: Wish;
  /** The turn that wants a reaction. */
  waitingTurn?: Turn;
  phone?: FrameOf<'phone'>['state'];
  refusal: Refusal;
  down: boolean;
  /** Why the conversation is over. */
  over?: string;
}

export const newVisit = (mode: Mode): Visit => ({ mode, lastSequence: -1, refusal: '', down: false });
