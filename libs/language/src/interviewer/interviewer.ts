import { type Language, type Platform, type RequestKind, type TurnRole } from '@colloquy/contracts';

/** What a turn of the agent does; stored with the turn, so that the conversation can be rebuilt from its turns. */
export const agentActKinds = [
  'greeting', // with `questionIndex`: asks that question as well
  'question',
  'probe',
  'acknowledge',
  'repeat', // puts a question again, perhaps in other words
  'resume',
  'inform', // answers a question of the expert about the interview
  'wait', // gives the expert time
  'invite', // lets the expert add something
  'clarify', // asks whether the expert meant a request
  'consent', // asks for consent, before anything else
  'prompt', // after a silence
  'off-the-record', // what was just said is
  'off-the-record-until', // so is all that follows, until
  'back-on-the-record',
  'strike', // what was just said is taken back
  'strike-previous', // so is the answer before
  'transfer', // gives the conversation to another agent
  'handoff', // the first words of the agent it was given to; with `questionIndex`: asks that question
  'finish-later',
  'closing',
  'end', // the last words to an expert who wants to end
  'withdraw', // the last words to an expert who withdraws the consent
  'decline', // the last words to an expert who does not consent
] as const;
export type AgentActKind = (typeof agentActKinds)[number];

/** What a turn of the agent does, and which of the client's questions it is about (0 is the first). */
export interface AgentAct {
  kind: AgentActKind;
  questionIndex?: number;
  /** The request of the expert that it answers; what the expert said before it is no answer then. */
  request?: RequestKind;
}

/** A turn as it is stored: of the agent's words as many as were heard. `act` is set on turns of the agent only. */
export interface SpokenTurn {
  role: TurnRole;
  text: string;
  act?: AgentAct;
  /** Id of the session it belongs to. */
  sessionId?: string;
}

/** What the interviewer may tell an expert who asks. */
export interface InterviewFacts {
  title: string;
  /** On whose behalf it asks; `''` when the client does not say. */
  organisation: string;
  /** `''` when the client does not say. */
  purpose: string;
  channel: Platform;
  /** Whether the sound of this session is recorded. */
  isRecorded: boolean;
}

/** When to give the conversation to another agent. */
export interface TransferRule {
  ruleId: string;
  /** In plain language. */
  condition: string;
  /** Lower ones are tried first. */
  ordering: number;
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
  /** Said once in a conversation, before the first question. */
  compliance?: string;
  /** How often an answer to one question is followed up; default 1. */
  maxProbesPerQuestion?: number;
  /** How long the whole conversation may take; undefined: as long as it takes. */
  timeBudgetMs?: number;
  /** How long it has taken up to this move, all its sessions together; default 0. */
  elapsedMs?: number;
  /** Rules of the agent that speaks, in any order. */
  transfers?: readonly TransferRule[];
  facts?: InterviewFacts;
  /** Id of the session that is open; turns of others may not have been heard to their end. */
  sessionId?: string;
  /** Whether the expert has to consent before the first question. */
  consentIsDue?: boolean;
  /** Given for the first move after a handoff only; `firstMessage`: the agent introduces itself. */
  isHandoff?: { firstMessage: boolean };
}

/** Which adapter worded a move. */
export type InterviewerName = 'embedded' | 'openai';

/** Why the model's own words were not used: it gave none in time, none that could be read, or none that may be said. */
export type FallbackReason = 'unavailable' | 'timeout' | 'invalid' | 'refused';

/**
 * What the agent does next: `say` and listen, `wait` until the expert speaks again, however long that takes, `close`
 * because the end is reached, `transfer` by a rule; or what the expert asked for: `finish-later`, `end`, `withdraw`,
 * or `decline`, without consent. After these the conversation ends once `text` is said. A `transfer` has no text: the
 * rule says what is heard, and the other agent then makes its first move.
 */
export interface InterviewerMove {
  kind: 'say' | 'wait' | 'close' | 'finish-later' | 'end' | 'withdraw' | 'decline' | 'transfer';
  text: string;
  act: AgentAct;
  by: InterviewerName;
  /** Set on a `transfer`. */
  ruleId?: string;
  /** Set on the move that follows the expert's consent: the words the expert agreed to. */
  consentTo?: string;
  /** Set when a model was asked in vain. */
  fallback?: FallbackReason;
}

/** The one who asks. An adapter keeps no state: the history says it all, on whatever replica. */
export interface Interviewer {
  /**
   * The move that follows the history, whose last turn is normally the expert's.
   * @throws the reason of `signal` once it is aborted; AppError `unavailable` or `timeout` from remote adapters
   * that have nothing to fall back on.
   */
  next(
    brief: InterviewerBrief,
    history: readonly SpokenTurn[],
    signal: AbortSignal,
  ): Promise<InterviewerMove>;
}
