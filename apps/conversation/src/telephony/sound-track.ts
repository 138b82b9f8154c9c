import { decodeMuLaw } from '@colloquy/language';

/** The sound of one side of a call on the clock of its recording, in samples of 8 kHz: pieces, and gaps between them. */
export interface SoundTrack {
  /** Puts mu-law sound at a place, or behind what is there when that reaches further. What was read is not changed. */
  put(sound: Uint8Array, at: number): void;
  /** Drops what comes behind a place. */
  cut(at: number): void;
  /** Where the last piece ends. */
  end(): number;
  /** Adds what begins at `from` to `sum`, and forgets what comes before. @returns whether there was any */
  mixInto(sum: Int32Array, from: number): boolean;
}

/** @param mostAhead samples that may lie ahead of what was read; more is dropped */
export function makeSoundTrack(mostAhead: number): SoundTrack {
  let pieces: { sound: Uint8Array; at: number }[] = [];
  let read = 0;

  const endOf = (piece: { sound: Uint8Array; at: number }) => piece.at + piece.sound.length;
  const end = () => {
    const last = pieces.at(-1);
    return last ? endOf(last) : read;
  };

  return {
    put(sound, at) {
      const last = pieces.at(-1);
      const begin = last ? Math.max(at, endOf(last)) : at;
      const late = Math.max(0, read - begin);
      if (late >= sound.length || begin + sound.length - read > mostAhead) return;
      pieces.push({ sound: sound.subarray(late), at: begin + late });
    },
    cut(at) {
      pieces = pieces
        .filter((piece) => piece.at < at)
        .map((piece) => ({ ...piece, sound: piece.sound.subarray(0, at - piece.at) }));
    },
    end,
    mixInto(sum, from) {
      read = from + sum.length;
      while (pieces[0] && endOf(pieces[0]) <= from) pieces.shift();
      let any = false;
      for (const { sound, at } of pieces) {
        if (at >= read) break;
        any = true;
        const begin = Math.max(at, from);
        decodeMuLaw(sound.subarray(begin - at, read - at)).forEach((sample, place) => {
          sum[begin - from + place] = (sum[begin - from + place] ?? 0) + sample;
        });
      }
      return any;
    },
  };
}
