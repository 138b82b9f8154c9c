import { type ScorePart } from './scoring';

/**
 * How far the points that a model gives to a part of the quality may depart from the embedded measure, as a share of the part's
 * weight. A larger departure is cut to `tolerance`; beyond `disagreement` the embedded measure counts.
 */
export const departure = { tolerance: 0.25, disagreement: 0.5 } as const;

/** Returns the points that count, from 0 to 1, for those of a model and those of the embedded analyst. */
export function boundedShare(told: number, measured: number): number {
  const difference = told - measured;
  if (Math.abs(difference) > departure.disagreement) return measured;
  return measured + Math.max(-departure.tolerance, Math.min(departure.tolerance, difference));
}

/** Returns the share of its weight that a part earned; undefined if it was not judged. */
export const shareOf = ({ points, weight }: ScorePart): number | undefined =>
  weight > 0 ? points / weight : undefined;
