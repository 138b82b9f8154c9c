import { makeResampler } from '@colloquy/language/resample';
import workletUrl from './capture-worklet.ts?worker&url';

/** Recognition uses no higher rate. */
export const captureRateHz = 16_000;

export const canCapture = () =>
  typeof AudioContext !== 'undefined' && typeof AudioWorkletNode !== 'undefined';

/** Passes on the sound of a microphone at {@link captureRateHz}. */
export async function captureSound(stream: MediaStream, onSound: (samples: Int16Array) => void) {
  // Firefox connects a microphone only to a context with the rate of the device
  const context = new AudioContext();
  await context.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(context, 'capture');
  const resampler = makeResampler(context.sampleRate, captureRateHz);
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSound(resampler.take(toSamples(data)));
  // the output is silent, but some browsers run only connected nodes
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);
  return {
    wake(): void {
      if (context.state !== 'running') void context.resume().catch(() => undefined);
    },
    close: () => void context.close().catch(() => undefined),
  };
}

export type Capture = Awaited<ReturnType<typeof captureSound>>;

const toSamples = (sound: Float32Array) =>
  Int16Array.from(sound, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))));
