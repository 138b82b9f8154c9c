import type { Invoice, InvoiceChange, NumberedInvoice } from './invoice';
import type { OpenUsage } from './settle';
import type { Span } from './span';
import type { Subscription } from './subscription';
import type { UsageEntry, UsageFilter } from './usage';

export interface SubscriptionRepository {
  load(accountId: string): Promise<Subscription | undefined>;
  /** Returns false if the subscription has changed since `before` was read. */
  save(before: { version: number }, after: Subscription): Promise<boolean>;
  /** Claims the subscription of any account that has been due longest. A new version invalidates earlier claims. */
  claimDue(now: Date, leaseUntil: Date): Promise<Subscription | undefined>;
  /** Also sets the next due date. Repeatable. */
  carriedOut(accountId: string, settlementId: string, dueAt: Date): Promise<void>;
  /** Makes canceled subscriptions due for late usage; ignores other subscriptions. */
  reportLate(accountIds: readonly string[], dueAt: Date): Promise<void>;
}

export interface InvoiceRepository {
  /** Assigns the next number. Repeatable. */
  add(invoice: Invoice): Promise<void>;
  list(accountId: string): Promise<NumberedInvoice[]>;
  byIds(accountId: string, ids: readonly string[]): Promise<NumberedInvoice[]>;
  byNumber(accountId: string, number: number): Promise<NumberedInvoice | undefined>;
  hasOverdue(accountId: string): Promise<boolean>;
  /** Returns false if the status has changed since `before` was read. */
  save(before: NumberedInvoice, change: InvoiceChange): Promise<boolean>;
  /** Returns the invoice of any account that has been overdue longest without being marked. */
  firstOverdue(now: Date): Promise<NumberedInvoice | undefined>;
}

export interface UsageRepository {
  /** Existing entries stay. Returns, in order, undefined for each booked session and the error of each other. */
  book(entries: readonly UsageEntry[]): Promise<unknown[]>;
  unbooked(sessions: readonly { accountId: string; sessionId: string }[]): Promise<string[]>;
  page(accountId: string, filter: UsageFilter, at: { skip: number; limit: number }): Promise<UsageEntry[]>;
  total(accountId: string, filter: UsageFilter): Promise<{ entries: number; seconds: number }>;
  /** Marks open usage with a claim, which overrides earlier claims. */
  mark(accountId: string, periods: readonly Span[], claim: number): Promise<void>;
  marked(accountId: string, periods: readonly Span[], claim: number): Promise<OpenUsage>;
  settle(accountId: string, claim: number, settlementId: string): Promise<void>;
  /** Returns the open usage by period, without usage marked by `exceptClaim`. */
  open(accountId: string, periods: readonly Span[], exceptClaim: number): Promise<OpenUsage>;
}
