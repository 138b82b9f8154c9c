import { AppError, backoffMs, type Clock, pause } from '@colloquy/kernel';
import type { RosterStore, Withdraw } from '../domain/ports';
import type { Roster, RosterChange } from '../domain/roster';
import { makeInTurn } from './in-turn';

/** A decision about a roster as it is now, with what the use-case wants to have of it. */
export interface Attempt<T> {
  change: RosterChange;
  result: T;
  /** Undoes what the attempt did beside the roster, when somebody else changed the roster first. */
  undo?: () => Promise<void>;
}

/**
 * Decides and stores; decides again while others change the same roster. When it resolves, nobody acts upon the roster
 * as it was before.
 */
export type ChangeRoster = <T>(
  accountId: string,
  attempt: (roster: Roster, now: Date) => Attempt<T> | Promise<Attempt<T>>,
) => Promise<T>;

const maxAttempts = 40;
const backoff = { baseMs: 2, maxMs: 100 };

/** Attempts compete only with those of other replicas, so they rarely need to be repeated. */
export function makeChangeRoster(ports: {
  rosters: RosterStore;
  withdraw: Withdraw;
  clock: Clock;
}): ChangeRoster {
  const { rosters, withdraw, clock } = ports;
  const inTurn = makeInTurn();
  return async (accountId, attempt) => {
    const { result, changed } = await inTurn(accountId, async () => {
      for (let tries = 0; tries < maxAttempts; tries++) {
        const roster = await rosters.load(accountId);
        const now = clock.now();
        const { change, result, undo } = await attempt(roster, now);
        const changed = change.roster !== roster;
        if (!changed || (await rosters.save(roster, change, now))) return { result, changed };
        await undo?.();
        await pause(backoffMs(tries, backoff));
      }
      throw new AppError('unavailable', undefined, 'Too many changes at the same time');
    });
    if (changed) await withdraw(accountId);
    return result;
  };
}
