import type { KnownFact } from '@colloquy/contracts';
import type { Comparable, ComparedContent, NamedInterview } from './comparable';
import type { Comparison } from './comparison';

/** A comparison in a list. */
export type ComparisonSummary = Omit<
  Comparison,
  'points' | 'version' | 'announcements' | 'dueAt' | 'hasLostInterview'
>;

export interface DueComparison extends Pick<Comparison, 'accountId' | 'id'> {
  /** Whether its announcement is still in the outbox. */
  isPublishing: boolean;
}

/** Stores comparisons. Calls that serve clients require the account id. */
export interface ComparisonRepository {
  insert(comparison: Comparison, facts: readonly KnownFact[]): Promise<void>;
  find(accountId: string, id: string): Promise<Comparison | undefined>;
  /** Returns the account of a comparison, to distinguish another account's comparison from an unknown one. */
  accountOf(id: string): Promise<string | undefined>;
  /** Stores the next state with its events. Returns false if the comparison has changed since `before` was read. */
  save(before: Comparison, after: Comparison, facts: readonly KnownFact[], now: Date): Promise<boolean>;
  /** Returns false if there was none. */
  remove(accountId: string, id: string): Promise<boolean>;
  page(accountId: string, at: { skip: number; limit: number }): Promise<ComparisonSummary[]>;
  count(accountId: string): Promise<number>;
  countPending(accountId: string): Promise<number>;
  /** Returns the ids of some comparisons that contain an interview. */
  withInterview(accountId: string, interviewId: string, limit: number): Promise<string[]>;
  claimDue(now: Date, leaseUntil: Date): Promise<DueComparison | undefined>;
}

/** The interviews of an account, as far as comparisons need them; deleted ones are left out. */
export interface ComparedInterviews {
  states(accountId: string, ids: readonly string[]): Promise<Comparable[]>;
  /** Returns the latest completed interviews of an agent that can be compared; no test interviews. */
  latestOf(accountId: string, agentId: string, limit: number): Promise<Comparable[]>;
  named(accountId: string, ids: readonly string[]): Promise<NamedInterview[]>;
  /** Reads one interview after the other: their findings may be large. */
  read(accountId: string, ids: readonly string[]): AsyncIterable<ComparedContent>;
}
