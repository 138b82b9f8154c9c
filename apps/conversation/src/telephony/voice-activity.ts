import type { Component } from '@colloquy/kernel';
import { type DetectVoice, levelVoiceActivity, loadSileroVoiceActivity } from '@colloquy/language';

/** Time that the sound of a call waits to be judged together with that of others. */
const togetherMs = 16;

export function makeVoiceActivity(
  name: string,
  load = () => loadSileroVoiceActivity(togetherMs),
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
