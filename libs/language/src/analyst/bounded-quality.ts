import { type ScorePart } from './scoring';

/** As shares of a part's weight: a larger departure is cut to `tolerance`; beyond `disagreement` the embedded measure counts. */
export const departure = { tolerance: 0.25, disagreement: 0.5 } as const;

export function boundedShare(told: number, measured: number): number {
  const difference = told - measured;
  if (Math.abs(difference) > departure.disagreement) return measured;
  return measured + Math.max(-departure.tolerance, Math.min(departure.tolerance, difference));
}

export const shareOf = ({ points, weight }: ScorePart): number | undefined =>
  weight > 0 ? points / weight : undefined;
