/** Sends a second request if there is no answer after `afterMs`; the first answer counts, even a refusal. */
export function withHedging<T>(
  ask: () => Promise<T>,
  options: { afterMs: number; beforeSecond: () => Promise<void>; isSilence: (error: unknown) => boolean },
): Promise<T> {
  const { afterMs, beforeSecond, isSilence } = options;
  return new Promise((resolve, reject) => {
    let waiting = 0;
    const begin = () => {
      waiting += 1;
      void ask()
        .then(resolve, (error: unknown) => {
          waiting -= 1;
          if (waiting === 0 || !isSilence(error)) reject(error as Error);
        })
        .finally(() => clearTimeout(again));
    };
    const again = setTimeout(() => void beforeSecond().then(() => waiting > 0 && begin()), afterMs);
    begin();
  });
}
