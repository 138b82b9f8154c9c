import { type Pcm } from './speech';

/** Zero crossings of the filter on each side of a sample: more make the band edge sharper and cost more time. */
const zeroCrossings = 16;

/**
 * Resamples by band-limited interpolation with a Hann-windowed sinc, cut off below half of the lower rate to prevent
 * aliasing. The duration stays the same, rounded to a sample.
 */
export function resample({ samples, sampleRate }: Pcm, to: number): Pcm {
  if (sampleRate === to) return { samples, sampleRate };
  const cutOff = Math.min(1, to / sampleRate) * 0.95;
  const reach = Math.ceil(zeroCrossings / cutOff);
  const ratio = sampleRate / to;
  const target = new Int16Array(Math.round(samples.length / ratio));
  const filters = new Map<number, Float64Array>();
  for (let index = 0; index < target.length; index += 1) {
    const at = Math.floor((index * sampleRate) / to);
    const phase = (index * sampleRate) % to;
    const filter = filters.get(phase) ?? filterFor(phase / to, cutOff, reach);
    filters.set(phase, filter);
    let sum = 0;
    const first = at - reach + 1;
    for (let tap = Math.max(0, -first); tap < filter.length && first + tap < samples.length; tap += 1) {
      sum += (filter[tap] ?? 0) * (samples[first + tap] ?? 0);
    }
    target[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return { samples: target, sampleRate: to };
}

/** Returns the weights of the samples around a position `offset` of a sample after the middle one; they add up to 1. */
function filterFor(offset: number, cutOff: number, reach: number): Float64Array {
  const weights = Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - offset;
    const x = Math.PI * distance * cutOff;
    const sinc = x === 0 ? 1 : Math.sin(x) / x;
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * Math.max(-reach, Math.min(reach, distance))) / reach));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
