/** Wait before a stream is ended to get its words, milliseconds: providers that heard nothing need not answer. */
const answerMs = 1200;

interface Request {
  resolve(words: string): void;
  reject(error: unknown): void;
}

/** Holds the requests for final words, which are answered in order. */
export function makeFinalRequests(on: { unanswered: () => void; aborted: (reason: unknown) => void }) {
  const requests: Request[] = [];

  return {
    areWaiting: () => requests.length > 0,
    add: (signal: AbortSignal): Promise<string> =>
      new Promise((resolve, reject) => {
        const unanswered = setTimeout(on.unanswered, answerMs).unref();
        const stop = () => on.aborted(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
        const over = () => {
          clearTimeout(unanswered);
          signal.removeEventListener('abort', stop);
        };
        requests.push({
          resolve: (words) => (over(), resolve(words)),
          reject: (error) => (over(), reject(error)),
        });
      }),
    /** Answers the oldest request; returns false if there is none. */
    answer(words: string): boolean {
      const request = requests.shift();
      request?.resolve(words);
      return request !== undefined;
    },
    fail(error: unknown): void {
      for (const request of requests.splice(0)) request.reject(error);
    },
  };
}
