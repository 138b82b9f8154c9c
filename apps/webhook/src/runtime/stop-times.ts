/** Time to interrupt attempts, store their results and stop the other components. */
const restMs = 6000;

/** Attempts get their full time, because none is repeated. The platform must wait for `limitMs`. */
export function stopTimes({ timeoutMs }: { timeoutMs: number }): { graceMs: number; limitMs: number } {
  const graceMs = timeoutMs + 1000; // for storing the result
  return { graceMs, limitMs: graceMs + restMs };
}
