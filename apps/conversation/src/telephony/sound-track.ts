/** The sound of one side on the clock of its recording, in samples. */
interface SoundTrack {
  /** Adds sound at `at`, or after the last sound if that ends later. Sound that was read is not changed. */
  put(sound: Int16Array, at: number): void;
  cut(at: number): void;
  end(): number;
  /** Adds the sound from `from` on to `sum`, and drops earlier sound. @returns whether there was any */
  mixInto(sum: Int32Array, from: number): boolean;
}

/** @param maxAhead samples that may lie ahead of the last read; more are dropped */
export function makeSoundTrack(maxAhead: number): SoundTrack {
  let pieces: { sound: Int16Array; at: number }[] = [];
  let read = 0;

  const endOf = (piece: { sound: Int16Array; at: number }) => piece.at + piece.sound.length;
  const end = () => {
    const last = pieces.at(-1);
    return last ? endOf(last) : read;
  };

  return {
    put(sound, at) {
      const last = pieces.at(-1);
      const begin = last ? Math.max(at, endOf(last)) : at;
      const late = Math.max(0, read - begin);
      if (late >= sound.length || begin + sound.length - read > maxAhead) return;
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
      let hasSound = false;
      for (const { sound, at } of pieces) {
        if (at >= read) break;
        hasSound = true;
        const begin = Math.max(at, from);
        const until = Math.min(at + sound.length, read);
        for (let place = begin; place < until; place += 1)
          sum[place - from] = (sum[place - from] as number) + (sound[place - at] as number);
      }
      return hasSound;
    },
  };
}
