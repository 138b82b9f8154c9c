import { isBackchannel } from '@colloquy/language/backchannel';
import { pickVoice } from './pick-voice';
import { isEcho } from './recognised';
import type { Speaker } from './speaker';

/** Words of the interviewer that are to reach the expert. */
export interface Telling {
  sequence: number;
  text: string;
  voice?: { id: string; name: string };
  /** Yes and no are answers, however early they come. */
  asksYesOrNo?: boolean;
}

/** Where they are read along. */
export interface Caption {
  /** Shows the text up to here. */
  showUpTo(characters: number): void;
  /** Shows that the rest was never said. */
  cutAt(characters: number): void;
}

/** What has reached the expert of a turn. */
export interface Told {
  sequence: number;
  /** All of the words when absent. */
  characters?: number;
  /** When they sounded, by the clock of `now`; absent when they were shown only. */
  sounded?: { beganAt: number; endedAt: number };
}

/** What telling needs and tells. */
export interface TellerOptions {
  /** Absent when the browser cannot speak. */
  speaker: Speaker | undefined;
  language: string;
  readerLanguages: readonly string[];
  voices: () => SpeechSynthesisVoice[];
  now: () => number;
  /** Whether the expert is talking: nobody is talked over. */
  expertTalks: () => boolean;
  /** How much of the words has reached the expert. */
  onHeard: (heard: Told) => void;
  /** The browser has no voice for the language. */
  onNoVoice: () => void;
  onChange: () => void;
}

/** How long a loudspeaker is heard after the last word, with the recogniser's delay, milliseconds. */
const echoMs = 1500;
/** An answer may begin so long before the last word has sounded, milliseconds. */
const earlyAnswerMs = 300;

/** Brings the interviewer's words to the expert: spoken and shown as they are spoken, or shown only. */
export function makeTeller(options: TellerOptions) {
  const { speaker, now, onHeard } = options;
  const queue: [Telling, Caption][] = [];
  let aloud = false;
  let current: [Telling, Caption] | undefined;
  let spoken = { text: '', asksYesOrNo: false, beganAt: 0, endedAt: -echoMs };

  function show([{ sequence, text }, caption]: [Telling, Caption]): void {
    caption.showUpTo(text.length);
    onHeard({ sequence });
  }

  const soundedNow = () => ({ beganAt: spoken.beganAt, endedAt: spoken.endedAt });

  function next(): void {
    current = queue.shift();
    if (!current || !speaker) return options.onChange();
    const [{ text, voice, asksYesOrNo = false }, caption] = current;
    const voices = options.voices();
    const picked = pickVoice(voices, options.language, voice, options.readerLanguages);
    if (!picked && voices.length > 0) {
      setAloud(false);
      return options.onNoVoice();
    }
    spoken = { text, asksYesOrNo, beganAt: now(), endedAt: Infinity };
    const how = { lang: picked?.lang ?? options.language, ...(picked ? { voice: picked } : {}) };
    speaker.speak(text, how, {
      onPart: (upTo) => caption.showUpTo(upTo),
      onEnd: done,
      // what was not spoken is read: it is shown without a time
      onFail: () => setAloud(false),
    });
    options.onChange();
  }

  function done(): void {
    spoken.endedAt = now();
    if (current) {
      const [{ sequence, text }, caption] = current;
      caption.showUpTo(text.length);
      onHeard({ sequence, sounded: soundedNow() });
    }
    next();
  }

  function setAloud(on: boolean): void {
    aloud = on && speaker !== undefined;
    if (aloud) return options.onChange();
    const rest = [...(current ? [current] : []), ...queue.splice(0)];
    current = undefined;
    speaker?.stop();
    spoken.endedAt = Math.min(spoken.endedAt, now());
    for (const each of rest) show(each);
    options.onChange();
  }

  return {
    tell(telling: Telling, caption: Caption): void {
      if (!aloud || options.expertTalks()) return show([telling, caption]);
      queue.push([telling, caption]);
      if (!current) next();
    },
    /** The expert takes the floor: what follows is not spoken. */
    interrupt(): void {
      const interrupted = current;
      if (!interrupted) return;
      current = undefined;
      const characters = speaker?.stop() ?? 0;
      spoken.endedAt = now();
      const [{ sequence, text }, caption] = interrupted;
      if (characters < text.length) caption.cutAt(characters);
      onHeard({ sequence, characters, sounded: soundedNow() });
      for (const each of queue.splice(0)) show(each);
      options.onChange();
    },
    /** Whether words whose first came at that time are the interviewer's own. */
    isOwnVoice: (text: string, firstAt: number) =>
      firstAt >= spoken.beganAt && firstAt <= spoken.endedAt + echoMs && isEcho(text, spoken.text),
    /** Whether words that began at that time, while the interviewer spoke, only show that the expert listens. */
    onlyListens: (words: string, beganAt: number) =>
      !spoken.asksYesOrNo &&
      beganAt >= spoken.beganAt &&
      beganAt < spoken.endedAt - earlyAnswerMs &&
      isBackchannel(words, options.language),
    setAloud,
    aloud: () => aloud,
    canSpeak: () => speaker !== undefined,
    speaking: () => current !== undefined,
    /** The turn being read aloud. */
    telling: () => current?.[0].sequence,
    /** Whether the interviewer's voice may still be in the room. */
    audible: () => now() <= spoken.endedAt + echoMs,
  };
}

export type Teller = ReturnType<typeof makeTeller>;
