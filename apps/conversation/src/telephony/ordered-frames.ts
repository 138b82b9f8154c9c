/** Frames that wait for a missing one: 100 ms of sound. */
const mostWaiting = 5;

/**
 * Brings numbered frames of sound into order: Telnyx does not guarantee it. A frame that is in order is delivered at once,
 * one that comes after its turn is delivered when it comes.
 */
export function makeOrderedFrames<F>(deliver: (frame: F) => void) {
  const waiting = new Map<number, F>();
  let next: number | undefined;

  function deliverWaiting(): void {
    for (let frame; next !== undefined && (frame = waiting.get(next)) !== undefined; next += 1) {
      waiting.delete(next);
      deliver(frame);
    }
  }

  /** @param number position of the frame; absent: it is in order */
  return (frame: F, number: number | undefined): void => {
    next ??= number;
    if (number === undefined || next === undefined || number < next) return deliver(frame);
    waiting.set(number, frame);
    if (waiting.size > mostWaiting) next = Math.min(...waiting.keys());
    deliverWaiting();
  };
}
