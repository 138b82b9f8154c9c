/** Time in which words that began as a back-channel may become an interruption. */
const settleMs = 300;

interface FloorOptions {
  pending: () => string;
  onlyListens: (words: string) => boolean;
  take: () => void;
}

/** Decides when a speaking expert interrupts the interviewer. A back-channel ("yes", "I see") does not. */
export function makeFloor({ pending, onlyListens, take }: FloorOptions) {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    waiting = undefined;
    const words = pending();
    if (words !== '' && !onlyListens(words)) take();
  }

  return {
    heard(): void {
      waiting ??= setTimeout(settle, settleMs);
    },
    stop: () => clearTimeout(waiting),
  };
}
