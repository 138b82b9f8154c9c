import { nextDue } from '../domain/settle';
import type { Subscription } from '../domain/subscription';
import type { Deps } from './deps';

export type CarryOut = ReturnType<typeof makeCarryOut>;

export const makeCarryOut =
  ({ subscriptions, invoices, usage, clock, rules }: Deps) =>
  async (subscription: Subscription): Promise<void> => {
    const { accountId, unissued } = subscription;
    if (!unissued) return;
    const { claim, settlementId, invoice } = unissued;
    if (claim > 0) await usage.settle(accountId, claim, settlementId);
    if (invoice) await invoices.add(invoice);
    const dueAt = nextDue(subscription, clock.now(), rules);
    await subscriptions.carriedOut(accountId, settlementId, dueAt);
  };
