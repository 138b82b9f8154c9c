import { joinSamples, type VoiceActivity } from '@colloquy/language';

/** Silence that fills a gap; it ends the current speech. */
const maxFilledMs = 1000;

export interface SoundFrame {
  samples: Int16Array;
  endMs: number;
  isGap: boolean;
}

type FrameSize = Pick<VoiceActivity, 'sampleRate' | 'frameSamples'>;

export const frameMsOf = ({ sampleRate, frameSamples }: FrameSize) => (frameSamples / sampleRate) * 1000;

export function makeSoundFrames(size: FrameSize) {
  const { sampleRate, frameSamples } = size;
  const frameMs = frameMsOf(size);
  let rest: Int16Array = new Int16Array(0);
  let atMs: number | undefined;

  const restMs = () => (rest.length / sampleRate) * 1000;

  function silence(gapMs: number, fromMs: number): SoundFrame[] {
    const length = Math.floor(Math.min(gapMs, maxFilledMs) / frameMs);
    return Array.from({ length }, (_, at) => ({
      samples: new Int16Array(frameSamples),
      endMs: fromMs + (at + 1) * frameMs,
      isGap: true,
    }));
  }

  function cut(samples: Int16Array, fromMs: number): SoundFrame[] {
    const frames: SoundFrame[] = [];
    let startMs = fromMs;
    let at = 0;
    for (; at + frameSamples <= samples.length; at += frameSamples, startMs += frameMs) {
      const frame = samples.subarray(at, at + frameSamples);
      frames.push({ samples: frame, endMs: startMs + frameMs, isGap: false });
    }
    rest = samples.slice(at);
    atMs = startMs;
    return frames;
  }

  return {
    /** @param fromMs time of the sound; a jump ahead is a gap */
    take(sound: Int16Array, fromMs: number): SoundFrame[] {
      const gapMs = atMs === undefined ? 0 : fromMs - restMs() - atMs;
      const filled = gapMs >= frameMs ? silence(gapMs, fromMs - gapMs) : [];
      if (gapMs >= frameMs) rest = new Int16Array(0);
      return [...filled, ...cut(joinSamples(rest, sound), fromMs - restMs())];
    },
    silence(): SoundFrame[] {
      if (atMs === undefined) return [];
      const filled = silence(maxFilledMs, atMs + restMs());
      rest = new Int16Array(0);
      atMs = filled.at(-1)?.endMs;
      return filled;
    },
  };
}
