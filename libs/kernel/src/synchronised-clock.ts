import type { Clock } from './clock';

/** Largest offset, and largest jump, at which the machine's clock is trusted. */
const toleratedMs = 1000;

const promptMs = 500;

export interface SynchronisedClock extends Clock {
  /** Compares the machine's clock with the time that `ask` returns. Ignores a slow response. Never rejects. */
  compare(ask: () => Promise<Date>): Promise<void>;
}

/** Creates a clock that returns the machine's time, or the compared time while the two differ. */
export function makeSynchronisedClock(
  machine = { wall: () => Date.now(), steady: () => performance.now() },
): SynchronisedClock {
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
