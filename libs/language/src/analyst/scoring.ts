import { type AnalysisTurn, type Finding } from './analyst';

export interface ScorePart {
  points: number;
  /** 0 if the part was not judged. */
  weight: number;
  reason: Finding;
  habit?: string;
}

export interface JudgedScore {
  parts: readonly ScorePart[];
  score: number;
  reasons: Finding[];
}

const minFaults = 2;

interface Judgement {
  name: string;
  weight: number;
  /** 0 to 1; values outside are clamped. */
  share: number;
  faults?: { count: number; of: number };
  why: string;
  turns: readonly AnalysisTurn[];
}

export function part({ name, weight, share, faults, why, turns }: Judgement): ScorePart {
  const points = weight * Math.min(1, Math.max(0, share));
  const reason = finding(`${name} ${points.toFixed(0)} of ${weight}: ${why}.`, turns);
  const isHabit = faults && faults.count >= minFaults && faults.count >= faults.of / 2;
  return { points, weight, reason, ...(isHabit && { habit: name.toLowerCase() }) };
}

/** Scales the parts that were judged to 100. */
export function totalOf(parts: readonly ScorePart[]): JudgedScore {
  const sum = (key: 'points' | 'weight') => parts.reduce((total, each) => total + each[key], 0);
  return {
    score: Math.round((100 * sum('points')) / Math.max(1, sum('weight'))),
    reasons: parts.map(({ reason }) => reason),
    parts,
  };
}

export function finding(text: string, turns: readonly AnalysisTurn[]): Finding {
  const inOrder = [...turns].sort((a, b) => a.timestampSecs - b.timestampSecs);
  return { text, turnIds: [...new Set(inOrder.map(({ id }) => id))] };
}
