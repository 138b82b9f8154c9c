import { lineRate } from './ear';
import { makeSoundTrack } from './sound-track';

/** One frame of what is to be heard in a recording. */
export interface MixedFrame {
  /** 20 ms, 8 kHz. */
  samples: Int16Array;
  /** Milliseconds since the recording began. */
  atMs: number;
}

/** Both sides of a call as one sound. Times are milliseconds since the recording began, and never go back. */
export interface CallMixer {
  /**
   * Sound of the expert's side came in.
   * @param stampMs when the provider says it was heard, on a clock of the provider's own
   */
  heard(sound: Uint8Array, nowMs: number, stampMs?: number): void;
  /** Sound was sent to be played, behind what was sent before. */
  played(sound: Uint8Array, nowMs: number): void;
  /** What was sent and not played yet never will be. */
  cleared(nowMs: number): void;
  /** The frames that are complete by now; where nobody made a sound there are none. */
  frames(nowMs: number): MixedFrame[];
  /** The last frames. */
  rest(nowMs: number): MixedFrame[];
}

const samplesPerMs = lineRate / 1000;
const frameSamples = lineRate / 50;
/** How late sound may come in and still be heard at its time, milliseconds. */
const lateMs = 300;
/** Sound of the expert that may come before its time, and of the interviewer that waits to be played, milliseconds. */
const mostEarlyMs = 10_000;
const mostWaitingMs = 300_000;
/** A provider's clock that is further off than this is set anew, milliseconds. */
const mostShiftMs = 2000;

export function makeCallMixer(): CallMixer {
  const expert = makeSoundTrack(mostEarlyMs * samplesPerMs);
  const interviewer = makeSoundTrack(mostWaitingMs * samplesPerMs);
  let done = 0;
  /** From the provider's clock to ours, milliseconds. */
  let shiftMs: number | undefined;

  function placeOf(sound: Uint8Array, nowMs: number, stampMs: number | undefined): number {
    const dueMs = nowMs - sound.length / samplesPerMs;
    if (stampMs === undefined) return Math.round(dueMs * samplesPerMs);
    if (shiftMs === undefined || Math.abs(stampMs + shiftMs - dueMs) > mostShiftMs) shiftMs = dueMs - stampMs;
    return Math.round((stampMs + shiftMs) * samplesPerMs);
  }

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
    heard: (sound, nowMs, stampMs) => expert.put(sound, placeOf(sound, nowMs, stampMs)),
    played: (sound, nowMs) => interviewer.put(sound, Math.round(nowMs * samplesPerMs)),
    cleared: (nowMs) => interviewer.cut(Math.round(nowMs * samplesPerMs)),
    frames: (nowMs) => until((nowMs - lateMs) * samplesPerMs),
    rest(nowMs) {
      const now = Math.round(nowMs * samplesPerMs);
      interviewer.cut(now);
      return until(Math.max(now, expert.end()) + frameSamples - 1);
    },
  };
}
