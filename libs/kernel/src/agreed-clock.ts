import type { Clock } from './clock';

/** How far the machine's clock may be from the agreed time, or jump, before it is no longer believed, milliseconds. */
const toleratedMs = 1000;

/** A clock that keeps to the time that processes on several machines have agreed upon, to a second. */
export interface AgreedClock extends Clock {
  /** It is this time now for whoever sets the time. */
  heard(time: Date): void;
}

/**
 * The machine's clock, as long as that agrees with what was heard last. One that is wrong, or is set while the process
 * runs, is replaced by the time that was heard, counted on by a clock that cannot be set.
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
    heard: (time) => void (ahead = time.getTime() - machine.steady()),
  };
}
