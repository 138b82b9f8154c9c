import { pause } from './wait';

/**
 * How long a service uses an answer of another service, counted from before the request. Readers and owners
 * share this number: a reader caches for so long, an owner waits until that time is over.
 */
export const answerLifeMs = 1000;

/** A tenth longer than the life of an answer, because the clocks of two machines may run at different speeds. */
const outwaitMs = answerLifeMs * 1.1;

/** Resolves when no service uses an answer from before a change any more. Call it after the change is stored. */
export type UntilAnswersExpire = () => Promise<void>;

/** Waits for 1.1 lives of an answer on a monotonic clock. See {@link UntilAnswersExpire}. */
export const untilAnswersExpire: UntilAnswersExpire = async () => {
  const since = performance.now();
  // a timer that was set while the event loop was busy fires early
  for (let leftMs = outwaitMs; leftMs > 0; leftMs = since + outwaitMs - performance.now())
    await pause(leftMs);
};
