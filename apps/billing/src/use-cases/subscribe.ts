import { AppError } from '@colloquy/kernel';
import { type NewSubscription, beginSubscription } from '../domain/begin-subscription';
import type { CarryOut } from './carry-out';
import type { Deps } from './deps';

/** @throws AppError `conflict` if the account has an active subscription */
export const makeSubscribe =
  ({ subscriptions, clock, rules }: Deps, carryOut: CarryOut) =>
  async (beginning: NewSubscription): Promise<void> => {
    const previous = await subscriptions.load(beginning.accountId);
    const begun = beginSubscription(beginning, { now: clock.now(), rules, previous });
    if (!(await subscriptions.save({ version: begun.version }, begun))) {
      throw new AppError('conflict', undefined, 'The account already has a subscription');
    }
    await carryOut(begun);
  };
