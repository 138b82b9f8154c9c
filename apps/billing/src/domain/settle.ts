import { issuedInvoice } from './invoice';
import { advanceLines, type LineItem, overageLines, takeCredits, totalOf } from './line-item';
import { changedPlan, type ClosedPeriod, type Plan } from './plan';
import { addMonths, type Span } from './span';
import { type BillingRules, settlementIdOf, type Subscription } from './subscription';

/** Unsettled minutes by the start of their period (Unix time, milliseconds). */
export type OpenUsage = ReadonlyMap<number, number>;

/** The lines of a period; previews and invoices use the same calculation. */
interface Settlement {
  billingDate: Date;
  lineItems: LineItem[];
  pendingLines: LineItem[];
  closed: ClosedPeriod[];
  /** Absent if the subscription has ended or ends with this period. */
  next?: { plan: Plan; period: Span };
}

/** Settles a subscription, each period at its own rates. A canceled subscription has late usage only. */
export function settle(subscription: Subscription, usage: OpenUsage, now: Date): Settlement {
  const { period, plan, status } = subscription;
  const isRunning = status !== 'canceled';
  const next = isRunning ? nextPeriod(subscription) : undefined;
  const { includedMinutes, overageRateCents } = plan;
  const current = { ...period, includedMinutes, overageRateCents, minutes: 0 };
  const before = isRunning ? [...subscription.closed, current] : subscription.closed;
  const closed = before.map((each) => {
    const minutes = usage.get(each.start.getTime());
    return minutes === undefined ? each : { ...each, minutes: each.minutes + minutes };
  });
  const charges = [
    ...(next ? advanceLines(next.plan, next.period) : []),
    ...closed.flatMap((each, n) => overageLines(each, before[n] ?? current)).reverse(),
  ];
  const { taken, left } = takeCredits(totalOf(charges), subscription.pendingLines);
  return {
    billingDate: isRunning ? period.end : now,
    lineItems: [...charges, ...taken],
    pendingLines: left,
    closed,
    ...(next ? { next } : {}),
  };
}

function nextPeriod({ plan, period, anchor, cycle, scheduledChange, cancelAt }: Subscription) {
  if (cancelAt && cancelAt <= period.end) return undefined;
  const takesEffect = scheduledChange && scheduledChange.effectiveDate <= period.end;
  return {
    plan: takesEffect ? changedPlan(plan, scheduledChange) : plan,
    period: { start: period.end, end: addMonths(anchor, cycle + 1) },
  };
}

/** @param claim the number with which the usage was marked */
export function closePeriod(
  subscription: Subscription,
  usage: OpenUsage,
  context: { claim: number; now: Date; rules: BillingRules },
): Subscription {
  const { now, rules } = context;
  const { lineItems, billingDate, pendingLines, closed, next } = settle(subscription, usage, now);
  const settlementId = settlementIdOf(subscription);
  const about = { id: settlementId, accountId: subscription.accountId, billingDate, now };
  const settled: Subscription = {
    ...subscription,
    closed,
    pendingLines,
    settlements: subscription.settlements + 1,
    unissued: {
      settlementId,
      claim: context.claim,
      ...(lineItems.length === 0
        ? {}
        : { invoice: issuedInvoice(lineItems, { ...about, paymentTermMs: rules.paymentTermMs }) }),
    },
  };
  if (!next) return { ...settled, status: 'canceled', scheduledChange: null };
  const isPlanChanged = next.plan !== subscription.plan;
  return {
    ...settled,
    status: 'active',
    ...next,
    cycle: subscription.cycle + 1,
    scheduledChange: isPlanChanged ? null : subscription.scheduledChange,
  };
}

/** Returns when a subscription is due; one that has just ended is due once more, for late usage. */
export function nextDue({ status, period }: Subscription, now: Date, { closeGraceMs }: BillingRules): Date {
  const from = status === 'canceled' ? now : period.end;
  return new Date(from.getTime() + closeGraceMs);
}
