import type { Bell, Timer } from './ports';

/** A bell knows nobody but those who wait at this moment. */
export function makeBell(timer: Pick<Timer, 'pause'>): Bell {
  const waiting = new Set<() => void>();
  let rings = 0;

  async function pause(ms: number, signal?: AbortSignal): Promise<void> {
    const over = new AbortController();
    const wake = () => over.abort();
    waiting.add(wake);
    signal?.addEventListener('abort', wake, { once: true });
    await timer.pause(ms, over.signal);
    signal?.removeEventListener('abort', wake);
    waiting.delete(wake);
  }

  return {
    ring() {
      rings++;
      for (const wake of waiting) wake();
    },
    rings: () => rings,
    async wait(heard, ms, signal) {
      if (rings === heard && ms > 0 && !signal?.aborted) await pause(ms, signal);
      return rings !== heard;
    },
  };
}
