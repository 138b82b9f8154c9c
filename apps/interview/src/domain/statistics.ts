import type { Platform, TimelineInterval, Verdict } from '@colloquy/contracts';

/** A range of time and, if given, one agent. `from` is included, `to` is not. */
export interface StatisticsRange {
  from: Date;
  to: Date;
  agentGroupId?: string | undefined;
}

export interface IntervalCount {
  start: Date;
  count: number;
  /** From creation to completion; absent if the database has no medians. */
  medianSeconds?: number;
}

/** Incomplete if the range has more interviews than are counted; then the oldest are missing. */
export interface CountsOverTime {
  intervals: readonly IntervalCount[];
  isComplete: boolean;
}

/** Drops the oldest interview if the counts have more than `most`. */
export function atMost(most: number, counts: readonly IntervalCount[]): CountsOverTime {
  const isComplete = counts.reduce((sum, { count }) => sum + count, 0) <= most;
  if (isComplete) return { intervals: counts, isComplete };
  const oldest = Math.min(...counts.map(({ start }) => start.getTime()));
  const intervals = counts
    .map((each) => (each.start.getTime() === oldest ? { ...each, count: each.count - 1 } : each))
    .filter(({ count }) => count > 0);
  return { intervals, isComplete };
}

export const countedMoments = ['created', 'completed', 'withdrawn'] as const;
export type CountedMoment = (typeof countedMoments)[number];

export interface CompletedInterview {
  agent: { agentId: string; name: string; versionNumber: number };
  channel: Platform | null;
  language: string;
  qualityScore: number | null;
  agentScore: number | null;
  /** One per question; empty before the analysis. */
  verdicts: readonly Verdict[];
}

export interface StatisticsReads {
  countOverTime(
    accountId: string,
    moment: CountedMoment,
    range: StatisticsRange,
    interval: TimelineInterval,
  ): Promise<CountsOverTime>;
  /** Neither tests nor withdrawn, latest first. */
  completed(accountId: string, range: StatisticsRange, limit: number): AsyncIterable<CompletedInterview>;
}
