import type { Stance, Verdict } from '@colloquy/contracts';

export interface AnalysisRequest {
  /** From 1; never used twice in an interview. */
  number: number;
  reason: string;
  requestedAt: Date;
  finishedAt: Date | null;
}

/** Analysis of a completion. Scores are 0 to 100, or null if not scored. */
export interface Analysis {
  generatedAt: Date;
  /** Absent if this is the first analysis of the completion. */
  firstGeneratedAt?: Date;
  summary: string | null;
  quotes: readonly { quote: string; context: string; timestampSecs: number }[] | null;
  quality: {
    score: number | null;
    reasons: readonly string[] | null;
    scoredAt: Date | null;
    endedEarly: boolean | null;
    expertDisengaged: boolean | null;
  };
  conduct: { score: number | null; reasons: readonly string[] | null };
  /** One per agent, in order of appearance; empty if there was only one agent. */
  qualitySegments: readonly QualitySegment[];
  conductSegments: readonly ConductSegment[];
  /** One per question; null if there was nothing to analyse. */
  findings: readonly QuestionFinding[] | null;
  /** Null if there was no schema or nothing to analyse. */
  extraction: Extraction | null;
  evidence: Evidence;
  /** The analyser, such as `embedded`; null if none succeeded. */
  by: string | null;
}

export const firstAnalysedAt = (
  analysis: Pick<Analysis, 'generatedAt' | 'firstGeneratedAt'> | null | undefined,
): Date | null => analysis?.firstGeneratedAt ?? analysis?.generatedAt ?? null;

export interface ConductSegment {
  agent: string;
  score: number | null;
  reasons: readonly string[];
}

export interface QualitySegment extends ConductSegment {
  kind: 'root' | 'transfer';
}

export interface Extraction {
  /** JSON text; null if no language model filled the schema. */
  values: string | null;
  evidence: readonly ValueEvidence[];
}

export interface ValueEvidence {
  /** JSON pointer of the value. */
  path: string;
  quote: string;
  turnId: string;
}

export interface QuestionFinding {
  question: string;
  verdict: Verdict;
  answer: string | null;
  answerTurnIds: readonly string[];
  claims: readonly Claim[];
}

/** Words of the expert, verbatim from one turn. */
export interface Claim extends Finding {
  /** Absent in analyses that were made before claims had a stance. */
  stance?: Stance;
  /** Position in the text of the turn, in UTF-16 code units. */
  offset?: number;
}

export interface Finding {
  text: string;
  turnIds: readonly string[];
}

export interface Evidence {
  summary: readonly Finding[];
  qualityReasons: readonly Finding[];
  conductReasons: readonly Finding[];
  quotes: readonly Finding[];
}
