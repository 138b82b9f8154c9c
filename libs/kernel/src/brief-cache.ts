import { answerLifeMs } from './answer-life';
import { stopwatch as machineStopwatch, type Stopwatch } from './stopwatch';

/** Callers of one key share a request. If the request fails, later callers ask again. */
export type BriefCache<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Never returns an answer requested more than `lifeMs` before the call, nor a failure. Evicts the oldest of `capacity`.
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
