import { AppError, backoffMs, pause } from '@colloquy/kernel';
import type { Subscription } from '../domain/subscription';
import type { Deps } from './deps';

const maxAttempts = 20;
const backoff = { baseMs: 5, maxMs: 200 };

export type DecideSubscription = (subscription: Subscription, now: Date) => Subscription;

/** @throws AppError `not-found` for an account that never had a subscription */
export const makeChangeSubscription =
  ({ subscriptions, clock }: Pick<Deps, 'subscriptions' | 'clock'>) =>
  async (accountId: string, decide: DecideSubscription): Promise<void> => {
    for (let tries = 0; tries < maxAttempts; tries++) {
      const before = await subscriptions.load(accountId);
      if (!before) throw new AppError('not-found', undefined, `Account ${accountId} has no subscription`);
      const after = decide(before, clock.now());
      if (after === before || (await subscriptions.save(before, after))) return;
      await pause(backoffMs(tries, backoff));
    }
    throw new AppError('unavailable', undefined, 'Too many concurrent changes of the subscription');
  };
