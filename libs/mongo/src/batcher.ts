interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Does many small things as one: what is asked for while a batch is under way makes the next one, at most `limit`
 * at a time and in the order it was asked for. What `run` throws, everyone in that batch gets. Unlike with `gathered`,
 * who comes during a batch waits for its end: batches grow with the load.
 */
export function makeBatcher<T, R>(options: {
  limit: number;
  /** One result per item, in their order. */
  run: (items: T[]) => Promise<R[]>;
}): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let running = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, options.limit);
      try {
        const results = await options.run(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => resolve(results[index] as R));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      // whoever asks in the same turn of the event loop comes along
      setImmediate(() => void drain());
    });
}
