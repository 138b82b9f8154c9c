import type { TimeSpan } from './call-clock';
import { speechIn } from './listener';
import { makeOverlaps } from './overlaps';

interface BackchannelsOptions {
  now: () => number;
  isBackchannel: (words: string) => boolean;
  /** Whether short words cannot be an answer: no question is open, and the turn has no earlier words. */
  mayOnlyListen: () => boolean;
}

/** Judges whether the expert's speech only shows that the expert listens. */
export function makeBackchannels({ now, isBackchannel, mayOnlyListen }: BackchannelsOptions) {
  const overlaps = makeOverlaps(now);
  /** Words of the current speech so far; absent without interim results. */
  let saying = '';
  const isListening = (words: string) => mayOnlyListen() && isBackchannel(words);
  return {
    began(onsetMs: number, isMidway: boolean): void {
      saying = '';
      if (isMidway) overlaps.began(onsetMs);
    },
    partial: (words: string) => void (saying = words),
    interviewerEnded: overlaps.interviewerEnded,
    isListening,
    mayBeListening: () => mayOnlyListen() && (saying === '' || isBackchannel(saying)),
    /** Whether the expert said these words only while the interviewer spoke. */
    wereListening: (words: string, { fromMs }: TimeSpan, isSpeaking: boolean) =>
      overlaps.take(fromMs, isSpeaking) && isListening(speechIn(words)),
  };
}

export type Backchannels = ReturnType<typeof makeBackchannels>;
