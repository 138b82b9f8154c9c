import { closePeriod, nextDue } from '../domain/settle';
import { periodsOf, type Subscription } from '../domain/subscription';
import type { CarryOut } from './carry-out';
import type { Deps } from './deps';

/** Longer than closing a period takes. */
const leaseMs = 30_000;

export function makeCloseDue({ subscriptions, usage, clock, rules }: Deps, carryOut: CarryOut) {
  /** Usage is marked before it is counted, so that sessions booked in between are billed later. */
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
