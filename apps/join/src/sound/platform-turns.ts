import type { SpeechFrame } from '@colloquy/contracts';
import type { Of } from '../connection-types';
import { makeSpeechPlayer } from './speech-player';
import type { Caption, PlayedTurn, Playback, TurnPlayer } from './turn-player';

/** Time after which a turn without sound is displayed. */
const soundlessMs = 4000;
/** How long the loudspeaker may be audible after the last sound. */
const echoMs = 1500;

export interface PlatformTurnsOptions {
  now: () => number;
  tellAloud: (aloud: boolean) => void;
  onPlayed: (mark: string) => void;
  /** A turn was only displayed. The platform tracks spoken turns itself. */
  onHeard: (heard: Playback) => void;
  onChange: () => void;
}

interface Shown {
  text: string;
  caption: Caption;
  soundless: ReturnType<typeof setTimeout>;
}

/** Plays turns that the platform speaks: captions grow with the sound. The platform decides who interrupts. */
export function makePlatformTurns(options: PlatformTurnsOptions) {
  const { now, onHeard, onChange } = options;
  const shown = new Map<number, Shown>();
  let aloud: boolean | undefined;
  let playedAt = -Infinity;

  const player = makeSpeechPlayer({
    onPlayed: options.onPlayed,
    onUnplayable: () => turns.setAloud(false),
    onPiece(sequence, upTo) {
      const turn = shown.get(sequence);
      clearTimeout(turn?.soundless);
      turn?.caption.showUpTo(upTo);
    },
    onChange() {
      if (player.playing() !== undefined) playedAt = now();
      onChange();
    },
  });

  function take(sequence: number): Shown | undefined {
    const turn = shown.get(sequence);
    clearTimeout(turn?.soundless);
    shown.delete(sequence);
    return turn;
  }

  const turns: TurnPlayer = {
    play({ sequence, text }: PlayedTurn, caption: Caption): void {
      const showAll = () => caption.showUpTo(text.length);
      if (aloud)
        return void shown.set(sequence, { text, caption, soundless: setTimeout(showAll, soundlessMs) });
      showAll();
      onHeard({ sequence });
    },
    interrupt: player.hush,
    isOwnVoice: () => false,
    onlyListens: () => false,
    setAloud(on: boolean): void {
      if (on === aloud) return;
      aloud = on;
      options.tellAloud(on);
      if (!on) {
        player.hush();
        for (const sequence of [...shown.keys()]) {
          const turn = take(sequence);
          turn?.caption.showUpTo(turn.text.length);
          onHeard({ sequence });
        }
      }
      onChange();
    },
    aloud: () => aloud === true,
    canSpeak: () => true,
    speaking: () => player.playing() !== undefined,
    playing: player.playing,
    audible: () => player.playing() !== undefined || now() <= playedAt + echoMs,
  };

  return {
    turns,
    sound: (frame: SpeechFrame) => player.play(frame),
    mark: player.mark,
    hush: player.hush,
    /** The platform reports how much of a turn was heard. */
    spoken({ sequence, characters }: Of<'spoken'>): void {
      const turn = take(sequence);
      if (!turn) return;
      turn.caption.showUpTo(characters ?? turn.text.length);
      if (characters !== undefined && characters < turn.text.length) turn.caption.cutAt(characters);
    },
  };
}
