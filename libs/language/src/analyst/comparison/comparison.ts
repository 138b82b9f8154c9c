import { type ComparisonKind, type Language } from '@colloquy/contracts';
import { type AnalystName } from '../analyst';

export interface ComparisonInput {
  /** Null if unknown. */
  objective: string | null;
  interviews: readonly ComparedInterview[];
}

export interface ComparedInterview {
  id: string;
  /** The language of the expert. */
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
  /** Null: the first claim, which is the clearest, speaks for the position. */
  statement: string | null;
  /** At least one in all, and at most one of each interview. */
  claims: readonly ClaimReference[];
}

/** A point that experts agree or disagree on, or that only one expert makes. */
export interface ComparisonPoint {
  /** Points on the same question have the same number. */
  questionGroup: number;
  kind: ComparisonKind;
  /** Null: the first claim of the first position speaks for the point. */
  statement: string | null;
  /** One; in a disagreement at least two. */
  positions: readonly Position[];
}

export interface Comparison {
  by: AnalystName;
  points: readonly ComparisonPoint[];
}

export interface Comparer {
  /** @throws the reason of `signal` once it is aborted */
  compare(input: ComparisonInput, signal: AbortSignal): Promise<Comparison>;
}
