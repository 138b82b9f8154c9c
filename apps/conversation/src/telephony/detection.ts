import type { VoiceActivity } from '@colloquy/language';
import { frameMsOf, type SoundFrame } from './sound-frames';

/** Sound that may wait for the detector, milliseconds. */
const maxUnheardMs = 5000;

export function makeDetection(
  voiceActivity: VoiceActivity,
  on: { heard: (frame: SoundFrame, probability: number) => void; failed: (error: unknown) => void },
  stop: AbortSignal,
) {
  const frameMs = frameMsOf(voiceActivity);
  const unheard: SoundFrame[] = [];
  let isListening = false;
  let listened: Promise<void> = Promise.resolve();

  async function listen(): Promise<void> {
    isListening = true;
    try {
      for (let frame; (frame = unheard.shift());) {
        const asked = frame.isGap ? 0 : voiceActivity.probability(frame.samples);
        const probability = typeof asked === 'number' ? asked : await asked;
        if (stop.aborted) return;
        on.heard(frame, probability);
      }
    } catch (error) {
      on.failed(error);
    } finally {
      isListening = false;
    }
  }

  return {
    /** The caller drops more sound, which makes a gap. */
    isFull: () => unheard.length * frameMs > maxUnheardMs,
    add(frames: readonly SoundFrame[]): void {
      unheard.push(...frames);
      if (!isListening) listened = listen();
    },
    settled: () => listened,
  };
}
