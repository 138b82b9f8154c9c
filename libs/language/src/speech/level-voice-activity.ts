import type { DetectVoice } from './voice-activity';

const frameMs = 20;
const quietRoom = 150;
export const aboveBackground = 3;
const minLevel = 400;
/** Rate at which a louder background is learnt, per frame; a quieter one is learnt at once. */
const rising = 0.01;

/** Takes any sound for speech that is clearly louder than the background. */
export const levelVoiceActivity: DetectVoice = (sampleRate) => {
  let background = quietRoom;
  return {
    sampleRate,
    frameSamples: (sampleRate * frameMs) / 1000,
    lagMs: 0,
    probability(frame) {
      const level = levelOf(frame);
      if (level > Math.max(minLevel, background * aboveBackground)) return 1;
      const difference = level - background;
      background = Math.max(1, background + difference * (difference < 0 ? 0.5 : rising));
      return 0;
    },
    ignore(samples) {
      background = Math.max(background, levelOf(samples));
    },
  };
};

export function levelOf(samples: Int16Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] as number) ** 2;
  return Math.sqrt(sum / samples.length);
}
