import { type AnalysisTurn, type Finding } from './analyst';

/** One part of a score. */
export interface ScorePart {
  points: number;
  reason: Finding;
}

/** A score with what each of its reasons rests on. */
export interface JudgedScore {
  score: number;
  reasons: Finding[];
}

/** A part of a score before it is worked out. */
interface Judgement {
  name: string;
  weight: number;
  /** 0 to 1; anything beyond counts as the nearer end. */
  share: number;
  /** The numbers. */
  why: string;
  turns: readonly AnalysisTurn[];
}

/** A part that earns `share` of its `weight`, and the sentence that says why. */
export function part({ name, weight, share, why, turns }: Judgement): ScorePart {
  const points = weight * Math.min(1, Math.max(0, share));
  return { points, reason: finding(`${name} ${points.toFixed(0)} of ${weight}: ${why}.`, turns) };
}

/** The score that parts add up to. */
export function totalOf(parts: readonly ScorePart[]): JudgedScore {
  return {
    score: Math.round(parts.reduce((sum, { points }) => sum + points, 0)),
    reasons: parts.map(({ reason }) => reason),
  };
}

/** A statement and the turns it rests on, each once, in the order spoken. */
export function finding(text: string, turns: readonly AnalysisTurn[]): Finding {
  const inOrder = [...turns].sort((a, b) => a.timestampSecs - b.timestampSecs);
  return { text, turnIds: [...new Set(inOrder.map(({ id }) => id))] };
}
