import { AppError, isUuid } from '@colloquy/kernel';
import type { Leases, Timer, Withdrawals } from './ports';
import { longestWaitMs, type WithdrawalLog, type Withdrawn, withdrawnSince } from './withdrawal';

const lookAgainMs = 150;

/** What a holder asks when it renews its lease. */
export interface Renewal {
  holderId: string;
  acknowledged: number;
  waitMs: number;
}

/**
 * Resolves as soon as something is withdrawn that the holder has not acknowledged, by whichever replica, else
 * after the time it wants to wait. The holder is noted before the log is read: a withdrawal that is noted after
 * this read finds the holder there and waits for it.
 */
export function makeRenewLease(ports: { withdrawals: Withdrawals; leases: Leases; timer: Timer }) {
  const { withdrawals, leases, timer } = ports;
  let next: Promise<WithdrawalLog> | undefined;

  /** A read that begins after this call, one for all renewals that wait for it. */
  const nextRead = () =>
    (next ??= timer.pause(lookAgainMs).then(() => {
      next = undefined;
      return withdrawals.read();
    }));

  /** @throws AppError `invalid` */
  return async function renewLease(renewal: Renewal, signal: AbortSignal): Promise<Withdrawn> {
    const { holderId, acknowledged } = renewal;
    if (!isUuid(holderId)) throw new AppError('invalid', undefined, 'holder_id: must be a UUID');
    await leases.note(holderId, acknowledged);
    const answerAt = timer.now() + Math.min(renewal.waitMs, longestWaitMs);
    for (let log = await withdrawals.read(); ; log = await nextRead()) {
      const withdrawn = withdrawnSince(log, acknowledged);
      const late = timer.now() >= answerAt || signal.aborted;
      if (late || withdrawn.sequence !== acknowledged) return withdrawn;
    }
  };
}
