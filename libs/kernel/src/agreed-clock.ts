import type { Clock } from './clock';

/** Largest offset from the agreed time, and largest jump, at which the machine's clock is still trusted. */
const toleratedMs = 1000;

/** A round trip that takes longer is too inexact for a comparison. */
const promptMs = 500;

/** A clock that agrees, within a second, with the processes on other machines. */
export interface AgreedClock extends Clock {
  /** Compares the clock with the authority. Ignores slow responses. Never rejects. */
  compare(ask: () => Promise<Date>): Promise<void>;
}

/**
 * Returns the time of the machine's clock while it agrees with the last comparison. A clock that is wrong, or
 * is set while the process runs, is replaced by the compared time, advanced by a monotonic clock.
 * @param machine milliseconds of the machine's clock and of a monotonic clock
 */
export function makeAgreedClock(
  machine = { wall: () => Date.now(), steady: () => performance.now() },
): AgreedClock {
  let ahead: number | undefined; // offset from the monotonic clock
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
