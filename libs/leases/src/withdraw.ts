import type { Bells, Leases, Timer, Withdrawals } from './ports';
import { withdrawalLimitMs } from './withdrawal';

/** How soon a renewal at another replica is seen; one at this process is at once. */
const askAgainMs = 50;

/** Makes every holder forget what it was told of an account; when it resolves, none acts upon it any more. */
export type Withdraw = (accountId: string) => Promise<void>;

/**
 * Call it after the state has changed: a holder that has acknowledged and asks again must not be told the old
 * state. Resolves when every holder has acknowledged, or has no lease from before any more. One that has not even
 * renewed in all that time is forgotten, so that the next withdrawal need not wait for it.
 */
export function makeWithdraw(ports: {
  withdrawals: Withdrawals;
  leases: Leases;
  timer: Timer;
  bells: Bells;
}): Withdraw {
  const { withdrawals, leases, timer, bells } = ports;
  return async function withdraw(accountId) {
    const sequence = await withdrawals.add(accountId);
    bells.withdrawn.ring();
    let heard = bells.renewed.rings();
    const atFirst = await leases.behind(sequence);
    const noLeaseFromBefore = timer.now() + withdrawalLimitMs;
    for (let behind = atFirst; behind.length > 0; behind = await leases.behind(sequence)) {
      const leftMs = noLeaseFromBefore - timer.now();
      if (leftMs <= 0) return leases.forget(atFirst);
      await bells.renewed.wait(heard, Math.min(askAgainMs, leftMs));
      heard = bells.renewed.rings();
    }
  };
}
