import { AppError } from '@colloquy/kernel';
import type { LineItem } from '../domain/line-item';
import { settle } from '../domain/settle';
import { periodsOf } from '../domain/subscription';
import type { Deps } from './deps';
import type { ReadSubscription } from './read-subscription';

const maxAttempts = 3;

/** @throws AppError `not-found` without an active or trialing subscription */
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
      // otherwise usage and subscription may belong to different periods
      if (now?.settlements === settlements || tries === maxAttempts) {
        return settle(subscription, open, clock.now());
      }
    }
  };
