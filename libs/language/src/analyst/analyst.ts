import { type DisconnectReason, type Language, type TurnRole } from '@colloquy/contracts';
import { type AgentAct } from '../interviewer/interviewer';

/** The agent in charge of a turn: the initial agent, or one that took over. */
export interface TurnAgent {
  /** Name that clients see. */
  name: string;
  kind: 'root' | 'transfer';
}

/** A turn of the delivered conversation, cleaned. */
export interface AnalysisTurn {
  id: string;
  role: TurnRole;
  text: string;
  timestampSecs: number;
  /** Spoken duration; absent if unknown, as with typed words. */
  durationSecs?: number;
  act?: AgentAct;
  /** Absent if there is only one agent. */
  agent?: TurnAgent;
}

/** A session of the delivered chain. */
export interface AnalysisSession {
  disconnectReason: DisconnectReason | null;
  durationSeconds: number;
}

/** Everything that an analyst gets of an interview. */
export interface AnalysisInput {
  questions: readonly string[];
  language: Language;
  expertName: string;
  /** In spoken order. */
  turns: readonly AnalysisTurn[];
  /** Oldest first; the last session determines the outcome. */
  sessions: readonly AnalysisSession[];
}

/** Words of the expert, verbatim from one cleaned turn. */
export interface Quote {
  quote: string;
  speaker: 'expert';
  /** The question that the quote answers; `''` if it answers none. */
  context: string;
  timestamp_secs: number;
}

/** A score from 0 to 100 with its reasons; both null if there is too little to judge. */
export interface Score {
  score: number | null;
  reasons: string[] | null;
}

/** One agent's part in a score. */
export interface ConductSegment {
  agent: string;
  /** Null if there is too little to judge. */
  score: number | null;
  reasons: string[];
}

/** The insight gained while one of several agents was in charge. */
export interface QualitySegment extends ConductSegment {
  kind: TurnAgent['kind'];
}

/** A sentence of an analysis and the ids of the turns that support it, in spoken order. */
export interface Finding {
  text: string;
  turnIds: string[];
}

/** The turns that support each statement of an analysis. */
export interface Evidence {
  summary: Finding[];
  qualityReasons: Finding[];
  conductReasons: Finding[];
  quotes: Finding[];
}

export type AnalystName = 'embedded' | 'openai';

/** The result of an analysis. */
export interface Analysis {
  by: AnalystName;
  /** In the language of the interview; null if the expert said almost nothing. */
  summary: string | null;
  /** In spoken order; empty if the expert said almost nothing. */
  quotes: Quote[];
  /** How much usable insight the conversation produced. The flags say that a low score is not the agent's fault. */
  quality: Score & { endedEarly: boolean; expertDisengaged: boolean };
  /** How well the agent conducted the interview, regardless of the result. */
  conduct: Score;
  /** By agent, in order of appearance; empty if there was only one. */
  qualitySegments: QualitySegment[];
  /** By agent, in order of appearance; empty if there was only one. */
  conductSegments: ConductSegment[];
  evidence: Evidence;
}

/** Evaluates interviews. */
export interface Analyst {
  /** @throws the reason of `signal` once it is aborted; AppError `unavailable` or `timeout` from remote adapters */
  analyse(input: AnalysisInput, signal: AbortSignal): Promise<Analysis>;
}
