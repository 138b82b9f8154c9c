import { type Language, type TurnRole } from '@colloquy/contracts';

/** What a turn of the agent does; stored with the turn, so that the conversation can be rebuilt from its turns. */
export const agentActKinds = [
  'greeting', // with `questionIndex`: asks that question as well
  'question',
  'probe',
  'acknowledge',
  'repeat',
  'resume',
  'prompt', // after a silence
  'off-the-record',
  'finish-later',
  'closing',
] as const;
export type AgentActKind = (typeof agentActKinds)[number];

/** What a turn of the agent does, and which of the client's questions it is about (0 is the first). */
export interface AgentAct {
  kind: AgentActKind;
  questionIndex?: number;
}

/** A turn as it is stored. `act` is set on turns of the agent only. */
export interface SpokenTurn {
  role: TurnRole;
  text: string;
  act?: AgentAct;
}

/** What the interviewer has to know of an interview. */
export interface InterviewerBrief {
  /** The name it introduces itself by; `''` leaves the introduction out. */
  personaName: string;
  language: Language;
  /** Said in place of the greeting, variables already filled in. */
  firstMessage?: string;
  /** Instructions for adapters with a language model; the embedded one cannot follow them. */
  customPrompt?: string;
  /** Asked in order, word for word. */
  questions: readonly string[];
  expertName: string;
  /** Said once, before the first question. */
  compliance?: string;
  /** How often a thin answer to one question is probed; default 1. */
  maxProbesPerQuestion?: number;
}

/**
 * What the agent does next: `say` and listen, `close` because the end is reached, or `finish-later` because
 * the expert asked for it. After the last two the conversation ends once `text` is said.
 */
export interface InterviewerMove {
  kind: 'say' | 'close' | 'finish-later';
  text: string;
  act: AgentAct;
}

/** The one who asks. An adapter keeps no state: the history says it all, on whatever replica. */
export interface Interviewer {
  /**
   * The move that follows the history, whose last turn is normally the expert's.
   * @throws the reason of `signal` once it is aborted; AppError `unavailable` or `timeout` from remote adapters.
   */
  next(
    brief: InterviewerBrief,
    history: readonly SpokenTurn[],
    signal: AbortSignal,
  ): Promise<InterviewerMove>;
}
