import { setTimeout as pause } from 'node:timers/promises';

type Read<T> = T | undefined | null | false;

/** Waits until `read` returns a value other than undefined, null and false. `what` describes it in the error. */
export async function until<T>(
  read: () => Promise<Read<T>> | Read<T>,
  what: string,
  { timeoutMs, everyMs = 50, signal }: { timeoutMs: number; everyMs?: number; signal?: AbortSignal },
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const value = await read();
    if (value !== undefined && value !== null && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`${what}: timed out after ${timeoutMs / 1000} s`);
    await pause(everyMs);
  }
}

/** Like `Promise.all`, but waits for every promise even if one rejects. */
export async function settleAll<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
