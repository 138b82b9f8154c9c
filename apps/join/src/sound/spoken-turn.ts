import { isBackchannel } from '@colloquy/language/backchannel';
import { isEcho } from './recognised';

/** How long the loudspeaker can be recognised after the last word, including the recogniser's delay. */
const echoMs = 1500;
/** How long before the end of the last word an answer may begin. */
const earlyAnswerMs = 300;

/** The turn that the browser speaks or spoke last, and what the microphone can hear of it. */
export function makeSpokenTurn({ now, language }: { now: () => number; language: string }) {
  let text = '';
  let asksYesOrNo = false;
  let beganAt = 0;
  let endedAt = -echoMs;

  return {
    began(turn: { text: string; asksYesOrNo?: boolean }): void {
      ({ text, asksYesOrNo = false } = turn);
      beganAt = now();
      endedAt = Infinity;
    },
    ended(): void {
      endedAt = Math.min(endedAt, now());
    },
    sounded: () => ({ beganAt, endedAt }),
    /** Whether words whose first came at this time are the interviewer's own. */
    isOwnVoice: (words: string, firstAt: number) =>
      firstAt >= beganAt && firstAt <= endedAt + echoMs && isEcho(words, text),
    /** Whether words that began at this time, while the interviewer spoke, are only a back-channel. */
    onlyListens: (words: string, wordsBeganAt: number) =>
      !asksYesOrNo &&
      wordsBeganAt >= beganAt &&
      wordsBeganAt < endedAt - earlyAnswerMs &&
      isBackchannel(words, language),
    /** Whether the interviewer's voice may still be audible in the room. */
    audible: () => now() <= endedAt + echoMs,
  };
}
