import { answerLifeMs } from './answer-life';
import { stopwatch as machineStopwatch, type Stopwatch } from './stopwatch';

/**
 * Returns the cached answer for `key`, or asks for it. Callers of one key share a request that is younger
 * than the life of an answer. If a request fails, callers that came after it was sent ask again, so no caller
 * gets a failure from before its call.
 */
export type BriefCache<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Caches answers of another service for a short time. A caller never gets an answer that was requested more
 * than `lifeMs` before the call. Failures are not cached.
 * @param options.capacity maximum number of answers; the oldest is evicted
 * @param options.lifeMs default {@link answerLifeMs}; 0 disables the cache
 */
export function makeBriefCache<T>(options: {
  capacity: number;
  lifeMs?: number;
  stopwatch?: Stopwatch;
}): BriefCache<T> {
  const { capacity, lifeMs = answerLifeMs, stopwatch = machineStopwatch } = options;
  const entries = new Map<string, { ageMs: () => number; answer: Promise<T> }>(); // insertion order: oldest first

  function dropOld(): void {
    for (const [key, { ageMs }] of entries) {
      if (entries.size <= capacity && ageMs() < lifeMs) return;
      entries.delete(key);
    }
  }

  function begin(key: string, ask: () => Promise<T>): Promise<T> {
    const entry = { ageMs: stopwatch(), answer: ask() };
    entries.delete(key);
    entries.set(key, entry);
    dropOld();
    entry.answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.answer;
  }

  function known(key: string): Promise<T> | undefined {
    const entry = entries.get(key);
    return entry && entry.ageMs() < lifeMs ? entry.answer : undefined;
  }

  return (key, ask) => known(key)?.catch(() => known(key) ?? begin(key, ask)) ?? begin(key, ask);
}
