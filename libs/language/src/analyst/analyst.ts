import {
  type DisconnectReason,
  type ExtractionSchema,
  type Language,
  type Stance,
  type TurnRole,
  type Verdict,
} from '@colloquy/contracts';
import { type AgentAct } from '../interviewer/interviewer';

export { type Verdict, verdicts } from '@colloquy/contracts';

/** The initial agent, or one that took over. */
export interface TurnAgent {
  name: string;
  kind: 'root' | 'transfer';
}

export interface AnalysisTurn {
  id: string;
  role: TurnRole;
  text: string;
  timestampSecs: number;
  /** Absent if unknown, as with typed words. */
  durationSecs?: number;
  act?: AgentAct;
  /** Absent if there is only one agent. */
  agent?: TurnAgent;
}

interface AnalysisSession {
  disconnectReason: DisconnectReason | null;
  durationSeconds: number;
}

/** The client's description of an interview; empty fields are unknown. */
interface InterviewTopic {
  title: string;
  subject: string;
  objective: string;
  /** The expert's title, and the positions and companies of the career. */
  profile: readonly string[];
}

export interface AnalysisInput {
  /** Absent: only the questions tell what the interview is about. */
  topic?: InterviewTopic;
  questions: readonly string[];
  /** Of the interviewer. */
  language: Language;
  /** Of the expert's words; absent: the interviewer's; null: one that is not supported. */
  spokenLanguage?: Language | null;
  expertName: string;
  turns: readonly AnalysisTurn[];
  /** Oldest first; the last session determines the outcome. */
  sessions: readonly AnalysisSession[];
  extractionSchema?: ExtractionSchema;
}

/** Words of the expert, verbatim from one cleaned turn. */
export interface Quote {
  quote: string;
  speaker: 'expert';
  /** `''` if the quote answers no question. */
  context: string;
  timestamp_secs: number;
}

/** A score from 0 to 100 with its reasons, which are null if the expert said almost nothing. */
export interface Score {
  score: number | null;
  reasons: string[] | null;
}

export interface ConductSegment {
  agent: string;
  /** Null if the analyst cannot judge; the reasons then say why. */
  score: number | null;
  reasons: string[];
}

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

/** Words of the expert, verbatim from one turn. */
export interface ClaimFinding extends Finding {
  stance: Stance;
  /** Position in the text of the turn, in UTF-16 code units. */
  offset: number;
}

/** The finding on one of the client's questions. */
export interface QuestionFinding {
  question: string;
  verdict: Verdict;
  /** The embedded analyst's: up to two claims. A model's: one or two sentences. Null without an answer. */
  answer: string | null;
  answerTurnIds: string[];
  /** In spoken order. */
  claims: ClaimFinding[];
}

export type ExtractedValue =
  string | number | boolean | null | ExtractedValue[] | { [property: string]: ExtractedValue };

/** The values of an {@link ExtractionSchema}. */
export interface Extraction {
  /** Every property of the schema; null for values that the expert did not say and for arrays without items. */
  values: Record<string, ExtractedValue>;
  evidence: ValueEvidence[];
}

export interface ValueEvidence {
  /** JSON pointer of the value. */
  path: string;
  quote: string;
  turnId: string;
}

export type AnalystName = 'embedded' | 'openai';

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
  /** In the order of the client's questions. */
  findings: QuestionFinding[];
  /** Absent without a schema; null if no language model filled it. */
  extraction?: Extraction | null;
  evidence: Evidence;
}

export interface Analyst {
  /** @throws the reason of `signal` once it is aborted; AppError `unavailable` or `timeout` from remote adapters */
  analyse(input: AnalysisInput, signal: AbortSignal): Promise<Analysis>;
}
