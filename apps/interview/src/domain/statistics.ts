import type { Platform, TimelineInterval, Verdict } from '@colloquy/contracts';

/** A range of time and, if given, one agent. `from` is included, `to` is not. */
export interface StatisticsRange {
  from: Date;
  to: Date;
  agentGroupId?: string | undefined;
}

/** Numbers of one interval, by the start of the interval. */
export interface IntervalCount {
  start: Date;
  count: number;
  /** Median time from creation to completion; only of completed interviews, and absent if the database has no medians. */
  medianSeconds?: number;
}

/** Counts by interval; incomplete if the range has more interviews than are counted: then the oldest are missing. */
export interface CountsOverTime {
  intervals: readonly IntervalCount[];
  isComplete: boolean;
}

/** Returns counts of at most `most` interviews; the given counts may have one more, which is the oldest. */
export function atMost(most: number, counts: readonly IntervalCount[]): CountsOverTime {
  const isComplete = counts.reduce((sum, { count }) => sum + count, 0) <= most;
  if (isComplete) return { intervals: counts, isComplete };
  const oldest = Math.min(...counts.map(({ start }) => start.getTime()));
  const intervals = counts
    .map((each) => (each.start.getTime() === oldest ? { ...each, count: each.count - 1 } : each))
    .filter(({ count }) => count > 0);
  return { intervals, isComplete };
}

/** Moments of an interview that are counted over time. */
export const countedMoments = ['created', 'completed', 'withdrawn'] as const;
export type CountedMoment = (typeof countedMoments)[number];

/** A completed interview as distributions need it; contains no words. */
export interface CompletedInterview {
  agent: { agentId: string; name: string; versionNumber: number };
  /** Of the session that the interview delivers; null if there is none. */
  channel: Platform | null;
  /** In which the expert spoke. */
  language: string;
  qualityScore: number | null;
  agentScore: number | null;
  /** One per question; empty before the analysis. */
  verdicts: readonly Verdict[];
}

/** Reads of statistics: bounded, by index, and without the words of an interview. */
export interface StatisticsReads {
  countOverTime(
    accountId: string,
    moment: CountedMoment,
    range: StatisticsRange,
    interval: TimelineInterval,
  ): Promise<CountsOverTime>;
  /** Returns interviews completed in the range that are not withdrawn, latest first, at most `limit`. */
  completed(accountId: string, range: StatisticsRange, limit: number): AsyncIterable<CompletedInterview>;
}
