import type { FrameOf } from '../../../../libs/join-client/src/index.ts';

export interface Turn {
  text: string;
  persona: string;
  closing: boolean;
  sequence: number;
  /** From 1. */
  question?: number;
}

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

export type ExpertEvent = SaidEvent | { type: 'note'; text: string };

export interface Course {
  /** Reason of the end of the last session. */
  reason: string;
  withdrawn?: boolean;
  redirectUrl?: string;
  resumableUntil?: string;
  sessions: string[];
  reconnects: number;
  /** Heard and acknowledged utterances, in order. */
  said: { role: SaidEvent['role']; text: string }[];
  acknowledged: number;
}

/** Whether the page continues an earlier conversation or supersedes it. */
export type Mode = 'resume' | 'start-over';

export type Channel = 'WEB' | 'PHONE';

export type AgentTurn = Pick<FrameOf<'turn'>, 'sessionId' | 'sequence' | 'text' | 'persona'>;
