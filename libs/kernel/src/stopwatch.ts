export type Stopwatch = () => () => number;

/** Milliseconds since the start, by the faster of two clocks: a monotonic one stops in a suspended machine. */
export const stopwatch: Stopwatch = () => {
  const monotonic = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
};
