import { levelOf } from '@colloquy/language';

/** Maximum distance of the resume point from the last heard sample, milliseconds: one long word. */
const maxMs = 400;
/** Length of a pause between two words, milliseconds. */
const pauseMs = 30;
const stepMs = 10;

/** Returns where interrupted speech resumes: at its beginning if that is close, else at the quietest place just before. */
export function resumePoint(sound: Int16Array, sample: number, rateHz: number): number {
  const samplesPerMs = rateHz / 1000;
  const first = sample - maxMs * samplesPerMs;
  if (first <= 0) return 0;
  let quietest = { at: sample, level: Infinity };
  for (let at = sample; at - pauseMs * samplesPerMs >= first; at -= stepMs * samplesPerMs) {
    const level = levelOf(sound.subarray(at - pauseMs * samplesPerMs, at));
    if (level < quietest.level) quietest = { at, level };
  }
  return quietest.at;
}
