import { setTimeout as pause } from 'node:timers/promises';

type Read<T> = T | undefined | null | false;

/** The first waits are short; longer ones grow, because a read may ask another process. */
const pauses = { firstMs: 5, growth: 1.25, maxMs: 40 };

/**
 * Waits for a value other than undefined, null and false. @throws Error after `timeoutMs`, or the error of
 * `read`
 */
export async function until<T>(
  read: () => Promise<Read<T>> | Read<T>,
  what = 'a condition holds',
  { timeoutMs = 60_000 }: { timeoutMs?: number } = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let pauseMs = pauses.firstMs; ; pauseMs = Math.min(pauseMs * pauses.growth, pauses.maxMs)) {
    const value = await read();
    if (value !== undefined && value !== null && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`Timed out after ${timeoutMs / 1000} s: ${what}`);
    await pause(pauseMs);
  }
}
