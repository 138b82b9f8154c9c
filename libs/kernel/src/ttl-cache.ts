import { answerTtlMs } from './answer-ttl';
import { stopwatch as machineStopwatch, type Stopwatch } from './stopwatch';

/** A cache by key. Concurrent callers share one request. After a failed request, later callers ask again. */
type TtlCache<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

/** Never returns a failure, or an answer requested over `ttlMs` ago. Evicts the oldest of `capacity`. */
export function makeTtlCache<T>(options: {
  capacity: number;
  ttlMs?: number;
  stopwatch?: Stopwatch;
}): TtlCache<T> {
  const { capacity, ttlMs = answerTtlMs, stopwatch = machineStopwatch } = options;
  const entries = new Map<string, { ageMs: () => number; answer: Promise<T> }>(); // insertion order: oldest first

  function dropOld(): void {
    for (const [key, { ageMs }] of entries) {
      if (entries.size <= capacity && ageMs() < ttlMs) return;
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
    return entry && entry.ageMs() < ttlMs ? entry.answer : undefined;
  }

  return (key, ask) => known(key)?.catch(() => known(key) ?? begin(key, ask)) ?? begin(key, ask);
}
