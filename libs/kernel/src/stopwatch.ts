export type Stopwatch = () => () => number;

/** Measures milliseconds by the faster of two clocks: a monotonic clock stops while the machine is suspended. */
export const stopwatch: Stopwatch = () => {
  const monotonic = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
};
