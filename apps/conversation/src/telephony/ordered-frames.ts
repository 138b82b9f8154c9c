/** Frames that wait for a missing one: 100 ms of sound. */
const maxWaiting = 5;
/** Time after which a missing frame is lost, milliseconds. */
const quietMs = 200;
/** Numbers by which a repeated frame is recognised. */
const maxRemembered = 50;

/** Telnyx does not guarantee the order of frames. One that is in order is delivered at once, a repeated one is dropped. */
export function makeOrderedFrames<F>(deliver: (frame: F) => void) {
  const waiting = new Map<number, F>();
  const delivered = new Set<number>();
  let next: number | undefined;
  let quiet: NodeJS.Timeout | undefined;

  function deliverOnce(frame: F, number: number): void {
    if (delivered.has(number)) return;
    delivered.add(number);
    for (const oldest of delivered) {
      if (delivered.size <= maxRemembered) break;
      delivered.delete(oldest);
    }
    deliver(frame);
  }

  function deliverWaiting(): void {
    for (let frame; next !== undefined && (frame = waiting.get(next)) !== undefined; next += 1) {
      waiting.delete(next);
      deliverOnce(frame, next);
    }
  }

  /** Delivers the waiting frames without the missing ones. */
  function flush(): void {
    clearTimeout(quiet);
    while (waiting.size > 0) {
      next = Math.min(...waiting.keys());
      deliverWaiting();
    }
  }

  return {
    /** @param number position of the frame; absent: it is in order */
    take(frame: F, number: number | undefined): void {
      if (number === undefined) return deliver(frame);
      next ??= number;
      if (number < next) return deliverOnce(frame, number);
      waiting.set(number, frame);
      if (waiting.size > maxWaiting) next = Math.min(...waiting.keys());
      deliverWaiting();
      clearTimeout(quiet);
      if (waiting.size > 0) quiet = setTimeout(flush, quietMs).unref();
    },
    flush,
  };
}
