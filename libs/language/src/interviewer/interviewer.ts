import { type Language, type Platform, type RequestKind, type TurnRole } from '@colloquy/contracts';

/** Acts of the agent. They are stored with the turns, so that the conversation can be rebuilt. */
export const agentActKinds = [
  'greeting', // with `questionIndex`: also asks that question
  'question',
  'probe',
  'acknowledge',
  'repeat',
  'resume',
  'inform', // answers the expert's question about the interview
  'wait', // gives the expert time
  'invite', // lets the expert add something
  'clarify', // asks whether the expert meant a request
  'consent',
  'prompt', // after a silence
  'off-the-record', // keeps the last words off the record
  'off-the-record-until', // the same, and everything up to `back-on-the-record`
  'back-on-the-record',
  'strike', // takes the last words back
  'strike-previous', // the same, and the preceding answer
  'transfer',
  'handoff', // first words of the agent that takes over; with `questionIndex`: asks that question
  'finish-later',
  'closing',
  'end', // last words to an expert who wants to end
  'withdraw',
  'decline',
  'cannot-hear', // last words in a call whose expert cannot be heard
] as const;
export type AgentActKind = (typeof agentActKinds)[number];

/** An act of the agent, and the client's question that it is about (0 is the first). */
export interface AgentAct {
  kind: AgentActKind;
  questionIndex?: number;
  /** The expert's request that the act answers; the expert's preceding words are not an answer then. */
  request?: RequestKind;
  /** Set if the agent leaves out the question before this act, because the expert has answered it already. */
  skips?: SkippedQuestion;
}

/** A client's question that is not asked, and the ids of the expert's turns that answer it. */
export interface SkippedQuestion {
  questionIndex: number;
  answeredBy: string[];
}

/** A turn as stored; an agent's text is the part that was heard. Only turns of the agent have an `act`. */
export interface SpokenTurn {
  /** Unique in the interview; absent if unknown. */
  id?: string;
  role: TurnRole;
  text: string;
  act?: AgentAct;
  sessionId?: string;
  /** The agent did not hear these words of the expert, so that no act of the agent answers them. */
  unheard?: true;
}

/** Facts that the interviewer may tell an expert who asks. */
interface InterviewFacts {
  title: string;
  /** The organisation on whose behalf the interview takes place; `''` if not given. */
  organisation: string;
  /** `''` if not given. */
  purpose: string;
  channel: Platform;
  isRecorded: boolean;
  /** Who can call next if this call ends too early; absent: nobody. */
  nextCall?: 'platform' | 'expert';
}

/** A rule for handing the conversation over to another agent. */
export interface TransferRule {
  ruleId: string;
  /** In plain language. */
  condition: string;
  /** Rules are tried in ascending order. */
  ordering: number;
}

/** The client's aims with a question; never spoken. Only adapters with a language model use `aim` and `mustHave`. */
export interface QuestionGuide {
  aim?: string;
  /** Facts that the answer must contain. */
  mustHave?: readonly string[];
  /** Maximum number of follow-ups to the answer. */
  probes?: number;
  /** Time planned for the question, in minutes. */
  minutes?: number;
}

export interface Employment {
  title: string;
  company: string;
  /** In words; `''` if unknown. */
  period: string;
}

export interface InterviewerBrief {
  /** Name by which the interviewer introduces itself; `''` omits the introduction. */
  personaName: string;
  language: Language;
  /** Replaces the greeting; variables are already filled in. */
  firstMessage?: string;
  /** Instructions for adapters with a language model; the embedded one ignores them. */
  customPrompt?: string;
  /** Asked in order, word for word. */
  questions: readonly string[];
  /** One per question; empty if no question has a guide. */
  guides?: readonly (QuestionGuide | null)[];
  /** Never spoken. */
  subject?: string;
  /** Never spoken; only adapters with a language model use it. */
  objective?: string;
  expertName: string;
  expertTitle?: string;
  career?: readonly Employment[];
  /** Said once in a conversation, before the first question. */
  compliance?: string;
  /** Language model that the agent names; absent: the default. */
  model?: string;
  /** Maximum number of follow-ups to an answer, unless its guide says otherwise; default 1. */
  maxProbesPerQuestion?: number;
  /** Limit on the whole conversation; undefined: no limit. */
  timeBudgetMs?: number;
  /** Time spent so far in all sessions of the conversation; default 0. */
  elapsedMs?: number;
  transfers?: readonly TransferRule[];
  facts?: InterviewFacts;
  /** Id of the open session; turns of other sessions may not have been heard to their end. */
  sessionId?: string;
  /** Whether the expert must consent before the first question. */
  consentIsDue?: boolean;
  /** Only set for the first move after a handoff; `introduces`: the agent introduces itself. */
  takingOver?: { introduces: boolean };
}

/** The adapter that worded a move. */
type InterviewerName = 'embedded' | 'openai';

/** Why the model's words were not used: none in time, none that could be parsed, or none that may be said. */
export type FallbackReason = 'unavailable' | 'timeout' | 'invalid' | 'refused';

/**
 * The agent's next move: `say` and listen; `wait` until the expert speaks; `close` at the end; `transfer` by a rule,
 * which defines the message; or last words, after which the conversation ends: `cannot-hear`, `finish-later`, `end`,
 * `withdraw` or `decline` (no consent).
 */
export interface InterviewerMove {
  kind:
    'say' | 'wait' | 'close' | 'finish-later' | 'end' | 'withdraw' | 'decline' | 'cannot-hear' | 'transfer';
  text: string;
  act: AgentAct;
  by: InterviewerName;
  /** Set for a `transfer`. */
  ruleId?: string;
  /** Set for the move after the expert's consent: the words that the expert agreed to. */
  consentTo?: string;
  /** Set if a model was asked but its words were not used. */
  fallback?: FallbackReason;
  /** The expert wants the interviewer to speak more slowly, from this move on. */
  slower?: true;
  /** The first words of `text`, which answer a question of the expert beside an answer; adapters do not reword them. */
  facts?: string;
}

/** Gets a text that may become that of a move. */
export type OnDraft = (text: string) => void;

/** Conducts an interview. Adapters keep no state, so any replica can continue from the history. */
export interface Interviewer {
  /**
   * Returns the move after the history, whose last turn is normally the expert's.
   * @param onDraft gets the likely text of the move while the text is being judged; the text must not be heard yet
   * @throws the reason of `signal` once it is aborted; AppError `unavailable` or `timeout` from remote adapters
   * without a fallback
   */
  next(
    brief: InterviewerBrief,
    history: readonly SpokenTurn[],
    signal: AbortSignal,
    onDraft?: OnDraft,
  ): Promise<InterviewerMove>;
}
