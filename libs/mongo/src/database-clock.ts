import { type Clock, makeAgreedClock } from '@colloquy/kernel';

/** An answer that took longer says too little about when it was given, milliseconds. */
const promptMs = 500;

/** The time in which processes on several machines work on the same stored times. */
export interface DatabaseClock extends Clock {
  /** Compares the machine's clock with the database's; never rejects. */
  compare(): Promise<void>;
}

/** @param ask the database's time */
export function makeDatabaseClock(ask: () => Promise<Date>, clock = makeAgreedClock()): DatabaseClock {
  return {
    now: () => clock.now(),
    async compare() {
      const askedAt = performance.now();
      const answer = await ask().catch(() => undefined);
      const tookMs = performance.now() - askedAt;
      if (answer && tookMs <= promptMs) clock.heard(new Date(answer.getTime() + tookMs / 2));
    },
  };
}
