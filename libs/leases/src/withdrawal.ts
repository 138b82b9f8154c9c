/** How long a holder may trust what it was told, from when it sent the renewal, milliseconds. */
export const leaseMs = 2000;

/**
 * Longest time a renewal waits for something to be withdrawn, milliseconds; also the longest it takes a holder to hear
 * of a withdrawal by another replica. The next renewal may hang for a second, and the one after it is still in time.
 */
export const longestWaitMs = leaseMs * 0.3;

/**
 * Longest time a withdrawal waits for holders, milliseconds. Whoever has not heard of it renewed before it was
 * noted and has no lease any more; the tenth is for clocks that do not run equally fast.
 */
export const withdrawalLimitMs = leaseMs * 1.1;

/** The withdrawals: how many there were, and the accounts of the latest ones, the last of them last. */
export interface WithdrawalLog {
  sequence: number;
  recent: readonly string[];
}

/** What a holder is told about the withdrawals it has not acted upon. */
export interface Withdrawn {
  sequence: number;
  accountIds: string[];
  /** The log does not reach back far enough to name the accounts. */
  everything: boolean;
}

/** What was withdrawn after the acknowledged withdrawal. A number from the future means that ours was restored. */
export function withdrawnSince({ sequence, recent }: WithdrawalLog, acknowledged: number): Withdrawn {
  const missed = sequence - acknowledged;
  if (missed < 0 || missed > recent.length) return { sequence, accountIds: [], everything: true };
  const accountIds = [...new Set(recent.slice(recent.length - missed))];
  return { sequence, accountIds, everything: false };
}
