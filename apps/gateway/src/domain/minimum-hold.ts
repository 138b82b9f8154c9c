import type { Release } from './fair-queue';

/** Returns a release that has its effect `forMs` after the call of this function at the earliest. */
export function holdAtLeast(forMs: number, release: Release): Release {
  const until = performance.now() + forMs;
  return () => {
    const restMs = until - performance.now();
    if (restMs <= 0) release();
    else setTimeout(release, restMs).unref();
  };
}
