import type { FrameOf } from '../../../../libs/join-client/src/index.ts';

/** A turn of the interviewer, as the expert heard it. */
export interface Turn {
  text: string;
  persona: string;
  closing: boolean;
  sequence: number;
  /** Number of the question that is being talked about, from 1. */
  question?: number;
}

/** Words of the conversation, once they were heard or stored. */
export interface SaidEvent {
  type: 'said';
  role: 'agent' | 'user';
  text: string;
  who: string;
  question?: number;
  /** Time the interviewer took to answer, milliseconds. */
  latencyMs?: number;
  closing?: boolean;
}

/** What there is to tell about a conversation as it goes. */
export type ExpertEvent = SaidEvent | { type: 'note'; text: string };

/** The course of a conversation. */
export interface Course {
  /** Why the last session ended. */
  reason: string;
  withdrawn?: boolean;
  redirectUrl?: string;
  resumableUntil?: string;
  /** Ids of the sessions. */
  sessions: string[];
  reconnects: number;
  /** What was heard and what was acknowledged, in order. */
  said: { role: SaidEvent['role']; text: string }[];
  /** Number of utterances that are stored. */
  acknowledged: number;
}

/** How to open a conversation: continue an earlier one, or supersede it. */
export type Mode = 'resume' | 'start-over';

/** Where the expert talks. */
export type Channel = 'WEB' | 'PHONE';

/** A turn, in a frame of its own or in a welcome. */
export type AgentTurn = Pick<FrameOf<'turn'>, 'sessionId' | 'sequence' | 'text' | 'persona'>;
