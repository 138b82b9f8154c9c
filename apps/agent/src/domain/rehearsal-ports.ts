import type { Rehearsal, RehearsalReport } from './rehearsal';

export interface RehearsalSummary extends Omit<
  Rehearsal,
  'callSubject' | 'questions' | 'report' | 'attempts' | 'dueAt'
> {
  questionCount: number;
}

export interface RehearsalRef {
  accountId: string;
  agentId: string;
  rehearsalId: string;
}

export interface RehearsalRepository {
  insert(rehearsal: Rehearsal): Promise<void>;
  find(ref: RehearsalRef): Promise<Rehearsal | undefined>;
  /** Newest first. */
  page(accountId: string, agentId: string, at: { skip: number; limit: number }): Promise<RehearsalSummary[]>;
  count(accountId: string, agentId: string): Promise<number>;
  countPending(accountId: string): Promise<number>;
  remove(ref: RehearsalRef): Promise<boolean>;
  claimDue(now: Date, leaseUntil: Date): Promise<Rehearsal | undefined>;
  /** Removes some rehearsals that were requested before a time. Returns whether more may be left. */
  forget(before: Date): Promise<boolean>;
  /** Stores the state after an attempt, unless the rehearsal is finished or deleted. */
  settle(after: Rehearsal): Promise<void>;
}

export interface Rehearser {
  /** @throws AppError `unavailable` if it may succeed later, and once `signal` is aborted */
  rehearse(
    rehearsal: Rehearsal,
    customVariables: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<RehearsalReport>;
}

export interface RehearsalQuota {
  /** Counts a request. Returns false if the account has made `most` on this UTC day. */
  take(accountId: string, now: Date, most: number): Promise<boolean>;
}
