import { answerLifeMs } from './answer-life';
import { stopwatch as machineStopwatch, type Stopwatch } from './stopwatch';

/**
 * Returns what is known by `key`, else asks. Callers of one key share a question that is not older than the life of an
 * answer. When a question fails, a caller that came after it was sent asks again, so nobody is told of a failure from
 * before its call.
 */
export type BriefCache<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Keeps answers of another service for a short time. A caller never gets an answer whose question was begun longer than
 * `lifeMs` before the call; failures are not kept.
 * @param options.capacity the most answers; the oldest goes first
 * @param options.lifeMs default {@link answerLifeMs}; 0 keeps nothing
 */
export function makeBriefCache<T>(options: {
  capacity: number;
  lifeMs?: number;
  stopwatch?: Stopwatch;
}): BriefCache<T> {
  const { capacity, lifeMs = answerLifeMs, stopwatch = machineStopwatch } = options;
  const entries = new Map<string, { ageMs: () => number; answer: Promise<T> }>(); // the oldest first

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
