import { AppError, backoffMs, type Clock, pause, type UntilAnswersExpire } from '@colloquy/kernel';
import type { RosterRepository } from '../domain/ports';
import type { Roster, RosterChange } from '../domain/roster';
import { makeKeyedQueue } from './keyed-queue';

export interface Attempt<T> {
  change: RosterChange;
  result: T;
  /** Undoes side effects of the attempt if the roster was changed concurrently. */
  undo?: () => Promise<void>;
}

/** Decides again if the roster was changed concurrently. */
export type ChangeRoster = <T>(
  accountId: string,
  attempt: (roster: Roster, now: Date) => Attempt<T> | Promise<Attempt<T>>,
) => Promise<T>;

const maxAttempts = 40;
const backoff = { baseMs: 2, maxMs: 100 };

/** Serialises an account's changes within the process; only other replicas cause repetitions. */
export function makeChangeRoster({
  rosters,
  clock,
  changed = async () => undefined,
}: {
  rosters: RosterRepository;
  clock: Clock;
  changed?: (accountId: string, change: RosterChange) => Promise<void>;
}): ChangeRoster {
  const enqueue = makeKeyedQueue();
  return (accountId, attempt) =>
    enqueue(accountId, async () => {
      for (let tries = 0; tries < maxAttempts; tries++) {
        const roster = await rosters.load(accountId);
        const now = clock.now();
        const { change, result, undo } = await attempt(roster, now);
        if (change.roster === roster) return result;
        if (await rosters.save(roster, change, now)) {
          await changed(accountId, change);
          return result;
        }
        await undo?.();
        await pause(backoffMs(tries, backoff));
      }
      throw new AppError('unavailable', undefined, 'Too many concurrent changes; try again later');
    });
}

/** Waits even if nothing changes, because the call may repeat an interrupted one. */
export function makeConfirmedChange(
  changeRoster: ChangeRoster,
  untilAnswersExpire: UntilAnswersExpire,
): ChangeRoster {
  return async (accountId, attempt) => {
    const result = await changeRoster(accountId, attempt);
    await untilAnswersExpire();
    return result;
  };
}
