/** Calls `onStall` after a pause of the event loop beyond the limit. Returns a function that stops the watch. */
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
