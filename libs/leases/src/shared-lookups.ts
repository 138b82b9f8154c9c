import { pause } from '@colloquy/kernel';

/**
 * How long a question waits after one that several shared, so that several share it too: twice as long as that one
 * took, within bounds, milliseconds. A peer that is busy is asked less often.
 */
export const restAfter = (tookMs: number) => Math.min(Math.max(2 * tookMs, 5), 25);

/**
 * Gives everybody who asked the same before the question was sent one answer; who asks while it is on its way waits
 * for the next one. So no answer is older than the asking, and there is one question at a time for each key.
 * @param rest waits after a question that several shared; one who asks alone is never kept waiting
 */
export function makeSharedLookups<T>(
  rest: (ms: number) => Promise<void> = pause,
): (key: string, ask: () => Promise<T>) => Promise<T> {
  const sent = new Map<string, Promise<void>>();
  const next = new Map<string, { answer: Promise<T>; askers: number }>();

  async function send(key: string, ask: () => Promise<T>): Promise<T> {
    await sent.get(key);
    const askers = next.get(key)?.askers ?? 1;
    next.delete(key);
    const begun = performance.now();
    const answer = ask();
    const over = settled(answer)
      .then(() => (askers > 1 ? rest(restAfter(performance.now() - begun)) : undefined))
      .then(() => {
        if (sent.get(key) === over) sent.delete(key);
      });
    sent.set(key, over);
    return answer;
  }

  return (key, ask) => {
    const known = next.get(key);
    if (known) {
      known.askers += 1;
      return known.answer;
    }
    const answer = send(key, ask);
    next.set(key, { answer, askers: 1 });
    return answer;
  };
}

const settled = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    () => undefined,
  );
