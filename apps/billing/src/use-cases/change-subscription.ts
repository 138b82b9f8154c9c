import { AppError, backoffMs, pause } from '@colloquy/kernel';
import { type Beginning, beginSubscription } from '../domain/begin-subscription';
import type { Subscription } from '../domain/subscription';
import { carryOut } from './close-due';
import type { Deps } from './deps';

const maxAttempts = 20;
const backoff = { baseMs: 5, maxMs: 200 };

/**
 * Decides and stores; decides again while others change the same subscription.
 * @throws AppError `not-found` for an account that never had one
 */
export async function changeSubscription(
  { subscriptions, clock }: Deps,
  accountId: string,
  decide: (subscription: Subscription, now: Date) => Subscription,
): Promise<void> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const before = await subscriptions.load(accountId);
    if (!before) throw new AppError('not-found', undefined, `Account ${accountId} has no subscription`);
    const after = decide(before, clock.now());
    if (after === before || (await subscriptions.save(before, after))) return;
    await pause(backoffMs(tries, backoff));
  }
  throw new AppError('unavailable', undefined, 'Too many changes at the same time');
}

/**
 * Begins a subscription and issues its first invoice. Periods that have passed since its start are closed by the
 * service.
 * @throws AppError `conflict` while the account has one
 */
export async function subscribe(deps: Deps, beginning: Beginning): Promise<void> {
  const { subscriptions, clock, rules } = deps;
  const previous = await subscriptions.load(beginning.accountId);
  const begun = beginSubscription(beginning, { now: clock.now(), rules, previous });
  if (!(await subscriptions.save({ version: begun.version }, begun))) {
    throw new AppError('conflict', undefined, 'The account has a subscription already');
  }
  await carryOut(deps, begun);
}
