import { spokenParts } from './spoken-parts';
import { followVoice } from './voice-position';

/** Assumed speed of a voice in characters a second, for browsers that report no progress. */
const charactersPerSecond = 15;
/** Time after which a voice that has not begun is given up. */
const startMs = 4000;

export interface Spoken {
  onPart(upTo: number): void;
  onEnd(): void;
  onFail(): void;
}

/** Speaks one text at a time with the browser's speech synthesis. */
export function makeSpeaker(options: {
  synthesis: SpeechSynthesis;
  makeUtterance: (text: string) => SpeechSynthesisUtterance;
  now: () => number;
}) {
  const { synthesis, now } = options;
  let stopCurrent: (() => number) | undefined;

  function speak(
    text: string,
    how: { lang: string; voice?: SpeechSynthesisVoice; speed?: number },
    spoken: Spoken,
  ): void {
    const { speed = 1 } = how;
    const pace = charactersPerSecond * speed;
    stopCurrent?.();
    const parts = spokenParts(text);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heard = 0;
    let position: () => number = () => 0;
    let over = false;

    function finish(then: () => void): void {
      if (over) return;
      over = true;
      clearTimeout(timer);
      stopCurrent = undefined;
      then();
    }

    function next(): void {
      const part = parts.shift();
      if (over) return;
      if (!part) return finish(spoken.onEnd);
      spoken.onPart(part.at + part.text.length);
      const utterance = options.makeUtterance(part.text);
      utterance.lang = how.lang;
      utterance.rate = speed;
      if (how.voice) utterance.voice = how.voice;
      position = followVoice(utterance, part, { charactersPerSecond: pace, now });
      utterance.onend = () => {
        heard = part.at + part.text.length;
        position = () => heard;
        next();
      };
      utterance.onerror = () => finish(fail);
      clearTimeout(timer);
      timer = setTimeout(() => finish(fail), startMs);
      utterance.addEventListener('start', () => {
        clearTimeout(timer);
        timer = setTimeout(() => finish(fail), 5000 + (part.text.length / pace) * 3000);
      });
      synthesis.speak(utterance);
    }

    function fail(): void {
      synthesis.cancel();
      spoken.onFail();
    }

    stopCurrent = () => {
      const characters = Math.min(text.length, Math.max(heard, position()));
      finish(() => synthesis.cancel());
      return characters;
    };
    next();
  }

  return {
    speak,
    /** Stops speaking. @returns how many characters were heard; undefined if nothing was being spoken */
    stop: () => stopCurrent?.(),
    speaking: () => stopCurrent !== undefined,
  };
}

export type Speaker = ReturnType<typeof makeSpeaker>;
