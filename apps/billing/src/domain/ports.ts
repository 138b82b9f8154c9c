import type { Invoice, InvoiceChange, NumberedInvoice } from './invoice';
import type { OpenUsage } from './settle';
import type { Span } from './span';
import type { Subscription } from './subscription';
import type { Period, UsageEntry } from './usage';

/** What accounts have subscribed to. */
export interface SubscriptionStore {
  load(accountId: string): Promise<Subscription | undefined>;
  /** Stores a change, unless the subscription has changed since `before` was read: then false. */
  save(before: { version: number }, after: Subscription): Promise<boolean>;
  /**
   * Takes the subscription, of whichever account, that has been due longest; nobody else gets it before
   * `leaseUntil`, and who had it before can no longer change it.
   */
  claimDue(now: Date, leaseUntil: Date): Promise<Subscription | undefined>;
  /** Notes that a settlement has been carried out, and when to look again. Repeatable. */
  carriedOut(accountId: string, settlementId: string, dueAt: Date): Promise<void>;
  /** Has the accounts' subscriptions that are canceled looked at again; nothing for any other. */
  reportLate(accountIds: readonly string[], dueAt: Date): Promise<void>;
}

/** All invoices. */
export interface InvoiceStore {
  /** Gives an invoice the next number and announces it, unless it is there already. */
  add(invoice: Invoice): Promise<void>;
  /** Of an account, the latest billing date first. */
  list(accountId: string): Promise<NumberedInvoice[]>;
  /** Those of the ids that there is an invoice for. */
  byIds(accountId: string, ids: readonly string[]): Promise<NumberedInvoice[]>;
  byNumber(accountId: string, number: number): Promise<NumberedInvoice | undefined>;
  hasOverdue(accountId: string): Promise<boolean>;
  /** Stores a change with its events, unless the status has changed since `before` was read: then false. */
  save(before: NumberedInvoice, change: InvoiceChange): Promise<boolean>;
  /** The invoice, of whichever account, whose due date passed first. */
  firstOverdue(now: Date): Promise<NumberedInvoice | undefined>;
}

/** What every session of an account used. */
export interface UsageLedger {
  /**
   * Books sessions, except those that have been booked: the first entry stays. Says of each for which error it is not
   * booked, or undefined.
   */
  book(entries: readonly UsageEntry[]): Promise<unknown[]>;
  /** Sessions that ended in a period, the last first. */
  page(accountId: string, period: Period, at: { skip: number; limit: number }): Promise<UsageEntry[]>;
  /** How many sessions ended in a period, and their seconds together. */
  total(accountId: string, period: Period): Promise<{ entries: number; seconds: number }>;
  /** Marks the sessions that ended in one of the periods and are not settled; earlier claims lose them. */
  mark(accountId: string, periods: readonly Span[], claim: number): Promise<void>;
  /** What a claim has marked, by the period it was used in. */
  marked(accountId: string, periods: readonly Span[], claim: number): Promise<OpenUsage>;
  /** Settles for good what a claim has marked. Repeatable. */
  settle(accountId: string, claim: number, settlementId: string): Promise<void>;
  /** What is not settled, nor about to be for `exceptClaim`, by the period it was used in. */
  open(accountId: string, periods: readonly Span[], exceptClaim: number): Promise<OpenUsage>;
}
