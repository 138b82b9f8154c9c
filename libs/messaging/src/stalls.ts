/**
 * Calls `onStall` after the event loop made no iteration for longer than the limit. Returns a function that
 * stops the watch.
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
