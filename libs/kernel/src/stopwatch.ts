/** Starts a measurement. The returned function gives the milliseconds since. */
export type Stopwatch = () => () => number;

/**
 * Returns the longer of the times that two clocks measured. The monotonic clock stops while a machine is
 * suspended; the machine's clock may be set back. Both continue while a process is stopped. The offset of a
 * clock does not matter.
 */
export const stopwatch: Stopwatch = () => {
  const monotonic = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
};
