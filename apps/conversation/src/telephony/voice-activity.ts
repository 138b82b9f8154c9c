import type { Component } from '@colloquy/kernel';
import { type DetectVoice, levelVoiceActivity, loadSileroVoiceActivity } from '@colloquy/language';

/** The detector of the settings; it is loaded at the start. */
export function makeVoiceActivity(
  name: string,
  load = loadSileroVoiceActivity,
): Component & { detectVoice: DetectVoice } {
  let detect = levelVoiceActivity;
  return {
    name: 'voice activity',
    async start() {
      if (name === 'silero') detect = await load();
    },
    detectVoice: (sampleRate) => detect(sampleRate),
  };
}
