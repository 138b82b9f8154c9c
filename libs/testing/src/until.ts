import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `read` returns something other than undefined or false, and returns it.
 * @param what names the condition in the error of a wait that took too long
 * @throws Error after `limitMs` (default 25 s), or what `read` throws
 */
export async function until<T>(
  read: () => Promise<T | undefined | false> | T | undefined | false,
  what = 'a condition holds',
  limitMs = 25_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const value = await read();
    if (value !== undefined && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await pause(10);
  }
}
