import { AppError } from '@colloquy/kernel';
import type { LineItem } from '../domain/line-item';
import { settle } from '../domain/settle';
import { periodsOf, type Subscription } from '../domain/subscription';
import type { Deps } from './deps';

/** A subscription with what its invoices say about it. */
export interface SubscriptionState {
  subscription: Subscription;
  status: Subscription['status'] | 'past_due';
}

/** @throws AppError `not-found` for an account that never had a subscription */
export async function readSubscription(
  { subscriptions, invoices }: Deps,
  accountId: string,
): Promise<SubscriptionState> {
  const [subscription, overdue] = await Promise.all([
    subscriptions.load(accountId),
    invoices.hasOverdue(accountId),
  ]);
  if (!subscription) throw new AppError('not-found', undefined, 'The account has no subscription');
  const { status } = subscription;
  return { subscription, status: status === 'active' && overdue ? 'past_due' : status };
}

/** How often a preview is made again when the period was closed while it was made. */
const maxAttempts = 3;

/**
 * What the next invoice would be now.
 * @throws AppError `not-found` without a subscription that is active or trialing
 */
export async function previewNextPayment(
  deps: Deps,
  accountId: string,
): Promise<{ billingDate: Date; lineItems: LineItem[] }> {
  for (let tries = 1; ; tries++) {
    const { subscription, status } = await readSubscription(deps, accountId);
    if (status !== 'active' && status !== 'trialing') {
      throw new AppError('not-found', undefined, 'The account has no active or trialing subscription');
    }
    const { unissued, settlements } = subscription;
    const usage = await deps.usage.open(accountId, periodsOf(subscription), unissued?.claim ?? 0);
    const now = await deps.subscriptions.load(accountId);
    // else the usage may be of another period than the subscription
    if (now?.settlements === settlements || tries === maxAttempts) {
      return settle(subscription, usage, deps.clock.now());
    }
  }
}
