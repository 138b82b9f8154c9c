import { AppError } from '@colloquy/kernel';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { aboveBackground, levelOf } from './level-voice-activity';
import type { DetectVoice, VoiceActivity } from './voice-activity';

/** Weights of Silero VAD 6 (MIT licence). */
const weights = '@ricky0123/vad-web/dist/silero_vad_v6.onnx';
/** The model takes windows of 32 ms, each after the last 4 ms of the one before. */
const windowsPerSecond = 31.25;
const contextShare = 1 / 8;
/** Layers and cells of its memory. */
const memory = [2, 1, 128];
/** Measured: the model is certain of speech about a window after its onset, and of its end as well. */
const lagMs = 32;
/** Level of silence, as a sample value. Silence of 0.25 s is a fresh start: the model is not asked before it ends. */
const silence = 20;
const restFrames = 8;
/** Rate at which a sound to be ignored is forgotten when it is quieter or has ended, per frame. */
const forgetting = 0.02;

/**
 * Loads the model Silero VAD, once for all streams. It tells speech from noise of any loudness.
 * @throws AppError `invalid` if the package of this machine cannot be loaded
 */
export async function loadSileroVoiceActivity(): Promise<DetectVoice> {
  try {
    const { InferenceSession, Tensor } = await import('onnxruntime-node');
    // one thread: a window takes a fraction of a millisecond
    const session = await InferenceSession.create(require.resolve(weights), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
    });
    const zeros = (...dims: number[]) =>
      new Tensor('float32', new Array<number>(dims.reduce((a, b) => a * b)).fill(0), dims);
    return (sampleRate) => streamOf(session, sampleRate, new Tensor('int64', [sampleRate], []), zeros);
  } catch (error) {
    const message = 'onnxruntime-node or the model of VOICE_ACTIVITY=silero cannot be loaded on this machine';
    throw new AppError('invalid', undefined, `${message}; VOICE_ACTIVITY=level needs neither`, {
      cause: error,
    });
  }
}

function streamOf(
  session: InferenceSession,
  sampleRate: VoiceActivity['sampleRate'],
  sr: Tensor,
  zeros: (...dims: number[]) => Tensor,
): VoiceActivity {
  const frameSamples = sampleRate / windowsPerSecond;
  const context = frameSamples * contextShare;
  const input = zeros(1, context + frameSamples);
  const samples = input.data as Float32Array;
  let state = zeros(...memory);
  /** Level up to which sound is ignored. */
  let ignored = 0;
  let silentFrames = 0;
  return {
    sampleRate,
    frameSamples,
    lagMs,
    async probability(frame) {
      samples.copyWithin(0, frameSamples);
      frame.forEach((sample, at) => (samples[context + at] = sample / 32_768));
      const level = levelOf(frame);
      silentFrames = level <= silence ? silentFrames + 1 : 0;
      const isIgnored = level <= ignored;
      if (isIgnored) ignored = Math.min(ignored, ignored + (level * aboveBackground - ignored) * forgetting);
      if (silentFrames > restFrames) state = zeros(...memory);
      if (isIgnored || silentFrames > restFrames) return 0;
      const { output, stateN } = await session.run({ input, state, sr });
      if (!output || !stateN) throw new Error('The model of voice activity gave no result');
      state = stateN;
      return Number(output.data[0]);
    },
    ignore(sound) {
      ignored = Math.max(ignored, levelOf(sound) * aboveBackground);
    },
  };
}
