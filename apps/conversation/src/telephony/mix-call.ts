import { makeSoundTrack } from './sound-track';

export interface MixedFrame {
  /** 20 ms. */
  samples: Int16Array;
  atMs: number;
}

/** Times are milliseconds since the recording began, on the clock of the call. */
interface CallMixer {
  heard(samples: Int16Array, atMs: number): void;
  played(samples: Int16Array, atMs: number): void;
  /** Drops the interviewer's sound from `atMs` on: it was never played. */
  cleared(atMs: number): void;
  /** Returns the complete frames; there are none for silence. */
  frames(nowMs: number): MixedFrame[];
  flush(nowMs: number): MixedFrame[];
}

/** Sound up to this late is still mixed in at its time. */
const lateMs = 1500;
/** The expert's sound that may be early, and the interviewer's sound that may wait to be played. */
const maxEarlyMs = 60_000;
const maxWaitingMs = 300_000;

export function makeCallMixer(rateHz: number): CallMixer {
  const samplesPerMs = rateHz / 1000;
  const frameSamples = rateHz / 50;
  const expert = makeSoundTrack(maxEarlyMs * samplesPerMs);
  const interviewer = makeSoundTrack(maxWaitingMs * samplesPerMs);
  let done = 0;

  function until(end: number): MixedFrame[] {
    const mixed: MixedFrame[] = [];
    for (; done + frameSamples <= end; done += frameSamples) {
      const sum = new Int32Array(frameSamples);
      const sides = [expert.mixInto(sum, done), interviewer.mixInto(sum, done)];
      if (!sides.includes(true)) continue;
      mixed.push({ samples: clipped(sum), atMs: done / samplesPerMs });
    }
    return mixed;
  }

  return {
    heard: (samples, atMs) => expert.put(samples, Math.round(atMs * samplesPerMs)),
    played: (samples, atMs) => interviewer.put(samples, Math.round(atMs * samplesPerMs)),
    cleared: (atMs) => interviewer.cut(Math.round(atMs * samplesPerMs)),
    frames: (nowMs) => until((nowMs - lateMs) * samplesPerMs),
    flush(nowMs) {
      const now = Math.round(nowMs * samplesPerMs);
      interviewer.cut(now);
      return until(Math.max(now, expert.end()) + frameSamples - 1);
    },
  };
}

function clipped(sum: Int32Array): Int16Array {
  const samples = new Int16Array(sum.length);
  for (let at = 0; at < sum.length; at += 1)
    samples[at] = Math.max(-32_768, Math.min(32_767, sum[at] as number));
  return samples;
}
