import { AppError, pause } from '@colloquy/kernel';
import type { InferenceSession, TensorConstructor } from 'onnxruntime-node';
import { aboveBackground, levelOf } from './level-voice-activity';
import type { DetectVoice, HearingRate, VoiceActivity } from './voice-activity';

/** Weights of Silero VAD 6 (MIT licence). */
const weights = '@ricky0123/vad-web/dist/silero_vad_v6.onnx';
/** The model takes windows of 32 ms, each after the last 4 ms of the one before. */
const windowsPerSecond = 31.25;
const contextShare = 1 / 8;
const layers = 2;
const cells = 128;
/** Measured delay of the model at the onset and at the end of speech. */
const lagMs = 32;
/** Level of silence as a sample value (-56 dBFS). After 0.25 s of silence the model starts afresh. */
const silence = 50;
const restFrames = 8;
/** Decay of the ignored level per frame. */
const forgetting = 0.02;

/** Input for one stream; the model changes the memory. */
interface Window {
  samples: Float32Array;
  memory: Float32Array;
}
type Ask = (window: Window) => Promise<number>;

/**
 * Loads Silero VAD once for all streams.
 * @param waitMs how long a window waits for a batch: eight in one run cost a third of eight runs
 * @throws AppError `invalid` if the package cannot be loaded
 */
export async function loadSileroVoiceActivity(waitMs = 0): Promise<DetectVoice> {
  try {
    const { InferenceSession, Tensor } = await import('onnxruntime-node');
    // one thread: a run takes a fraction of a millisecond
    const session = await InferenceSession.create(require.resolve(weights), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
    });
    const model = { session, Tensor };
    const ask = {
      8000: runInBatches((windows) => probabilities(model, 8000, windows), waitMs),
      16_000: runInBatches((windows) => probabilities(model, 16_000, windows), waitMs),
    };
    return (sampleRate) => streamOf(ask[sampleRate], sampleRate);
  } catch (error) {
    const message = 'onnxruntime-node or the model of VOICE_ACTIVITY=silero cannot be loaded on this machine';
    throw new AppError('invalid', undefined, `${message}; VOICE_ACTIVITY=level needs neither`, {
      cause: error,
    });
  }
}

function runInBatches(askAll: (windows: Window[]) => Promise<number[]>, waitMs: number): Ask {
  let waiting: Window[] = [];
  let answers: Promise<number[]> | undefined;

  async function askSoon(): Promise<number[]> {
    await (waitMs > 0 ? pause(waitMs) : undefined);
    const asked = waiting;
    waiting = [];
    answers = undefined;
    return askAll(asked);
  }

  return async (window) => {
    const place = waiting.push(window) - 1;
    answers ??= askSoon();
    return (await answers)[place] as number;
  };
}

async function probabilities(
  { session, Tensor }: { session: InferenceSession; Tensor: TensorConstructor },
  sampleRate: HearingRate,
  windows: readonly Window[],
): Promise<number[]> {
  const length = windows[0]?.samples.length ?? 0;
  const zeros = (...dims: number[]) =>
    new Tensor('float32', new Array<number>(dims.reduce((a, b) => a * b)).fill(0), dims);
  const input = zeros(windows.length, length);
  const state = zeros(layers, windows.length, cells);
  const eachPart = (copy: (window: Window, own: number, among: number) => void) => {
    for (let layer = 0; layer < layers; layer += 1)
      windows.forEach((window, nth) => copy(window, layer * cells, (layer * windows.length + nth) * cells));
  };
  const [samples, memory] = [input.data, state.data] as [Float32Array, Float32Array];
  windows.forEach((window, nth) => samples.set(window.samples, nth * length));
  eachPart((window, own, among) => memory.set(window.memory.subarray(own, own + cells), among));
  const sr = new Tensor('int64', [sampleRate], []);
  const { output, stateN } = await session.run({ input, state, sr });
  if (!output || !stateN) throw new Error('The model of voice activity gave no result');
  const renewed = stateN.data as Float32Array;
  eachPart((window, own, among) => window.memory.set(renewed.subarray(among, among + cells), own));
  return Array.from(output.data as Float32Array);
}

function streamOf(ask: Ask, sampleRate: HearingRate): VoiceActivity {
  const frameSamples = sampleRate / windowsPerSecond;
  const context = frameSamples * contextShare;
  const samples = new Float32Array(context + frameSamples);
  const memory = new Float32Array(layers * cells);
  let ignored = 0;
  let silentFrames = 0;
  return {
    sampleRate,
    frameSamples,
    lagMs,
    probability(frame) {
      samples.copyWithin(0, frameSamples);
      for (let at = 0; at < frame.length; at += 1) samples[context + at] = (frame[at] as number) / 32_768;
      const level = levelOf(frame);
      silentFrames = level <= silence ? silentFrames + 1 : 0;
      const isIgnored = level <= ignored;
      if (isIgnored) ignored = Math.min(ignored, ignored + (level * aboveBackground - ignored) * forgetting);
      if (silentFrames > restFrames) memory.fill(0);
      if (isIgnored || silentFrames > restFrames) return 0;
      return ask({ samples, memory });
    },
    ignore(sound) {
      ignored = Math.max(ignored, levelOf(sound) * aboveBackground);
    },
  };
}
