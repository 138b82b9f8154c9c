import type { Floor } from './floor';
import type { Speaker } from './speaker';

/** Minimum time between two unnecessary pauses, milliseconds, so that speech does not stutter. */
const calmMs = 5000;
/** Remaining time of a turn below which it is played to its end, because the expert is already answering; milliseconds. */
const nearlyOverMs = 300;

/**
 * Makes the interviewer follow the floor: it pauses when it yields, and goes on when the sound was short. An expert who
 * often says "mm-hm", or an echo on the line, costs one pause: then only longer speech silences the interviewer.
 * @param mayOnlyListen whether the short speech may be a back-channel; otherwise its words decide
 */
export function makeGiveWay(
  speaker: Pick<Speaker, 'hold' | 'resume' | 'endsAtMs'>,
  mayOnlyListen: () => boolean,
  now: () => number,
) {
  /** False if no words had begun: these wait for the expert's words, which may outdate them. */
  let isPaused = false;
  let pausedAtMs = -Infinity;
  const mayPause = () =>
    now() - pausedAtMs >= calmMs && (speaker.endsAtMs() ?? Infinity) - now() >= nearlyOverMs;
  return (floor: Floor): void => {
    if (floor === 'expert') speaker.hold();
    else if (floor === 'yielded') {
      isPaused = mayPause() && speaker.hold();
      if (isPaused) pausedAtMs = now();
    } else if (isPaused && mayOnlyListen()) speaker.resume();
  };
}
