import { narrowband } from './sound-format.ts';
import { utterances, type Synthesise, type Utterance } from './utterance.ts';

/** Generates the sound of a person: words over background noise. */
export function makeSpeechSource(speak: Synthesise, { encoding, rate, encode } = narrowband) {
  const queue: Utterance[] = [];
  let noise = 0;
  let spoken = 0;

  function nextSample() {
    const [head] = queue;
    if (!head) return { sample: 0, bit: undefined };
    const heard = { sample: head.samples[spoken] ?? 0, bit: head.bits[spoken] };
    spoken += 1;
    if (spoken >= head.samples.length) {
      queue.shift();
      spoken = 0;
    }
    return heard;
  }

  return {
    say(text: string) {
      queue.push(...utterances(text, speak, rate));
      return (queue.reduce((sum, { samples }) => sum + samples.length, -spoken) * 1000) / rate;
    },
    /** @param level highest sample of the noise from now on, 0 to 32767 */
    makeNoise(level: number) {
      noise = Math.min(32_767, Math.max(0, level));
    },
    speaking: () => queue.length > 0,
    /** Returns the next samples, encoded. Only mu-law carries hidden bits. */
    next(length: number): Buffer {
      const heard = Array.from({ length }, nextSample);
      const samples = Int16Array.from(heard, ({ sample }) => {
        const loud = sample + Math.round((Math.random() * 2 - 1) * noise);
        return Math.max(-32_768, Math.min(32_767, loud));
      });
      if (encoding !== 'PCMU') return encode(samples);
      return encode(samples).map((byte, at) => {
        const bit = heard[at]?.bit;
        return bit === undefined ? byte : (byte & 0xfe) | bit;
      }) as Buffer;
    },
  };
}
