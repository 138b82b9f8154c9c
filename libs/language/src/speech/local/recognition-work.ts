import type { Language } from '@colloquy/contracts';
import { makeResampler, type Resampler } from '../resample';
import { invalidModels } from './model-files';
import type { RecognitionModel } from './recognition-models';
import { loadSherpaOnnx, type SherpaRecogniser, type SherpaStream } from './sherpa-onnx';

/** Sample rate of the models; the engine's own resampling logs a line for each stream. */
const modelRate = 16_000;
/** Blocks of silence decoded after speech, so that the overlapping blocks of 0.1 to 1 s contain the last word. */
const blocksAfter = 2;
const silence = new Float32Array(modelRate / 10);
const maxSilence = 30;
const trialSeconds = 3;

interface OpenStream {
  recogniser: SherpaRecogniser;
  stream: SherpaStream;
  resampler: Resampler;
  isUpperCase: boolean;
  language: Language;
}

interface HeardSound {
  stream: number;
  begins: boolean;
  model: string;
  language: Language;
  samples: Int16Array;
  sampleRate: number;
}

export type RecognitionWork = ReturnType<typeof makeRecognitionWork>;

export function makeRecognitionWork() {
  const recognisers = new Map<string, RecognitionModel & { recogniser: SherpaRecogniser }>();
  const streams = new Map<number, OpenStream>();

  function opened(stream: number): OpenStream {
    const heard = streams.get(stream);
    if (!heard) throw new Error('The stream is unknown');
    return heard;
  }

  function open({
    model,
    language,
    sampleRate,
  }: Omit<HeardSound, 'stream' | 'begins' | 'samples'>): OpenStream {
    const loaded = recognisers.get(model);
    if (!loaded) throw invalidModels(`the model ${model} is not loaded`);
    const { recogniser, isUpperCase } = loaded;
    const stream = recogniser.createStream();
    stream.setOption('language', language); // multilingual models of NVIDIA read it
    return { recogniser, stream, resampler: makeResampler(sampleRate, modelRate), isUpperCase, language };
  }

  return {
    /** Loads a model and uses it once, so that an unsuitable one fails here. @throws AppError `invalid` */
    async load(model: RecognitionModel): Promise<void> {
      const sherpa = await loadSherpaOnnx();
      const recogniser = new sherpa.OnlineRecognizer(model.config);
      recognisers.set(model.directory, { ...model, recogniser });
      const [language = 'en'] = model.languages;
      const trial = { model: model.directory, language, sampleRate: modelRate };
      wordsAfter(open(trial), new Float32Array(trialSeconds * modelRate));
    },
    /** The words may still change. @throws Error if the process was restarted within the utterance */
    hear(sound: HeardSound): string {
      const heard = sound.begins ? open(sound) : opened(sound.stream);
      streams.set(sound.stream, heard);
      return wordsAfter(heard, floats(heard.resampler.take(sound.samples)));
    },
    /** Returns the final words and forgets the stream. @throws Error like `hear` */
    finish({ stream }: { stream: number }): string {
      const heard = opened(stream);
      streams.delete(stream);
      accept(heard, floats(heard.resampler.end()));
      for (let blocks = 0, parts = 0; blocks < blocksAfter && parts < maxSilence; parts += 1) {
        blocks += accept(heard, silence);
      }
      return wordsOf(heard);
    },
    drop({ stream }: { stream: number }): void {
      streams.delete(stream);
    },
  };
}

function wordsAfter(heard: OpenStream, samples: Float32Array): string {
  accept(heard, samples);
  return wordsOf(heard);
}

function accept({ recogniser, stream }: OpenStream, samples: Float32Array): number {
  stream.acceptWaveform({ sampleRate: modelRate, samples });
  let blocks = 0;
  for (; recogniser.isReady(stream); blocks += 1) recogniser.decode(stream);
  return blocks;
}

function wordsOf({ recogniser, stream, isUpperCase, language }: OpenStream): string {
  const words = recogniser.getResult(stream).text.trim();
  return isUpperCase ? words.toLocaleLowerCase(language) : words;
}

const floats = (samples: Int16Array) => Float32Array.from(samples, (sample) => sample / 32_768);
