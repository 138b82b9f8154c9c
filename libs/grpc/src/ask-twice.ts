/**
 * Asks once more when there is no answer after a while, and goes on waiting for the first question as well: what is only
 * slow must not fail for it. The first answer counts, be it a refusal.
 * @param options.beforeAgain is waited for before it is asked again
 * @param options.isSilence tells a failure that is no answer
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
