import type { Clock } from './clock';

/** How far the machine's clock may be from the agreed time, or jump, before it is no longer believed, milliseconds. */
const toleratedMs = 1000;

/** An answer that took longer says too little about when it was given, milliseconds. */
const promptMs = 500;

/** A clock that keeps to the time that processes on several machines have agreed upon, to a second. */
export interface AgreedClock extends Clock {
  /** Asks whoever sets the time what time it is. An answer that comes late is ignored. Never rejects. */
  compare(ask: () => Promise<Date>): Promise<void>;
}

/**
 * The machine's clock, as long as that agrees with the last comparison. One that is wrong, or is set while the process
 * runs, is replaced by the time of that comparison, counted on by a clock that cannot be set.
 * @param machine milliseconds of the machine's clock, and of one that is never set
 */
export function makeAgreedClock(
  machine = { wall: () => Date.now(), steady: () => performance.now() },
): AgreedClock {
  let ahead: number | undefined; // of the steady clock
  return {
    now() {
      const wall = machine.wall();
      if (ahead === undefined) return new Date(wall);
      const agreed = Math.round(machine.steady() + ahead);
      return new Date(Math.abs(wall - agreed) <= toleratedMs ? wall : agreed);
    },
    async compare(ask) {
      const askedAt = machine.steady();
      const time = await ask().catch(() => undefined);
      const tookMs = machine.steady() - askedAt;
      if (time && tookMs <= promptMs) ahead = time.getTime() + tookMs / 2 - machine.steady();
    },
  };
}
