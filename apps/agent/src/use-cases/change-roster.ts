import { AppError, backoffMs, type Clock, pause, type UntilAnswersExpire } from '@colloquy/kernel';
import type { RosterStore } from '../domain/ports';
import type { Roster, RosterChange } from '../domain/roster';
import { makeInTurn } from './in-turn';

/** A decision about a roster as it is now, with what the use-case wants to have of it. */
export interface Attempt<T> {
  change: RosterChange;
  result: T;
  /** Undoes what the attempt did beside the roster, when somebody else changed the roster first. */
  undo?: () => Promise<void>;
}

/** Decides and stores; decides again while others change the same roster. */
export type ChangeRoster = <T>(
  accountId: string,
  attempt: (roster: Roster, now: Date) => Attempt<T> | Promise<Attempt<T>>,
) => Promise<T>;

const maxAttempts = 40;
const backoff = { baseMs: 2, maxMs: 100 };

/** Attempts compete only with those of other replicas, so they rarely need to be repeated. */
export function makeChangeRoster({ rosters, clock }: { rosters: RosterStore; clock: Clock }): ChangeRoster {
  const inTurn = makeInTurn();
  return (accountId, attempt) =>
    inTurn(accountId, async () => {
      for (let tries = 0; tries < maxAttempts; tries++) {
        const roster = await rosters.load(accountId);
        const now = clock.now();
        const { change, result, undo } = await attempt(roster, now);
        if (change.roster === roster || (await rosters.save(roster, change, now))) return result;
        await undo?.();
        await pause(backoffMs(tries, backoff));
      }
      throw new AppError('unavailable', undefined, 'Too many changes at the same time');
    });
}

/**
 * Changes after which interviews must not go by the former roster: resolves when no other service uses an answer about
 * it. Waits for a change that finds nothing to do too, as it may repeat one that was interrupted.
 */
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
