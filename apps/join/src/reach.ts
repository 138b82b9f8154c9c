/** Failed tries after which the expert is informed. */
const stuckAfterTries = 3;

export function makeReach(onStuck: (why: 'blocked' | 'unavailable') => void) {
  let tries = 0;
  let isAnswered = false;
  return {
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
