import { type SpokenPart, spokenParts } from './spoken-parts';

/** Assumed speed of a voice in characters a second, for browsers that report no progress. */
const charactersPerSecond = 15;
/** Time after which a voice that has not begun is given up. */
const startMs = 4000;

export interface Spoken {
  /** A part of the text starts playing; it ends at this character. */
  onPart(upTo: number): void;
  onEnd(): void;
  /** The browser cannot speak the text. */
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

  /** @returns a function that stops and returns how many characters were heard */
  function speak(
    text: string,
    how: { lang: string; voice?: SpeechSynthesisVoice; speed?: number },
    spoken: Spoken,
  ): void {
    const { speed = 1 } = how;
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
      position = follow(utterance, part, charactersPerSecond * speed);
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
        // a missing end event must not block the conversation
        timer = setTimeout(
          () => finish(fail),
          5000 + (part.text.length / charactersPerSecond / speed) * 3000,
        );
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

  /** Position of the voice in the whole text: as the browser reports, otherwise estimated from the elapsed time. */
  function follow(utterance: SpeechSynthesisUtterance, part: SpokenPart, perSecond: number): () => number {
    let startedAt: number | undefined;
    let told: number | undefined;
    utterance.addEventListener('start', () => (startedAt = now()));
    utterance.addEventListener('boundary', (event) => {
      startedAt ??= now();
      told = event.charIndex + (event.charLength || wordAt(part.text, event.charIndex));
    });
    return () => {
      if (startedAt === undefined) return part.at;
      const estimated = wordEnd(part.text, Math.round(((now() - startedAt) / 1000) * perSecond));
      return part.at + Math.min(part.text.length, told ?? estimated);
    };
  }

  return {
    speak,
    /** Stops speaking. @returns how many characters were heard; undefined if nothing was being spoken */
    stop: () => stopCurrent?.(),
    speaking: () => stopCurrent !== undefined,
  };
}

export type Speaker = ReturnType<typeof makeSpeaker>;

const wordAt = (text: string, index: number) => /^\S*/u.exec(text.slice(index))?.[0].length ?? 0;
const wordEnd = (text: string, index: number) => index + wordAt(text, index);
