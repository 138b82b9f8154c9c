import type { FrameOf } from '../../../../libs/join-client/src/index.ts';

/** A turn of the interviewer. */
export interface Turn {
  text: string;
  persona: string;
  closing: boolean;
  sequence: number;
  /** Number of the current question, from 1. */
  question?: number;
}

/** An utterance that was heard or stored. */
export interface SaidEvent {
  type: 'said';
  role: 'agent' | 'user';
  text: string;
  who: string;
  question?: number;
  /** Response time of the interviewer, milliseconds. */
  latencyMs?: number;
  closing?: boolean;
}

/** An event of a running conversation, to print or record. */
export type ExpertEvent = SaidEvent | { type: 'note'; text: string };

/** The record of a conversation. */
export interface Course {
  /** Why the last session ended. */
  reason: string;
  withdrawn?: boolean;
  redirectUrl?: string;
  resumableUntil?: string;
  sessions: string[];
  reconnects: number;
  /** Heard and acknowledged utterances, in order. */
  said: { role: SaidEvent['role']; text: string }[];
  /** Number of acknowledged utterances of the expert. */
  acknowledged: number;
}

/** Whether to continue an earlier conversation or to supersede it. */
export type Mode = 'resume' | 'start-over';

export type Channel = 'WEB' | 'PHONE';

/** A turn from a `turn` or `welcome` frame. */
export type AgentTurn = Pick<FrameOf<'turn'>, 'sessionId' | 'sequence' | 'text' | 'persona'>;
