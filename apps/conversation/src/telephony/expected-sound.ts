import { collectSound, type CollectedSound } from './collected-sound';
import type { Say } from './play-turn';
import { speechChunks } from './speech-chunks';
import type { Spoken, SpokenTurn } from './spoken-turn';

export type ExpectedWords = Pick<Spoken, 'text' | 'voice' | 'speed'>;

interface Expected extends ExpectedWords {
  sound: CollectedSound;
  stop: AbortController;
}

/** Holds the sound of the first words that are likely to be said next. The sound is heard only as part of a turn. */
export function makeExpectedSound(voice: Say | undefined) {
  let expected: Expected | undefined;

  function drop(): void {
    expected?.stop.abort();
    expected = undefined;
  }

  return {
    expect({ text: whole, ...how }: ExpectedWords): void {
      const text = speechChunks(whole)[0]?.text ?? '';
      if (!voice || (expected && isSame(expected, { text, ...how }))) return;
      drop();
      if (!/[\p{L}\p{N}]/u.test(text)) return;
      const stop = new AbortController();
      expected = { text, ...how, stop, sound: collectSound(voice(text, how, stop.signal)) };
    },
    giveTo(turn: SpokenTurn): void {
      const { chunks, voice: voiceId, speed } = turn;
      const begins = { text: chunks[0]?.text ?? '', voice: voiceId, speed };
      if (!expected || !isSame(expected, begins) || expected.sound.isBroken) return drop();
      const { sound, stop } = expected;
      expected = undefined;
      turn.sounds.set(0, sound);
      turn.dropped.signal.addEventListener('abort', () => stop.abort(), { once: true });
    },
    drop,
  };
}

const isSame = (one: ExpectedWords, other: ExpectedWords): boolean =>
  one.text === other.text && one.voice === other.voice && one.speed === other.speed;
