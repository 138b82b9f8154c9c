import { closePeriod, nextDue } from '../domain/settle';
import { periodsOf, type Subscription } from '../domain/subscription';
import type { CarryOut } from './carry-out';
import type { Deps } from './deps';

/** Lease of a subscription; longer than closing a period takes. */
const leaseMs = 30_000;

/**
 * Closes one ended period, or carries out the stored settlement of an earlier attempt. Several replicas may call it: each
 * subscription is claimed by one, and a claim that was overtaken cannot change it. The function returns false if no
 * subscription was due.
 */
export function makeCloseDue({ subscriptions, usage, clock, rules }: Deps, carryOut: CarryOut) {
  /** Marks usage before counting it, so that sessions booked in between are billed with the next invoice. */
  async function close(claimed: Subscription, now: Date): Promise<void> {
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
    if (await subscriptions.save(claimed, closed)) await carryOut(closed);
  }

  return async function closeDue(): Promise<boolean> {
    const now = clock.now();
    const claimed = await subscriptions.claimDue(now, new Date(now.getTime() + leaseMs));
    if (!claimed) return false;
    if (claimed.unissued) await carryOut(claimed);
    else await close(claimed, now);
    return true;
  };
}
