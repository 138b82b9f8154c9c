import { AppError } from '@colloquy/kernel';
import type { LineItem } from '../domain/line-item';
import { settle } from '../domain/settle';
import { periodsOf } from '../domain/subscription';
import type { Deps } from './deps';
import type { ReadSubscription } from './read-subscription';

/** How often a preview is made when the period is closed meanwhile. */
const maxAttempts = 3;

/**
 * Computes the next invoice as it would be now.
 * @throws AppError `not-found` without a subscription that is active or trialing
 */
export const makePreviewNextPayment =
  ({ subscriptions, usage, clock }: Deps, readSubscription: ReadSubscription) =>
  async (accountId: string): Promise<{ billingDate: Date; lineItems: LineItem[] }> => {
    for (let tries = 1; ; tries++) {
      const { subscription, status } = await readSubscription(accountId);
      if (status !== 'active' && status !== 'trialing') {
        throw new AppError('not-found', undefined, 'The account has no active or trialing subscription');
      }
      const { unissued, settlements } = subscription;
      const open = await usage.open(accountId, periodsOf(subscription), unissued?.claim ?? 0);
      const now = await subscriptions.load(accountId);
      // otherwise the usage may be of another period than the subscription
      if (now?.settlements === settlements || tries === maxAttempts) {
        return settle(subscription, open, clock.now());
      }
    }
  };
