import type { Leases, Timer, Withdrawals } from './ports';
import { withdrawalLimitMs } from './withdrawal';

const askAgainMs = 20;

/** Makes every holder forget what it was told of an account; when it resolves, none acts upon it any more. */
export type Withdraw = (accountId: string) => Promise<void>;

/**
 * Call it after the state has changed: a holder that has acknowledged and asks again must not be told the old
 * state. Resolves when every holder has acknowledged, or has no lease from before any more. One that has not even
 * renewed in all that time is forgotten, so that the next withdrawal need not wait for it.
 */
export function makeWithdraw(ports: { withdrawals: Withdrawals; leases: Leases; timer: Timer }): Withdraw {
  const { withdrawals, leases, timer } = ports;
  return async function withdraw(accountId) {
    const sequence = await withdrawals.add(accountId);
    const atFirst = await leases.behind(sequence);
    const noLeaseFromBefore = timer.now() + withdrawalLimitMs;
    for (let behind = atFirst; behind.length > 0; behind = await leases.behind(sequence)) {
      if (timer.now() >= noLeaseFromBefore) return leases.forget(atFirst);
      await timer.pause(askAgainMs);
    }
  };
}
