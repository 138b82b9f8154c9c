/** What is known of the sound on a line so far. Counts are frames of 20 ms. */
export interface Hearing {
  /** Level of the background, as a sample value. */
  noise: number;
  loud: number;
  quiet: number;
  speaking: boolean;
}

/** A quiet room. */
export const quietRoom: Hearing = { noise: 150, loud: 0, quiet: 0, speaking: false };

/** Speech is this much louder than the background, and never below the least level. */
const aboveNoise = 3;
const leastLevel = 400;
/** Frames of sound in a row that are somebody speaking (160 ms). */
export const onsetFrames = 8;
/** Frames of quiet that end it (500 ms). */
const pause = 25;
/** How fast the background is learnt: at once when it is quieter, slowly when it is louder. */
const rising = 0.01;

/** One more frame of the given level: whether somebody began or stopped to speak. */
export function hearFrame(
  { noise, loud, quiet, speaking }: Hearing,
  level: number,
): { hearing: Hearing; event?: 'began' | 'ended' } {
  const isLoud = level > Math.max(leastLevel, noise * aboveNoise);
  const learnt = level < noise ? (noise + level) / 2 : noise + (level - noise) * rising;
  const next = {
    noise: Math.max(1, speaking && isLoud ? noise : learnt),
    loud: isLoud ? loud + 1 : 0,
    quiet: isLoud ? 0 : quiet + 1,
  };
  if (!speaking && next.loud >= onsetFrames) return { hearing: { ...next, speaking: true }, event: 'began' };
  if (speaking && next.quiet >= pause) return { hearing: { ...next, speaking: false }, event: 'ended' };
  return { hearing: { ...next, speaking } };
}

/** Root mean square of some samples. */
export function levelOf(samples: Int16Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
