/**
 * Calls back after the process was blocked or frozen: the event loop took no turn for longer than a limit.
 * @param now milliseconds of a monotonic clock
 * @returns a function that ends the watch
 */
export function watchStalls(onStall: () => void, limitMs: number, now = () => performance.now()): () => void {
  let last = now();
  const look = () => {
    const since = last;
    last = now();
    if (last - since > limitMs) onStall();
  };
  const timer = setInterval(look, limitMs / 5).unref();
  return () => clearInterval(timer);
}
