import { pause } from './wait';

/** Time that a reader caches an answer of another service, milliseconds. Owners wait until it is over. */
export const answerLifeMs = 1000;

/** The clocks of two machines may run at different speeds. */
const outwaitMs = answerLifeMs * 1.1;

/** Call it after a change is stored: resolves when no service uses an answer from before the change. */
export type UntilAnswersExpire = () => Promise<void>;

export const untilAnswersExpire: UntilAnswersExpire = async () => {
  const since = performance.now();
  // a timer that was set while the event loop was busy fires early
  for (let leftMs = outwaitMs; leftMs > 0; leftMs = since + outwaitMs - performance.now())
    await pause(leftMs);
};
