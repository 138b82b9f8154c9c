import type { TimeSpan } from './call-clock';
import { type Listener, speechIn } from './listener';
import { secondsOf, surelySpeechSeconds } from './recognition-queue';
import type { Speaker } from './speaker';

/** Consecutive speech segments without words after which the expert counts as not understood. */
const maxWordless = 2;

/** Reports that the expert was not understood, unless the interviewer or the expert goes on anyway. */
export function makeNotHeard(
  speaker: Pick<Speaker, 'hasUnheard'>,
  listener: Pick<Listener, 'hasWords'>,
  tell: () => void,
) {
  let wordless = 0;

  function notHeard(): void {
    wordless = 0;
    if (!speaker.hasUnheard() && !listener.hasWords()) tell();
  }

  return {
    notHeard,
    /** @param text undefined if the speech could not be recognised */
    count(text: string | undefined, heard: TimeSpan): void {
      if (text === undefined || speaker.hasUnheard()) return;
      if (speechIn(text) !== '') wordless = 0;
      else if (secondsOf(heard) >= surelySpeechSeconds) wordless += 1;
    },
    settle(): void {
      if (wordless >= maxWordless) notHeard();
    },
  };
}
