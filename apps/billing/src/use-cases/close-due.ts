import { closePeriod, nextDue } from '../domain/settle';
import { periodsOf, type Subscription } from '../domain/subscription';
import type { Deps } from './deps';

/** How long one replica keeps a subscription to itself; longer than closing a period takes. */
const leaseMs = 30_000;

/**
 * Closes one period that has ended, or carries out what an earlier attempt had decided. Any number of replicas may
 * call it: each subscription is claimed by one, and a claim that was overtaken can decide nothing any more.
 * @returns false when nothing was due
 */
export async function closeDue(deps: Deps): Promise<boolean> {
  const now = deps.clock.now();
  const claimed = await deps.subscriptions.claimDue(now, new Date(now.getTime() + leaseMs));
  if (!claimed) return false;
  if (claimed.unissued) await carryOut(deps, claimed);
  else await close(deps, claimed, now);
  return true;
}

/** Usage is marked before it is counted: what arrives in between is in the next invoice, never in none. */
async function close(deps: Deps, claimed: Subscription, now: Date): Promise<void> {
  const { subscriptions, usage, rules } = deps;
  const { accountId, version: claim, status } = claimed;
  const periods = periodsOf(claimed);
  const due = nextDue(claimed, now, rules);
  if (status !== 'canceled' && due > now) {
    await subscriptions.save(claimed, { ...claimed, dueAt: due });
    return;
  }
  await usage.mark(accountId, periods, claim);
  const minutes = await usage.marked(accountId, periods, claim);
  if (status === 'canceled' && minutes.size === 0) {
    await subscriptions.save(claimed, { ...claimed, dueAt: null });
    return;
  }
  const closed = closePeriod(claimed, minutes, { claim, now, rules });
  if (await subscriptions.save(claimed, closed)) await carryOut(deps, closed);
}

/**
 * Carries out what has been decided: settles the usage it counted, issues the invoice, and moves on. Every step may
 * be repeated.
 */
export async function carryOut(deps: Deps, subscription: Subscription): Promise<void> {
  const { accountId, unissued } = subscription;
  if (!unissued) return;
  const { claim, settlementId, invoice } = unissued;
  if (claim > 0) await deps.usage.settle(accountId, claim, settlementId);
  if (invoice) await deps.invoices.add(invoice);
  const dueAt = nextDue(subscription, deps.clock.now(), deps.rules);
  await deps.subscriptions.carriedOut(accountId, settlementId, dueAt);
}
