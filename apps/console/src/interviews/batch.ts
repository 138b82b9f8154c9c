import { ApiError } from '@colloquy/client';

const width = 4;
/** Maximum number of attempts for an item if the API asks to wait. */
const maxAttempts = 6;

interface Batch<T> {
  items: readonly T[];
  work: (item: T) => Promise<unknown>;
  onSettled: (item: T, error?: unknown) => void;
  signal: AbortSignal;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Resolves early when the signal is aborted. */
export const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** When the API asks to wait, every request waits. After an abort, running requests finish and no new ones start. */
export async function runBatch<T>({
  items,
  work,
  onSettled,
  signal,
  wait = waitFor,
}: Batch<T>): Promise<void> {
  let next = 0;
  let pause: Promise<void> | undefined;

  async function attempt(item: T): Promise<void> {
    for (let tries = 1; ; tries++) {
      await pause;
      if (signal.aborted) return;
      try {
        await work(item);
        return onSettled(item);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429 || tries === maxAttempts) {
          return onSettled(item, error);
        }
        pause ??= wait((error.retryAfterSeconds ?? 2 ** tries) * 1000, signal).then(
          () => (pause = undefined),
        );
      }
    }
  }

  const lane = async () => {
    while (next < items.length && !signal.aborted) await attempt(items[next++] as T);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
