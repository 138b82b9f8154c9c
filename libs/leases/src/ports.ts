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
