import { AppError } from '@colloquy/kernel';

/** Part of the message of `generateAsync` if the model has no sound for a text. */
export const noSound = 'produced no audio';

/** The used parts of `sherpa-onnx-node`, which has no types. */
interface SherpaOnnx {
  OnlineRecognizer: new (config: RecogniserConfig) => SherpaRecogniser;
  OfflineTts: new (config: VoiceConfig) => SherpaVoice;
}

export interface SherpaRecogniser {
  createStream(): SherpaStream;
  isReady(stream: SherpaStream): boolean;
  decode(stream: SherpaStream): void;
  getResult(stream: SherpaStream): { text: string };
}

export interface SherpaStream {
  acceptWaveform(sound: FloatSound): void;
  setOption(key: string, value: string): void;
}

export interface SherpaVoice {
  numSpeakers: number;
  /** Unlike `generate`, it throws if a text has no sound, instead of ending the process. */
  generateAsync(request: {
    text: string;
    sid: number;
    speed: number;
    enableExternalBuffer: boolean;
  }): Promise<FloatSound>;
}

interface FloatSound {
  samples: Float32Array;
  sampleRate: number;
}

export interface RecogniserConfig {
  modelConfig: {
    transducer?: { encoder: string; decoder: string; joiner: string };
    zipformer2Ctc?: { model: string };
    nemoCtc?: { model: string };
    tokens: string;
    numThreads: number;
  };
}

export interface VoiceConfig {
  model: {
    vits?: VoiceFiles & { model: string };
    matcha?: VoiceFiles & { acousticModel: string; vocoder: string };
    kokoro?: VoiceFiles & { model: string; voices: string };
    numThreads: number;
  };
  maxNumSentences: number;
}

export interface VoiceFiles {
  tokens: string;
  /** Data of espeak-ng for models that take phonemes. */
  dataDir?: string;
  lexicon?: string;
}

/** @throws AppError `invalid` if the package, or its build for this machine, is not installed */
export async function loadSherpaOnnx(): Promise<SherpaOnnx> {
  try {
    const loaded = (await import('sherpa-onnx-node' as string)) as SherpaOnnx & { default?: SherpaOnnx };
    return loaded.default ?? loaded;
  } catch (cause) {
    const message =
      'sherpa-onnx-node, or its build for this machine, is not installed: npm install sherpa-onnx-node';
    throw new AppError('invalid', undefined, message, { cause });
  }
}
