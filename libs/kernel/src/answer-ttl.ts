import { pause } from './wait';

/** Time for which a service caches another service's answer, and after which a change is confirmed. */
export const answerTtlMs = 1000;

/** 10 % longer, because the clocks of two machines may run at different speeds. */
const outwaitMs = answerTtlMs * 1.1;

/** Resolves when no service uses an answer from before the call. Call it after a change is stored. */
export type UntilAnswersExpire = () => Promise<void>;

export const untilAnswersExpire: UntilAnswersExpire = async () => {
  const since = performance.now();
  // a timer that was set while the event loop was busy fires early
  for (let leftMs = outwaitMs; leftMs > 0; leftMs = since + outwaitMs - performance.now())
    await pause(leftMs);
};
