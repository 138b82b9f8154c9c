import { pickVoice } from './pick-voice';
import type { Speaker } from './speaker';
import { makeSpokenTurn } from './spoken-turn';

export interface PlayedTurn {
  sequence: number;
  text: string;
  voice?: { id: string; name: string };
  /** Factor on the normal speed; default 1. */
  speed?: number;
  /** The turn asks for a yes or a no; an early short answer counts. */
  asksYesOrNo?: boolean;
}

export interface Caption {
  showUpTo(characters: number): void;
  cutAt(characters: number): void;
}

export interface Playback {
  sequence: number;
  /** Absent: all characters. */
  characters?: number;
  sounded?: { beganAt: number; endedAt: number };
}

interface TurnPlayerOptions {
  speaker: Speaker | undefined;
  language: string;
  readerLanguages: readonly string[];
  voices: () => SpeechSynthesisVoice[];
  now: () => number;
  /** Whether the expert is talking; the interviewer does not talk over the expert. */
  expertTalks: () => boolean;
  /** Called when a turn has reached the expert, wholly or in part. */
  onHeard: (heard: Playback) => void;
  /** The browser has no voice for the language. */
  onNoVoice: () => void;
  onChange: () => void;
}

/** Plays the interviewer's turns: spoken and displayed as they are spoken, or displayed only. */
export function makeTurnPlayer(options: TurnPlayerOptions) {
  const { speaker, onHeard } = options;
  const queue: [PlayedTurn, Caption][] = [];
  let aloud = false;
  let current: [PlayedTurn, Caption] | undefined;
  const spoken = makeSpokenTurn(options);

  function show([{ sequence, text }, caption]: [PlayedTurn, Caption]): void {
    caption.showUpTo(text.length);
    onHeard({ sequence });
  }

  function next(): void {
    current = queue.shift();
    if (!current || !speaker) return options.onChange();
    const [turn, caption] = current;
    const { text, voice, speed = 1 } = turn;
    const voices = options.voices();
    const picked = pickVoice(voices, options.language, voice, options.readerLanguages);
    if (!picked && voices.length > 0) {
      setAloud(false);
      return options.onNoVoice();
    }
    spoken.began(turn);
    const how = { lang: picked?.lang ?? options.language, speed, ...(picked ? { voice: picked } : {}) };
    speaker.speak(text, how, {
      onPart: (upTo) => caption.showUpTo(upTo),
      onEnd: done,
      // a turn that was not spoken is read: it is displayed without a time
      onFail: () => setAloud(false),
    });
    options.onChange();
  }

  function done(): void {
    spoken.ended();
    if (current) {
      const [{ sequence, text }, caption] = current;
      caption.showUpTo(text.length);
      onHeard({ sequence, sounded: spoken.sounded() });
    }
    next();
  }

  function setAloud(on: boolean): void {
    aloud = on && speaker !== undefined;
    if (aloud) return options.onChange();
    const rest = [...(current ? [current] : []), ...queue.splice(0)];
    current = undefined;
    speaker?.stop();
    spoken.ended();
    for (const each of rest) show(each);
    options.onChange();
  }

  return {
    play(turn: PlayedTurn, caption: Caption): void {
      if (!aloud || options.expertTalks()) return show([turn, caption]);
      queue.push([turn, caption]);
      if (!current) next();
    },
    interrupt(): void {
      const interrupted = current;
      if (!interrupted) return;
      current = undefined;
      const characters = speaker?.stop() ?? 0;
      spoken.ended();
      const [{ sequence, text }, caption] = interrupted;
      if (characters < text.length) caption.cutAt(characters);
      onHeard({ sequence, characters, sounded: spoken.sounded() });
      for (const each of queue.splice(0)) show(each);
      options.onChange();
    },
    isOwnVoice: spoken.isOwnVoice,
    onlyListens: spoken.onlyListens,
    audible: spoken.audible,
    setAloud,
    aloud: () => aloud,
    canSpeak: () => speaker !== undefined,
    speaking: () => current !== undefined,
    playing: () => current?.[0].sequence,
  };
}

export type TurnPlayer = ReturnType<typeof makeTurnPlayer>;
