import { AppError } from '@colloquy/kernel';
import type { Subscription } from '../domain/subscription';
import type { Deps } from './deps';

export interface SubscriptionState {
  subscription: Subscription;
  status: Subscription['status'] | 'past_due';
}

export type ReadSubscription = ReturnType<typeof makeReadSubscription>;

/** @throws AppError `not-found` for an account that never had a subscription */
export const makeReadSubscription =
  ({ subscriptions, invoices }: Pick<Deps, 'subscriptions' | 'invoices'>) =>
  async (accountId: string): Promise<SubscriptionState> => {
    const [subscription, overdue] = await Promise.all([
      subscriptions.load(accountId),
      invoices.hasOverdue(accountId),
    ]);
    if (!subscription) throw new AppError('not-found', undefined, 'The account has no subscription');
    const { status } = subscription;
    return { subscription, status: status === 'active' && overdue ? 'past_due' : status };
  };
