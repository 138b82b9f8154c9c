import type { Invoice, InvoiceChange, NumberedInvoice } from './invoice';
import type { OpenUsage } from './settle';
import type { Span } from './span';
import type { Subscription } from './subscription';
import type { Period, UsageEntry } from './usage';

export interface SubscriptionRepository {
  load(accountId: string): Promise<Subscription | undefined>;
  /** Stores a change. Returns false if the subscription has changed since `before` was read. */
  save(before: { version: number }, after: Subscription): Promise<boolean>;
  /**
   * Claims, across accounts, the subscription that has been due longest, until `leaseUntil`. Increments its version, so
   * that the holder of an earlier claim can no longer change the subscription.
   */
  claimDue(now: Date, leaseUntil: Date): Promise<Subscription | undefined>;
  /** Marks a settlement as carried out and sets the next due date. Repeatable. */
  carriedOut(accountId: string, settlementId: string, dueAt: Date): Promise<void>;
  /** Makes canceled subscriptions of the accounts due again, for late usage. Ignores other subscriptions. */
  reportLate(accountIds: readonly string[], dueAt: Date): Promise<void>;
}

export interface InvoiceRepository {
  /** Stores an invoice under the next number, with its event. Repeatable. */
  add(invoice: Invoice): Promise<void>;
  list(accountId: string): Promise<NumberedInvoice[]>;
  byIds(accountId: string, ids: readonly string[]): Promise<NumberedInvoice[]>;
  byNumber(accountId: string, number: number): Promise<NumberedInvoice | undefined>;
  hasOverdue(accountId: string): Promise<boolean>;
  /** Stores a change with its events. Returns false if the status has changed since `before` was read. */
  save(before: NumberedInvoice, change: InvoiceChange): Promise<boolean>;
  /** Returns, across accounts, the invoice that has been overdue longest without being marked. */
  firstOverdue(now: Date): Promise<NumberedInvoice | undefined>;
}

export interface UsageRepository {
  /**
   * Books sessions; an existing entry stays unchanged. Returns, in order, undefined for each session that is booked and
   * the error for each session that is not.
   */
  book(entries: readonly UsageEntry[]): Promise<unknown[]>;
  /** Returns the ids of the sessions that are not booked. */
  unbooked(sessions: readonly { accountId: string; sessionId: string }[]): Promise<string[]>;
  page(accountId: string, period: Period, at: { skip: number; limit: number }): Promise<UsageEntry[]>;
  total(accountId: string, period: Period): Promise<{ entries: number; seconds: number }>;
  /** Marks the unsettled sessions of the periods with a claim, overriding earlier claims. */
  mark(accountId: string, periods: readonly Span[], claim: number): Promise<void>;
  /** Returns the usage that a claim has marked, by period. */
  marked(accountId: string, periods: readonly Span[], claim: number): Promise<OpenUsage>;
  /** Settles the usage that a claim has marked. Repeatable. */
  settle(accountId: string, claim: number, settlementId: string): Promise<void>;
  /** Returns the unsettled usage, except that marked by `exceptClaim`, by period. */
  open(accountId: string, periods: readonly Span[], exceptClaim: number): Promise<OpenUsage>;
}
