import { setTimeout as pause } from 'node:timers/promises';

interface WaitOptions {
  timeoutMs: number;
  everyMs?: number;
  /** Names the condition in the error message. */
  what: string;
  signal?: AbortSignal;
}

/** Waits until `check` returns something truthy, and returns it. A check that throws ends the wait. */
export async function until<T>(
  check: () => T | Promise<T>,
  { timeoutMs, everyMs = 50, what, signal }: WaitOptions,
): Promise<NonNullable<T>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const found = await check();
    if (found) return found;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
    await pause(everyMs);
  }
}

/** Like `Promise.all`, but waits for every promise even if one rejects. */
export async function together<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
