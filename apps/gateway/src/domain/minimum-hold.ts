import type { Release } from '@colloquy/kernel';

export function holdAtLeast(forMs: number, release: Release): Release {
  const until = performance.now() + forMs;
  return () => {
    const restMs = until - performance.now();
    if (restMs <= 0) release();
    else setTimeout(release, restMs).unref();
  };
}
