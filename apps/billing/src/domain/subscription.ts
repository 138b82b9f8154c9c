import { AppError, derivedId } from '@colloquy/kernel';
import type { Invoice } from './invoice';
import type { LineItem } from './line-item';
import type { ClosedPeriod, Plan, ScheduledChange } from './plan';
import { addMonths, type Span } from './span';

/** A settlement that is stored with the subscription, but not yet carried out. */
interface Unissued {
  /** Also the id of the invoice. */
  settlementId: string;
  /** 0 if the settlement has no usage. */
  claim: number;
  /** Absent if the settlement has no lines. */
  invoice?: Invoice;
}

/** `period` is the current period, or the last period of a canceled subscription. */
export interface Subscription {
  accountId: string;
  /** Changes when the account subscribes again. */
  id: string;
  /** The invoices show whether an active subscription is past due. */
  status: 'trialing' | 'active' | 'canceled';
  plan: Plan;
  /** Paid periods begin and end a whole number of months after `anchor`. */
  anchor: Date;
  /** End of `period` in months after `anchor`; 0 during a trial. */
  cycle: number;
  period: Span;
  scheduledChange: ScheduledChange | null;
  cancelAt: Date | null;
  pendingLines: LineItem[];
  /** Settled periods, including those of earlier subscriptions. */
  closed: ClosedPeriod[];
  settlements: number;
  unissued: Unissued | null;
  /** Null if no settlement is expected. */
  dueAt: Date | null;
  /** Optimistic lock, 0 before the first write; identifies a claim. */
  version: number;
  createdAt: Date;
}

export interface BillingRules {
  closeGraceMs: number;
  paymentTermMs: number;
}

/** Returns the same id for every attempt at the same settlement. */
export function settlementIdOf({ id, settlements }: Subscription): string {
  return derivedId('settlement', id, String(settlements));
}

/** Returns the settled periods and the current one; usage outside of these periods is not billed. */
export function periodsOf({ closed, status, period }: Subscription): Span[] {
  return status === 'canceled' ? closed : [...closed, period];
}

/** Returns the end of the first period that ends after `now`, even if earlier periods are not closed yet. */
export function boundaryAfter({ anchor, cycle }: Subscription, now: Date): Date {
  let months = cycle;
  while (addMonths(anchor, months) <= now) months += 1;
  return addMonths(anchor, months);
}

/** @throws AppError `conflict` if there is no next period */
export function scheduleChange(subscription: Subscription, change: Partial<Plan>, now: Date): Subscription {
  refuseEnded(subscription);
  if (subscription.cancelAt)
    throw new AppError(
      'conflict',
      undefined,
      'The subscription is canceled and has no next period; undo the cancellation first',
    );
  return {
    ...subscription,
    scheduledChange: { ...change, effectiveDate: boundaryAfter(subscription, now) },
  };
}

export function dropScheduledChange(subscription: Subscription): Subscription {
  return { ...subscription, scheduledChange: null };
}

/** @throws AppError `conflict` if the subscription has ended */
export function cancelAtPeriodEnd(subscription: Subscription, now: Date): Subscription {
  refuseEnded(subscription);
  if (subscription.cancelAt) return subscription;
  return { ...subscription, cancelAt: boundaryAfter(subscription, now), scheduledChange: null };
}

/** @throws AppError `conflict` if the period has ended */
export function undoCancellation(subscription: Subscription, now: Date): Subscription {
  refuseEnded(subscription);
  if (subscription.cancelAt && subscription.cancelAt <= now) {
    throw new AppError('conflict', undefined, 'The subscription has ended');
  }
  return { ...subscription, cancelAt: null };
}

const maxPendingLines = 100;

/** @throws AppError `conflict` if too many lines are pending */
export function addPendingLine(subscription: Subscription, line: LineItem): Subscription {
  if (subscription.pendingLines.length >= maxPendingLines) {
    throw new AppError(
      'conflict',
      undefined,
      `The subscription already has ${maxPendingLines} pending lines`,
    );
  }
  return { ...subscription, pendingLines: [...subscription.pendingLines, line] };
}

function refuseEnded({ status }: Subscription): void {
  if (status === 'canceled') throw new AppError('conflict', undefined, 'The subscription has ended');
}
