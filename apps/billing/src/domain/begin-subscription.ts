import { AppError } from '@colloquy/kernel';
import { issuedInvoice } from './invoice';
import { advanceLines, takeCredits, totalOf } from './line-item';
import type { Plan } from './plan';
import { addMonths } from './span';
import { type BillingRules, settlementIdOf, type Subscription } from './subscription';

export interface NewSubscription {
  accountId: string;
  subscriptionId: string;
  plan: Plan;
  /** Whole seconds. */
  start: Date;
  trialDays: number;
}

const dayMs = 24 * 3600 * 1000;

/** @throws AppError `conflict` if the previous subscription is active, `invalid` if it ended after `start` */
export function beginSubscription(
  beginning: NewSubscription,
  context: { now: Date; rules: BillingRules; previous: Subscription | undefined },
): Subscription {
  const { accountId, subscriptionId, plan, start, trialDays } = beginning;
  const { now, previous } = context;
  if (previous) refuseOverlap(start, previous);
  const anchor = new Date(start.getTime() + trialDays * dayMs);
  const cycle = trialDays > 0 ? 0 : 1;
  const begun: Subscription = {
    accountId,
    id: subscriptionId,
    status: cycle === 0 ? 'trialing' : 'active',
    plan,
    anchor,
    cycle,
    period: { start, end: addMonths(anchor, cycle) },
    scheduledChange: null,
    cancelAt: null,
    pendingLines: previous?.pendingLines ?? [],
    closed: previous?.closed ?? [],
    settlements: 0,
    unissued: null,
    dueAt: cycle === 0 ? new Date(anchor.getTime() + context.rules.closeGraceMs) : now,
    version: previous?.version ?? 0,
    createdAt: now,
  };
  return cycle === 0 ? begun : withFirstInvoice(begun, now, context.rules);
}

function withFirstInvoice(begun: Subscription, now: Date, { paymentTermMs }: BillingRules): Subscription {
  const { accountId, plan, period } = begun;
  const charges = advanceLines(plan, period);
  const { taken, left } = takeCredits(totalOf(charges), begun.pendingLines);
  const about = { id: settlementIdOf(begun), accountId, billingDate: period.start, now, paymentTermMs };
  return {
    ...begun,
    pendingLines: left,
    settlements: 1,
    unissued: { settlementId: about.id, claim: 0, invoice: issuedInvoice([...charges, ...taken], about) },
  };
}

function refuseOverlap(start: Date, { status, unissued, cancelAt, period }: Subscription): void {
  if (status !== 'canceled' || unissued) {
    throw new AppError('conflict', undefined, 'The account already has a subscription');
  }
  const end = cancelAt ?? period.end;
  if (start >= end) return;
  const ended = end.toISOString();
  throw new AppError(
    'invalid',
    undefined,
    `start: must not be before ${ended}, the end of the last subscription`,
  );
}
