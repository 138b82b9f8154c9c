import { type ComparisonKind, type Language } from '@colloquy/contracts';
import { type AnalystName } from '../analyst';

export interface ComparisonInput {
  /** Null if unknown. */
  objective: string | null;
  interviews: readonly ComparedInterview[];
}

export interface ComparedInterview {
  id: string;
  /** In which the expert spoke. */
  language: Language;
  /** The claims are verbatim and in spoken order. */
  questions: readonly { question: string; claims: readonly string[] }[];
}

/** A claim by its place in the input; positions from 0. */
export interface ClaimReference {
  interviewId: string;
  question: number;
  claim: number;
}

export interface Position {
  /** Null: the first claim, which is the clearest. */
  statement: string | null;
  /** At least one, and at most one for each interview. */
  claims: readonly ClaimReference[];
}

/** Experts agree or disagree on it, or only one expert says it. */
export interface ComparisonPoint {
  /** Points on the same question have the same number. */
  questionGroup: number;
  kind: ComparisonKind;
  /** Null: the first claim of the first position. */
  statement: string | null;
  /** One; in a disagreement at least two. */
  positions: readonly Position[];
}

export interface Comparison {
  by: AnalystName;
  /** In the order of the questions. */
  points: readonly ComparisonPoint[];
}

/** Finds out what experts agree and disagree on. */
export interface Comparer {
  /** @throws the reason of `signal` once it is aborted */
  compare(input: ComparisonInput, signal: AbortSignal): Promise<Comparison>;
}
