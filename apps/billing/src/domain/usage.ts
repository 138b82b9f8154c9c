import type { DisconnectReason, Platform, ProviderUsage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';

/** Connected time of a session: an entry of the ledger, which is immutable except for `settlementId`. */
export interface UsageEntry {
  /** Idempotency key: a session is booked once. */
  sessionId: string;
  interviewId: string;
  accountId: string;
  platform: Platform;
  disconnectReason: DisconnectReason;
  startedAt: Date;
  endedAt: Date;
  /** 0 for a session of a test interview. */
  seconds: number;
  /** Present for a session of a test interview. */
  isTest?: true;
  /** Shown, not billed; absent if unknown. */
  providerUsage?: ProviderUsage | undefined;
  bookedAt: Date;
  /** The settlement that billed the minutes. */
  settlementId?: string;
}

/** Returns the minutes of a session, rounded up. */
export function billedMinutes({ seconds }: { seconds: number }): number {
  return Math.ceil(seconds / 60);
}

/** A period that includes `from` and excludes `to`; without `to` it has no end. */
export interface Period {
  from: Date;
  to?: Date;
}

const maxPeriodDays = 366;

/** Length of a period without a start. */
const defaultPeriodDays = 31;

const dayMs = 24 * 3600 * 1000;

/** @throws AppError `invalid` if the period ends before it begins or is longer than 366 days */
export function periodOf({ from, to }: Partial<Period>, now: Date): Period {
  const end = (to ?? now).getTime();
  const begin = from?.getTime() ?? end - defaultPeriodDays * dayMs;
  if (to && begin > end) throw new AppError('invalid', undefined, 'from: must not be after to');
  if (end - begin > maxPeriodDays * dayMs) {
    throw new AppError('invalid', undefined, `from: must be at most ${maxPeriodDays} days before to`);
  }
  return { from: new Date(begin), ...(to ? { to } : {}) };
}
