import type { DisconnectReason, Platform } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';

/** The connected time of one session: an entry of the ledger. Nothing but its settlement is ever added. */
export interface UsageEntry {
  /** Also the idempotency key: a session is booked once. */
  sessionId: string;
  interviewId: string;
  accountId: string;
  platform: Platform;
  disconnectReason: DisconnectReason;
  startedAt: Date;
  endedAt: Date;
  seconds: number;
  bookedAt: Date;
  /** What its minutes were settled with, once they were. */
  settlementId?: string;
}

/** Each session counts in whole minutes, the last one begun included. */
export function billedMinutes({ seconds }: { seconds: number }): number {
  return Math.ceil(seconds / 60);
}

/** From its first moment to just before its last; without an end it is still running. */
export interface Period {
  from: Date;
  to?: Date;
}

/** The longest period usage is summed up for. */
const maxPeriodDays = 366;

/** How far a period reaches back that has no beginning. */
const defaultPeriodDays = 31;

const dayMs = 24 * 3600 * 1000;

/** @throws AppError `invalid` when the period ends before it begins, or is longer than 366 days */
export function periodOf({ from, to }: Partial<Period>, now: Date): Period {
  const end = (to ?? now).getTime();
  const begin = from?.getTime() ?? end - defaultPeriodDays * dayMs;
  if (to && begin > end) throw new AppError('invalid', undefined, 'from: must not be after to');
  if (end - begin > maxPeriodDays * dayMs) {
    throw new AppError('invalid', undefined, `from: must be at most ${maxPeriodDays} days before to`);
  }
  return { from: new Date(begin), ...(to ? { to } : {}) };
}
