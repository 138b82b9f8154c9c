/** How often the server is told that somebody is talking or composing an answer, milliseconds. */
const signEveryMs = 4000;

/** Tells now and then that the expert is there, though nothing is said yet. */
export function makePresence(now: () => number, tell: () => void) {
  let toldAt = -Infinity;

  return {
    sign(): void {
      if (now() - toldAt < signEveryMs) return;
      toldAt = now();
      tell();
    },
  };
}
