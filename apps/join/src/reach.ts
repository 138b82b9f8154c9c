/** Failed tries after which the expert is informed. */
const stuckAfterTries = 3;

/** Watches whether the server can be reached, and reports when several tries in a row have failed. */
export function makeReach(onStuck: (why: 'blocked' | 'unavailable') => void) {
  let tries = 0;
  let isAnswered = false;
  return {
    /** The server has sent a frame. */
    answered(): void {
      isAnswered = true;
    },
    opened(): void {
      tries = 0;
    },
    lost(): void {
      tries += 1;
      if (tries >= stuckAfterTries) onStuck(isAnswered ? 'unavailable' : 'blocked');
    },
  };
}
