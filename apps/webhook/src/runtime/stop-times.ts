/** How long breaking attempts off, storing that, and stopping everything else may take, milliseconds. */
const restMs = 6000;

/**
 * The times of a stop, milliseconds: an attempt that has begun is never repeated, so every one is given the time an
 * attempt may take before it is broken off. The platform that runs the service has to wait for `limitMs`.
 */
export function stopTimes({ timeoutMs }: { timeoutMs: number }): { graceMs: number; limitMs: number } {
  const graceMs = timeoutMs + 1000; // its result is stored after it
  return { graceMs, limitMs: graceMs + restMs };
}
