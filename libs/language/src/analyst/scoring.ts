import { type AnalysisTurn, type Finding } from './analyst';

export interface ScorePart {
  points: number;
  reason: Finding;
}

/** A score and the evidence for each of its reasons. */
export interface JudgedScore {
  score: number;
  reasons: Finding[];
}

interface Judgement {
  name: string;
  weight: number;
  /** 0 to 1; values outside are clamped. */
  share: number;
  /** The figures behind the judgement. */
  why: string;
  turns: readonly AnalysisTurn[];
}

/** Computes a part that earns `share` of its `weight`, with the sentence that explains it. */
export function part({ name, weight, share, why, turns }: Judgement): ScorePart {
  const points = weight * Math.min(1, Math.max(0, share));
  return { points, reason: finding(`${name} ${points.toFixed(0)} of ${weight}: ${why}.`, turns) };
}

/** Adds up the parts of a score. */
export function totalOf(parts: readonly ScorePart[]): JudgedScore {
  return {
    score: Math.round(parts.reduce((sum, { points }) => sum + points, 0)),
    reasons: parts.map(({ reason }) => reason),
  };
}

/** Creates a statement with its evidence, without duplicates, in spoken order. */
export function finding(text: string, turns: readonly AnalysisTurn[]): Finding {
  const inOrder = [...turns].sort((a, b) => a.timestampSecs - b.timestampSecs);
  return { text, turnIds: [...new Set(inOrder.map(({ id }) => id))] };
}
