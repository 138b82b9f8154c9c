import { encodeMuLaw } from '../../../../libs/language/src/speech/mu-law.ts';
import { tonesOf } from '../tones/tone-code.ts';

const rate = 8000;

/** Makes the sound of a person on the line: words as tones, over background noise. */
export function makeMouth() {
  const queue: Int16Array[] = [];
  let noise = 0;
  let spoken = 0;

  return {
    /** Returns the duration of all pending words, milliseconds. */
    say(text: string) {
      queue.push(tonesOf(text, rate));
      return (queue.reduce((sum, { length }) => sum + length, -spoken) * 1000) / rate;
    },
    /** @param level highest sample of the noise from now on, 0 to 32767 */
    makeNoise(level: number) {
      noise = Math.min(32_767, Math.max(0, level));
    },
    speaking: () => queue.length > 0,
    /** Returns the next sound, in mu-law. */
    next(samples: number): Buffer {
      const sound = Int16Array.from({ length: samples }, () => Math.round((Math.random() * 2 - 1) * noise));
      for (let at = 0; at < samples && queue.length > 0;) {
        const head = queue[0] ?? new Int16Array(0);
        const length = Math.min(samples - at, head.length - spoken);
        for (let n = 0; n < length; n += 1)
          sound[at + n] = Math.max(-32_768, Math.min(32_767, (sound[at + n] ?? 0) + (head[spoken + n] ?? 0)));
        at += length;
        spoken += length;
        if (spoken >= head.length) {
          queue.shift();
          spoken = 0;
        }
      }
      return Buffer.from(encodeMuLaw(sound));
    },
  };
}
