import type { Language } from '@colloquy/contracts';
import { makeResampler, type Resampler } from '../resample';
import { invalidModels } from './model-files';
import type { RecognitionModel } from './recognition-models';
import { loadSherpaOnnx, type SherpaRecogniser, type SherpaStream } from './sherpa-onnx';
import { tryModel } from './try-model';

/** Rate of the models. The engine would resample too, with a line in the log for each stream. */
const modelRate = 16_000;
/**
 * Models decode blocks of 0.1 to 1 s that overlap. Silence follows the speech until two more blocks are decoded: then the
 * last word is in the first half of a block.
 */
const blocksAfter = 2;
const silence = new Float32Array(modelRate / 10);
const mostSilence = 30;

interface OpenStream {
  recogniser: SherpaRecogniser;
  stream: SherpaStream;
  resampler: Resampler;
  isUpperCase: boolean;
  language: Language;
}

export interface HeardSound {
  /** Number of the stream among all of the thread. */
  stream: number;
  /** Directory of the model. */
  model: string;
  language: Language;
  samples: Int16Array;
  sampleRate: number;
}

export type RecognitionWork = ReturnType<typeof makeRecognitionWork>;

/** Functions of a thread that recognises speech. Their state is in the thread. */
export function makeRecognitionWork() {
  const recognisers = new Map<string, RecognitionModel & { recogniser: SherpaRecogniser }>();
  const streams = new Map<number, OpenStream>();

  function open({ model, language, sampleRate }: HeardSound): OpenStream {
    const loaded = recognisers.get(model);
    if (!loaded) throw invalidModels(`the model ${model} is not loaded`);
    const { recogniser, isUpperCase } = loaded;
    const stream = recogniser.createStream();
    stream.setOption('language', language); // multilingual models of NVIDIA read it
    return { recogniser, stream, resampler: makeResampler(sampleRate, modelRate), isUpperCase, language };
  }

  return {
    warmUp: () => undefined,
    /** Loads models that were not loaded before. @throws AppError `invalid` */
    async load({ models }: { models: readonly RecognitionModel[] }): Promise<void> {
      const sherpa = await loadSherpaOnnx();
      for (const model of models) {
        if (recognisers.has(model.directory)) continue;
        tryModel('recognition', model.directory, model.config);
        recognisers.set(model.directory, { ...model, recogniser: new sherpa.OnlineRecognizer(model.config) });
      }
    },
    /** Returns the words of the stream since the last final ones; they may still change. */
    hear(sound: HeardSound): string {
      const heard = streams.get(sound.stream) ?? open(sound);
      streams.set(sound.stream, heard);
      accept(heard, floats(heard.resampler.take(sound.samples)));
      return wordsOf(heard);
    },
    /** Returns the final words of the stream, and forgets it: its number begins a new one. */
    finish({ stream }: { stream: number }): string {
      const heard = streams.get(stream);
      if (!heard) return '';
      streams.delete(stream);
      accept(heard, floats(heard.resampler.end()));
      for (let blocks = 0, parts = 0; blocks < blocksAfter && parts < mostSilence; parts += 1) {
        blocks += accept(heard, silence);
      }
      return wordsOf(heard);
    },
    drop({ stream }: { stream: number }): void {
      streams.delete(stream);
    },
  };
}

/** Returns how many blocks were decoded. */
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
