/**
 * Asks again if there is no answer after a while, and keeps waiting for the first question too, so that a
 * slow answer does not fail. The first answer counts, even a refusal.
 * @param options.beforeAgain awaited before the second question
 * @param options.isSilence returns whether a failure means that there was no answer
 */
export function askTwice<T>(
  ask: () => Promise<T>,
  options: { afterMs: number; beforeAgain: () => Promise<void>; isSilence: (error: unknown) => boolean },
): Promise<T> {
  const { afterMs, beforeAgain, isSilence } = options;
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
    const again = setTimeout(() => void beforeAgain().then(() => waiting > 0 && begin()), afterMs);
    begin();
  });
}
