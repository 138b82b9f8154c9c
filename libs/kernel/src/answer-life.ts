import { pause } from './wait';

/**
 * How long a service uses an answer of another service, counted from before it asked, milliseconds. One number for
 * readers and owners: a reader keeps it, an owner outwaits it.
 */
export const answerLifeMs = 1000;

/** Above the life of an answer by a tenth: the clocks of two machines may run at different speeds. */
const outwaitMs = answerLifeMs * 1.1;

/** Resolves when no service uses an answer from before a change. To be called when the change is stored. */
export type UntilAnswersExpire = () => Promise<void>;

/** See {@link UntilAnswersExpire}. Waits for 1.1 lives of an answer, on a clock that is never set. */
export const untilAnswersExpire: UntilAnswersExpire = async () => {
  const since = performance.now();
  // a timer that was set while the event loop was busy fires early
  for (let leftMs = outwaitMs; leftMs > 0; leftMs = since + outwaitMs - performance.now())
    await pause(leftMs);
};
