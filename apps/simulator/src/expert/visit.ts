import type { ClientFrame } from '@colloquy/contracts/join';
import type { FrameOf } from '../../../../libs/join-client/src/index.ts';
import type { Mode, Turn } from './expert-events.ts';
import type { Refusal } from './refusals.ts';

export type EndingRequest = Extract<ClientFrame, { type: 'end' | 'finish-later' | 'withdraw' }>;

export interface Utterance {
  utteranceId: string;
  text: string;
}

export interface Visit {
  mode: Mode;
  session?: { sessionId: string; resumeToken: string };
  /** -1 before the first turn. */
  lastSequence: number;
  unsent?: Utterance;
  endingRequest?: EndingRequest;
  waitingTurn?: Turn;
  phone?: FrameOf<'phone'>['state'];
  refusal: Refusal;
  down: boolean;
  over?: string;
}

export const newVisit = (mode: Mode): Visit => ({ mode, lastSequence: -1, refusal: '', down: false });
