import type { WithdrawalLog } from './withdrawal';

/** The withdrawals that holders were told, one log for all replicas. */
export interface Withdrawals {
  /** Notes a withdrawal for good and returns its number. */
  add(accountId: string): Promise<number>;
  read(): Promise<WithdrawalLog>;
}

/** The processes that may hold a lease, as all replicas know them. */
export interface Leases {
  /** Notes that the holder renews its lease and has acted upon this withdrawal. */
  note(holderId: string, acknowledged: number): Promise<void>;
  end(holderId: string): Promise<void>;
  /** The holders that have yet to act upon this withdrawal. */
  behind(sequence: number): Promise<Lease[]>;
  /** Drops those that have not renewed since. */
  forget(leases: readonly Lease[]): Promise<void>;
}

/** A holder, and which of its renewals was the last one. */
export interface Lease {
  holderId: string;
  renewal: string;
}

/** How waits are measured. */
export interface Timer {
  /** Milliseconds on a clock that is never set. */
  now(): number;
  pause(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Tells those of this process who wait that it is worth looking again, sooner than they would by themselves. */
export interface Bell {
  ring(): void;
  /** How often it has rung. To be read before looking, so that nothing that happens meanwhile is missed. */
  rings(): number;
  /**
   * Waits until it has rung more often than that, at most so long.
   * @param signal ends the wait
   * @returns whether it has
   */
  wait(heard: number, ms: number, signal?: AbortSignal): Promise<boolean>;
}

/** What this process does itself and need not look up. */
export interface Bells {
  /** Something was withdrawn. */
  withdrawn: Bell;
  /** A holder renewed its lease, or ended it. */
  renewed: Bell;
}
