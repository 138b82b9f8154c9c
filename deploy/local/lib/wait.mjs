import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `check` gives something truthy and returns it. A check that throws ends the wait.
 * @template T
 * @param {() => T | Promise<T>} check
 * @param {{ timeoutMs: number, everyMs?: number, what: string, signal?: AbortSignal }} options
 * @returns {Promise<NonNullable<T>>}
 */
export async function until(check, { timeoutMs, everyMs = 50, what, signal }) {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const found = await check();
    if (found) return found;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
    await pause(everyMs);
  }
}

/**
 * Waits for all of them, also when one fails, so that nothing is still at work when the failure is dealt with.
 * @template T
 * @param {Promise<T>[]} works
 * @returns {Promise<T[]>}
 */
export async function together(works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}
