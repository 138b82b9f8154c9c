/** Starts to measure; the function it returns tells the milliseconds since. */
export type Stopwatch = () => () => number;

/**
 * The longer of what two clocks measure: the monotonic clock stands still while a machine is suspended, the machine's
 * clock may be set back. Both go on while a process is stopped. A clock that is off measures as well as a right one.
 */
export const stopwatch: Stopwatch = () => {
  const monotonic = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
};
