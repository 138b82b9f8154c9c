import { type Pcm } from './speech';

/** Zero crossings of the filter on each side of a sample: more sharpen the band edge and cost time. */
const zeroCrossings = 16;

export interface Resampler {
  take(samples: Int16Array): Int16Array;
  end(): Int16Array;
}

/** Resamples a whole sound; the duration is rounded to a sample. */
export function resample({ samples, sampleRate }: Pcm, to: number): Pcm {
  if (sampleRate === to) return { samples, sampleRate };
  const resampler = makeResampler(sampleRate, to);
  return { samples: joinSamples(resampler.take(samples), resampler.end()), sampleRate: to };
}

/** Resamples pieces of any length by band-limited interpolation with a Hann-windowed sinc. */
export function makeResampler(from: number, to: number): Resampler {
  if (from === to) return { take: (samples) => samples, end: () => new Int16Array(0) };
  const cutOff = Math.min(1, to / from) * 0.95;
  const reach = Math.ceil(zeroCrossings / cutOff);
  const filters: Float64Array[] = [];
  let kept = new Int16Array(0);
  let keptFrom = 0;
  let next = 0;

  function makeUntil(index: number): Int16Array {
    const made = new Int16Array(Math.max(0, index - next));
    for (let at = 0; at < made.length; at += 1) {
      const phase = ((next + at) * from) % to;
      const filter = (filters[phase] ??= filterFor(phase / to, cutOff, reach));
      const first = Math.floor(((next + at) * from) / to) - reach + 1 - keptFrom;
      made[at] = clipped(weightedSum(filter, kept, first));
    }
    next += made.length;
    const unused = Math.max(0, Math.floor((next * from) / to) - reach + 1 - keptFrom);
    kept = kept.subarray(unused);
    keptFrom += unused;
    return made;
  }

  return {
    take(samples) {
      kept = joinSamples(kept, samples);
      return makeUntil(Math.ceil(((keptFrom + kept.length - reach) * to) / from));
    },
    end: () => makeUntil(Math.round(((keptFrom + kept.length) * to) / from)),
  };
}

/** Returns the weighted sum of the samples from `first` on; samples outside the sound are zero. */
function weightedSum(weights: Float64Array, samples: Int16Array, first: number): number {
  const end = Math.min(weights.length, samples.length - first);
  let sum = 0;
  // both indexes are within bounds; a check of each of some million a second costs half of the time
  for (let tap = Math.max(0, -first); tap < end; tap += 1) {
    sum += (weights[tap] as number) * (samples[first + tap] as number);
  }
  return sum;
}

const clipped = (sample: number) => Math.max(-32_768, Math.min(32_767, Math.round(sample)));

/** Returns weights, with sum 1, of the samples around a position `offset` samples after the middle one. */
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

export function joinSamples(...parts: Int16Array[]): Int16Array<ArrayBuffer> {
  const all = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
