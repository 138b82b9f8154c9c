/** Words may grow from a back-channel into an answer for so long before they take the floor, milliseconds. */
const settleMs = 300;

/** What taking the floor needs and does. */
export interface FloorOptions {
  /** The words the expert is saying; '' when none. */
  pending: () => string;
  onlyListens: (words: string) => boolean;
  take: () => void;
}

/** Decides when an expert who speaks takes the floor: not by words that only show that the expert listens. */
export function makeFloor({ pending, onlyListens, take }: FloorOptions) {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    waiting = undefined;
    const words = pending();
    if (words !== '' && !onlyListens(words)) take();
  }

  return {
    /** The expert is saying something. */
    heard(): void {
      waiting ??= setTimeout(settle, settleMs);
    },
    stop: () => clearTimeout(waiting),
  };
}
