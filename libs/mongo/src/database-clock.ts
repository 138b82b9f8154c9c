import type { Clock } from '@colloquy/kernel';

/** How far this machine's clock may be from the database's, or jump, before it is no longer believed, milliseconds. */
const toleratedMs = 1000;
/** An answer that took longer says too little about when it was given, milliseconds. */
const promptMs = 500;

/** A clock that agrees with that of the database to a second. */
export interface DatabaseClock extends Clock {
  /** Compares the clocks; never rejects. */
  compare(): Promise<void>;
}

/**
 * The time in which processes on several machines work on the same stored times: each has its machine's clock, as long
 * as that agrees with the database's. One that is wrong, or is set while the process runs, is replaced by the database's
 * time, counted on by a clock that cannot be set.
 * @param ask the database's time
 * @param machine milliseconds of the machine's clock, and of one that is never set
 */
export function makeDatabaseClock(
  ask: () => Promise<Date>,
  machine = { wall: () => Date.now(), steady: () => performance.now() },
): DatabaseClock {
  let ahead: number | undefined; // of the steady clock
  return {
    now() {
      const wall = machine.wall();
      if (ahead === undefined) return new Date(wall);
      const expected = Math.round(machine.steady() + ahead);
      return new Date(Math.abs(wall - expected) <= toleratedMs ? wall : expected);
    },
    async compare() {
      const askedAt = machine.steady();
      const answer = await ask().catch(() => undefined);
      const answeredAt = machine.steady();
      if (!answer || answeredAt - askedAt > promptMs) return;
      ahead = answer.getTime() - (askedAt + answeredAt) / 2;
    },
  };
}
