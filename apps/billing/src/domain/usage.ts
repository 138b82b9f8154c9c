import type { DisconnectReason, Platform, ProviderUsage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';

/** The usage of one session; immutable except for `settlementId`. */
export interface UsageEntry {
  sessionId: string;
  interviewId: string;
  accountId: string;
  platform: Platform;
  disconnectReason: DisconnectReason;
  startedAt: Date;
  endedAt: Date;
  /** 0 for a test interview. */
  seconds: number;
  isTest?: true;
  /** Agent of the interview; absent if unknown. */
  agentId?: string;
  /** Shown, not billed; absent if unknown. */
  providerUsage?: ProviderUsage | undefined;
  bookedAt: Date;
  settlementId?: string;
}

export function billedMinutes({ seconds }: { seconds: number }): number {
  return Math.ceil(seconds / 60);
}

/** Includes `from` and excludes `to`. */
export interface Period {
  from: Date;
  to?: Date;
}

/** Selects the entries of a period. */
export interface UsageFilter extends Period {
  agentId?: string;
  settlementId?: string;
}

const maxPeriodDays = 366;

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
