import { lineRate } from './ear';
import { makeSoundTrack } from './sound-track';

/** One frame of what is to be heard in a recording. */
export interface MixedFrame {
  /** 20 ms, 8 kHz. */
  samples: Int16Array;
  /** Milliseconds since the recording began. */
  atMs: number;
}

/** Both sides of a call as one sound. Times are milliseconds since the recording began, on the clock of the call. */
export interface CallMixer {
  /** Sound of the expert's side; what lies before the recording is not in it. */
  heard(sound: Uint8Array, atMs: number): void;
  /** Sound that is played. */
  played(sound: Uint8Array, atMs: number): void;
  /** What was to be played from then on never will be. */
  cleared(atMs: number): void;
  /** The frames that are complete by now; where nobody made a sound there are none. */
  frames(nowMs: number): MixedFrame[];
  /** The last frames. */
  rest(nowMs: number): MixedFrame[];
}

const samplesPerMs = lineRate / 1000;
const frameSamples = lineRate / 50;
/** How late sound may come in and still be heard at its time, milliseconds. */
const lateMs = 1500;
/** Sound of the expert that may come before its time, and of the interviewer that waits to be played, milliseconds. */
const mostEarlyMs = 60_000;
const mostWaitingMs = 300_000;

export function makeCallMixer(): CallMixer {
  const expert = makeSoundTrack(mostEarlyMs * samplesPerMs);
  const interviewer = makeSoundTrack(mostWaitingMs * samplesPerMs);
  let done = 0;

  function until(end: number): MixedFrame[] {
    const mixed: MixedFrame[] = [];
    for (; done + frameSamples <= end; done += frameSamples) {
      const sum = new Int32Array(frameSamples);
      const sides = [expert.mixInto(sum, done), interviewer.mixInto(sum, done)];
      if (!sides.includes(true)) continue;
      const samples = Int16Array.from(sum, (sample) => Math.max(-32_768, Math.min(32_767, sample)));
      mixed.push({ samples, atMs: done / samplesPerMs });
    }
    return mixed;
  }

  return {
    heard: (sound, atMs) => expert.put(sound, Math.round(atMs * samplesPerMs)),
    played: (sound, atMs) => interviewer.put(sound, Math.round(atMs * samplesPerMs)),
    cleared: (atMs) => interviewer.cut(Math.round(atMs * samplesPerMs)),
    frames: (nowMs) => until((nowMs - lateMs) * samplesPerMs),
    rest(nowMs) {
      const now = Math.round(nowMs * samplesPerMs);
      interviewer.cut(now);
      return until(Math.max(now, expert.end()) + frameSamples - 1);
    },
  };
}
