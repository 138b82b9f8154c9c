/** Starts to measure; the function it returns tells the milliseconds since. */
export type Stopwatch = () => () => number;

/**
 * The longer of what two clocks say: the monotonic one may stand still while a machine is suspended, the other one
 * may be set back. Both go on while the process is stopped.
 */
export const stopwatch: Stopwatch = () => {
  const monotonic = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
};
