/**
 * Gives everybody who asked the same before the question was sent one answer; who asks while it is on its way waits
 * for the next one. So no answer is older than the asking, and there is one question at a time for each key.
 */
export function makeSharedLookups<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const sent = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<T>>();

  async function send(key: string, ask: () => Promise<T>): Promise<T> {
    await sent.get(key);
    next.delete(key);
    const answer = ask();
    const settled = answer.then(
      () => undefined,
      () => undefined,
    );
    sent.set(key, settled);
    try {
      return await answer;
    } finally {
      if (sent.get(key) === settled) sent.delete(key);
    }
  }

  return (key, ask) => {
    const known = next.get(key);
    if (known) return known;
    const answer = send(key, ask);
    next.set(key, answer);
    return answer;
  };
}
