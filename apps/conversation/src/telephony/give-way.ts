import type { Floor } from './floor';
import type { Speaker } from './speaker';

/** After a pause for nothing, the interviewer does not yield for so long, so that it never stutters; milliseconds. */
const calmMs = 5000;

/**
 * Makes the interviewer follow the floor: it pauses when it yields, and goes on when the sound was short. An expert who
 * often says "mm-hm", or an echo on the line, costs one pause: then only longer speech silences the interviewer.
 * @param mayOnlyListen whether the short speech may be a back-channel; otherwise its words decide
 */
export function makeGiveWay(
  speaker: Pick<Speaker, 'hold' | 'resume'>,
  mayOnlyListen: () => boolean,
  now: () => number,
) {
  /** Words that have not begun when it yields wait for the expert's words: they may be outdated. */
  let isPaused = false;
  let resumedAtMs = -Infinity;
  return (floor: Floor): void => {
    if (floor === 'expert') speaker.hold();
    else if (floor === 'yielded') isPaused = now() - resumedAtMs >= calmMs && speaker.hold();
    else if (isPaused && mayOnlyListen()) {
      resumedAtMs = now();
      speaker.resume();
    }
  };
}
