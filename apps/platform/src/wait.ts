import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `check` gives something truthy and returns it. A check that throws ends the wait. */
export async function until<T>(
  check: () => T | Promise<T>,
  {
    timeoutMs,
    everyMs = 50,
    what,
    signal,
  }: { timeoutMs: number; everyMs?: number; what: string; signal?: AbortSignal },
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

/** Waits for all of them, also when one fails, so that nothing is still at work when the failure is dealt with. */
export async function together<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
