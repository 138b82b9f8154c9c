import type { Timer } from '../src/ports';

/** A clock that stands still while anybody has something to do, and then goes on to the next end of a pause. */
export function makeVirtualTimer() {
  const sleeping = new Set<{ until: number; wake: () => void }>();
  let now = 0;

  const timer: Timer = {
    now: () => now,
    pause: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const sleeper = {
          until: now + ms,
          wake: () => {
            sleeping.delete(sleeper);
            signal?.removeEventListener('abort', sleeper.wake);
            resolve();
          },
        };
        sleeping.add(sleeper);
        signal?.addEventListener('abort', sleeper.wake, { once: true });
      }),
  };

  return {
    ...timer,
    sleeping: () => sleeping.size,
    /** Does something when this time has come. */
    at: (ms: number, act: () => unknown) => void timer.pause(ms - now).then(act),
    /** Lets the time go on until the work is over. */
    async run<T>(work: Promise<T>): Promise<T> {
      let over = false;
      const ended = () => void (over = true);
      work.then(ended, ended);
      for (;;) {
        await new Promise(setImmediate);
        if (over) return work;
        const [first] = [...sleeping].sort((one, other) => one.until - other.until);
        if (!first) throw new Error('Everybody waits for somebody else');
        now = first.until;
        first.wake();
      }
    },
  };
}
