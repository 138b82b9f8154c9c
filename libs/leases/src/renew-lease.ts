import { AppError, isUuid } from '@colloquy/kernel';
import type { Bells, Leases, Timer, Withdrawals } from './ports';
import { longestWaitMs, type WithdrawalLog, type Withdrawn, withdrawnSince } from './withdrawal';

/** What a holder asks when it renews its lease. */
export interface Renewal {
  holderId: string;
  acknowledged: number;
  waitMs: number;
}

/**
 * Resolves as soon as this process withdraws something, at once if anything was withdrawn that the holder has not
 * acknowledged, else after the time it wants to wait. What another replica withdraws meanwhile is for its next renewal:
 * the log is not read while nothing is known to have happened. The holder is noted before the log is read: a withdrawal
 * that is noted after this read finds the holder there and waits for it.
 */
export function makeRenewLease(ports: {
  withdrawals: Withdrawals;
  leases: Leases;
  timer: Timer;
  bells: Bells;
}) {
  const { withdrawals, leases, timer, bells } = ports;
  let next: Promise<WithdrawalLog> | undefined;

  /** A read that begins after this call, one for all renewals that were woken together. */
  const nextRead = () =>
    (next ??= Promise.resolve().then(() => {
      next = undefined;
      return withdrawals.read();
    }));

  /** @throws AppError `invalid` */
  return async function renewLease(renewal: Renewal, signal: AbortSignal): Promise<Withdrawn> {
    const { holderId, acknowledged } = renewal;
    if (!isUuid(holderId)) throw new AppError('invalid', undefined, 'holder_id: must be a UUID');
    await leases.note(holderId, acknowledged);
    bells.renewed.ring();
    const answerAt = timer.now() + Math.min(renewal.waitMs, longestWaitMs);
    for (;;) {
      const heard = bells.withdrawn.rings();
      const withdrawn = withdrawnSince(await nextRead(), acknowledged);
      const waitMs = answerAt - timer.now();
      if (waitMs <= 0 || withdrawn.sequence !== acknowledged) return withdrawn;
      if (!(await bells.withdrawn.wait(heard, waitMs, signal))) return withdrawn;
    }
  };
}
