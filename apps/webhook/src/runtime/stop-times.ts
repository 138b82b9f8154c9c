/** Time for interrupting attempts, storing their results and stopping the other components, milliseconds. */
const restMs = 6000;

/**
 * Returns the time limits of a stop, milliseconds. An attempt is never repeated, so attempts in progress get the full
 * time of an attempt before they are interrupted. The platform that runs the service must wait for `limitMs`.
 */
export function stopTimes({ timeoutMs }: { timeoutMs: number }): { graceMs: number; limitMs: number } {
  const graceMs = timeoutMs + 1000; // for storing the result
  return { graceMs, limitMs: graceMs + restMs };
}
