import type { KnownFact } from '@colloquy/contracts';
import type { Comparable, ComparedContent, NamedInterview } from './comparable';
import type { Comparison } from './comparison';

export type ComparisonSummary = Omit<
  Comparison,
  'points' | 'version' | 'announcements' | 'dueAt' | 'hasLostInterview'
>;

interface DueComparison extends Pick<Comparison, 'accountId' | 'id'> {
  isPublishing: boolean;
}

export interface ComparisonRepository {
  insert(comparison: Comparison, facts: readonly KnownFact[]): Promise<void>;
  find(accountId: string, id: string): Promise<Comparison | undefined>;
  accountOf(id: string): Promise<string | undefined>;
  /** Returns false if the comparison has changed since `before` was read. */
  save(before: Comparison, after: Comparison, facts: readonly KnownFact[], now: Date): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
  page(accountId: string, at: { skip: number; limit: number }): Promise<ComparisonSummary[]>;
  count(accountId: string): Promise<number>;
  countPending(accountId: string): Promise<number>;
  oldestPending(): Promise<Date | undefined>;
  withInterview(accountId: string, interviewId: string, limit: number): Promise<string[]>;
  claimDue(now: Date, leaseUntil: Date): Promise<DueComparison | undefined>;
}

/** Deleted interviews are left out. */
export interface ComparedInterviews {
  states(accountId: string, ids: readonly string[]): Promise<Comparable[]>;
  /** Latest completion first; no test interviews. */
  latestOf(accountId: string, agentId: string, limit: number): Promise<Comparable[]>;
  named(accountId: string, ids: readonly string[]): Promise<NamedInterview[]>;
  /** Reads one interview after the other: their findings may be large. */
  read(accountId: string, ids: readonly string[]): AsyncIterable<ComparedContent>;
}
