import { type DisconnectReason, type Language, type TurnRole } from '@colloquy/contracts';
import { type AgentAct } from '../interviewer/interviewer';

/** The agent in charge of a turn: the one an interview began with, or one it was handed to. */
export interface TurnAgent {
  /** As clients see it. */
  name: string;
  kind: 'root' | 'transfer';
}

/** A turn of the delivered conversation, its text cleaned. */
export interface AnalysisTurn {
  id: string;
  role: TurnRole;
  text: string;
  timestampSecs: number;
  /** How long it was spoken; absent where that is not known, as with typed words. */
  durationSecs?: number;
  act?: AgentAct;
  /** Absent where there is only one agent. */
  agent?: TurnAgent;
}

/** A session of the delivered chain. */
export interface AnalysisSession {
  disconnectReason: DisconnectReason | null;
  durationSeconds: number;
}

/** All an analyst may know of an interview. */
export interface AnalysisInput {
  questions: readonly string[];
  language: Language;
  expertName: string;
  /** In the order they were spoken. */
  turns: readonly AnalysisTurn[];
  /** Oldest first; the last one holds the outcome. */
  sessions: readonly AnalysisSession[];
}

/** Words of the expert, exactly as they stand in one cleaned turn. */
export interface Quote {
  quote: string;
  speaker: 'expert';
  /** The question it answers; `''` when it answers none. */
  context: string;
  timestamp_secs: number;
}

/** A score from 0 to 100 and what it is made of; both null when there is too little to judge. */
export interface Score {
  score: number | null;
  reasons: string[] | null;
}

/** What one of several agents had to do with a score. */
export interface ConductSegment {
  agent: string;
  /** Null when there is too little to judge. */
  score: number | null;
  reasons: string[];
}

/** The part of the insight that came up while one of several agents was in charge. */
export interface QualitySegment extends ConductSegment {
  kind: TurnAgent['kind'];
}

/** A sentence of an analysis and the ids of the turns it rests on, in the order they were spoken. */
export interface Finding {
  text: string;
  turnIds: string[];
}

/** What each statement of an analysis rests on. */
export interface Evidence {
  /** The sentences of the summary. */
  summary: Finding[];
  qualityReasons: Finding[];
  conductReasons: Finding[];
  quotes: Finding[];
}

/** Who wrote an analysis. */
export type AnalystName = 'embedded' | 'openai';

/** What an interview yielded. */
export interface Analysis {
  by: AnalystName;
  /** In the language of the interview; null when the expert said almost nothing. */
  summary: string | null;
  /** In the order they were spoken; none when the expert said almost nothing. */
  quotes: Quote[];
  /** How much usable insight the conversation produced. The flags say when a low score is not the agent's doing. */
  quality: Score & { endedEarly: boolean; expertDisengaged: boolean };
  /** How well the agent conducted the interview, whatever it yielded. */
  conduct: Score;
  /** By agent, in the order they appeared; empty when there was only one. */
  qualitySegments: QualitySegment[];
  /** By agent, in the order they appeared; empty when there was only one. */
  conductSegments: ConductSegment[];
  evidence: Evidence;
}

/** The one who reads an interview and says what it is worth. */
export interface Analyst {
  /** @throws the reason of `signal` once it is aborted; AppError `unavailable` or `timeout` from remote adapters. */
  analyse(input: AnalysisInput, signal: AbortSignal): Promise<Analysis>;
}
