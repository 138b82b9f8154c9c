/** State of the detector. Counts are frames of 20 ms. */
export interface Hearing {
  /** Level of the background, as a sample value. */
  noise: number;
  loud: number;
  quiet: number;
  speaking: boolean;
}

export const quietRoom: Hearing = { noise: 150, loud: 0, quiet: 0, speaking: false };

/** Speech is this much louder than the background, and at least at the least level. */
const aboveNoise = 3;
const leastLevel = 400;
/** Loud frames in a row that begin speech (160 ms). */
export const onsetFrames = 8;
/** Quiet frames in a row that end speech (500 ms). */
const pause = 25;
/** Rate at which a louder background is learnt; a quieter one is learnt at once. */
const rising = 0.01;

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

export function levelOf(samples: Int16Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
