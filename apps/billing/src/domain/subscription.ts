import { AppError, derivedId } from '@colloquy/kernel';
import type { Invoice } from './invoice';
import type { LineItem } from './line-item';
import type { ClosedPeriod, Plan, ScheduledChange } from './plan';
import { addMonths, type Span } from './span';

/** A settlement that has been decided but not been carried out. */
export interface Unissued {
  /** Also the id of the invoice. */
  settlementId: string;
  /** The claim that its usage is marked with; 0: it has none. */
  claim: number;
  /** Absent when there was nothing to pay. */
  invoice?: Invoice;
}

/**
 * What an account has subscribed to. An account has one, which may end and begin again.
 *
 * `period` is the one that runs, or the last one of a subscription that is canceled.
 */
export interface Subscription {
  accountId: string;
  /** Another one after it was canceled and began again. */
  id: string;
  /** Whether it is past due is told by its invoices. */
  status: 'trialing' | 'active' | 'canceled';
  plan: Plan;
  /** Paid periods begin and end whole months after it. */
  anchor: Date;
  /** The end of `period` in months after `anchor`; 0 during a trial. */
  cycle: number;
  period: Span;
  scheduledChange: ScheduledChange | null;
  /** The boundary of periods at which it ends. */
  cancelAt: Date | null;
  /** Credits, discounts and adjustments for the next invoices. */
  pendingLines: LineItem[];
  /** Every period so far, of earlier subscriptions too: one more each month. */
  closed: ClosedPeriod[];
  /** How many settlements there have been under this `id`. */
  settlements: number;
  unissued: Unissued | null;
  /** When there is something to settle; null when nothing is expected. */
  dueAt: Date | null;
  /** Counts the changes; the number it has after a claim is that of the claim. 0: not stored yet. */
  version: number;
  createdAt: Date;
}

/** Numbers an operator sets. */
export interface BillingRules {
  /** How long a period that has ended waits for usage that is reported late. */
  closeGraceMs: number;
  /** From the issue of an invoice to its due date. */
  paymentTermMs: number;
}

/** The id of what is settled next: the same however often it is tried. */
export function settlementIdOf({ id, settlements }: Subscription): string {
  return derivedId('settlement', id, String(settlements));
}

/** The periods so far, the running one included: use before the first or between two subscriptions is in none. */
export function periodsOf({ closed, status, period }: Subscription): Span[] {
  return status === 'canceled' ? closed : [...closed, period];
}

/** The first boundary of periods after `now`; a period that has ended is over even while it is not closed. */
export function boundaryAfter({ anchor, cycle }: Subscription, now: Date): Date {
  let months = cycle;
  while (addMonths(anchor, months) <= now) months += 1;
  return addMonths(anchor, months);
}

/**
 * Queues a change for the next period, in place of one that is queued.
 * @throws AppError `conflict` when there will be no next period
 */
export function scheduleChange(subscription: Subscription, change: Partial<Plan>, now: Date): Subscription {
  refuseEnded(subscription);
  if (subscription.cancelAt) throw new AppError('conflict', undefined, 'The subscription is about to end');
  return {
    ...subscription,
    scheduledChange: { ...change, effectiveDate: boundaryAfter(subscription, now) },
  };
}

export function withoutChange(subscription: Subscription): Subscription {
  return { ...subscription, scheduledChange: null };
}

/**
 * Ends a subscription with its current period; a change that is queued falls away.
 * @throws AppError `conflict` when it has ended
 */
export function cancelAtPeriodEnd(subscription: Subscription, now: Date): Subscription {
  refuseEnded(subscription);
  if (subscription.cancelAt) return subscription;
  return { ...subscription, cancelAt: boundaryAfter(subscription, now), scheduledChange: null };
}

/**
 * Takes a cancellation back.
 * @throws AppError `conflict` once the period has ended
 */
export function keepSubscription(subscription: Subscription, now: Date): Subscription {
  refuseEnded(subscription);
  if (subscription.cancelAt && subscription.cancelAt <= now) {
    throw new AppError('conflict', undefined, 'The subscription has ended');
  }
  return { ...subscription, cancelAt: null };
}

/** The most credits that wait; each invoice takes as many as it can. */
const maxPendingLines = 100;

/**
 * Takes a credit, discount or adjustment into the next invoice.
 * @throws AppError `conflict` when too many wait
 */
export function addPendingLine(subscription: Subscription, line: LineItem): Subscription {
  if (subscription.pendingLines.length >= maxPendingLines) {
    throw new AppError('conflict', undefined, `${maxPendingLines} lines wait for the next invoice already`);
  }
  return { ...subscription, pendingLines: [...subscription.pendingLines, line] };
}

function refuseEnded({ status }: Subscription): void {
  if (status === 'canceled') throw new AppError('conflict', undefined, 'The subscription has ended');
}
