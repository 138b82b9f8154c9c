/** The time as a port, so that decisions and waits can be tested with a time of the test's choosing. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
