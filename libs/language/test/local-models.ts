import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  tinyNemoCtc,
  tinyTransducer,
  tinyVits,
  tinyZipformerCtc,
  tokensFile,
  tonesOfWords,
  voiceTokensFile,
} from '@colloquy/testing';
import type { SpeechEngine } from '../src/speech/local/engine';

export const vocabulary = ['by', 'price', 'and', 'trust', 'first', 'second', 'yes'];

/** Returns the sound of words that the tiny models know, at 8 kHz. */
export const tonesOf = (words: string) => tonesOfWords(words.split(' '), vocabulary, 8000);

/** Writes a directory of models: files by their paths. */
export function modelDirectory(files: Readonly<Record<string, string | Buffer>>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'colloquy-models-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
  return { directory, remove: () => rmSync(directory, { recursive: true }) };
}

/** Models for German and Filipino (CTC as of NeMo), English (a transducer), French (CTC of a zipformer2), and a voice for both English and German. */
export function tinyModels() {
  const { encoder, decoder, joiner } = tinyTransducer(vocabulary);
  return modelDirectory({
    'recognition/de-fil/model.onnx': tinyNemoCtc(vocabulary),
    'recognition/de-fil/tokens.txt': tokensFile(vocabulary),
    'recognition/fr/model.int8.onnx': tinyZipformerCtc(vocabulary),
    'recognition/fr/tokens.txt': tokensFile(vocabulary),
    'recognition/en/encoder-epoch-99.int8.onnx': encoder,
    'recognition/en/decoder-epoch-99.onnx': decoder,
    'recognition/en/joiner-epoch-99.int8.onnx': joiner,
    'recognition/en/tokens.txt': tokensFile(vocabulary.map((word) => word.toUpperCase())),
    'synthesis/en-de/amy/amy.onnx': tinyVits(),
    'synthesis/en-de/amy/tokens.txt': voiceTokensFile(),
    'synthesis/en-de/zoe/zoe.onnx': tinyVits(),
    'synthesis/en-de/zoe/tokens.txt': voiceTokensFile(),
  });
}

type Fault = 'fail' | 'hang' | 'silent' | 'stall';

/** Runs tasks one after the other, cloned as between processes, with faults that can be scripted. */
export function scriptedEngine<F extends Readonly<Record<string, (task: never) => unknown>>>(work: F) {
  let last: Promise<unknown> = Promise.resolve();
  let fault: Fault | undefined;
  let tasks = 0;
  let running = 0;

  async function perform(name: string, task: unknown): Promise<unknown> {
    const worked = () => work[name]?.(structuredClone(task) as never);
    if (name === 'drop') return worked();
    tasks += 1;
    if (fault === 'fail') throw new Error('canary');
    if (fault === 'silent') return { samples: new Int16Array(0), sampleRate: 16_000 };
    if (fault === 'hang' || (fault === 'stall' && tasks > 1)) return new Promise(() => undefined);
    return worked();
  }

  const engine = {
    run(name: string, task: unknown) {
      running += 1;
      last = last
        .catch(() => undefined)
        .then(() => perform(name, task))
        .finally(() => (running -= 1));
      return last;
    },
    whenReady: () => Promise.resolve(),
  } as SpeechEngine<F>;
  return {
    engine,
    running: () => running,
    will: (next: Fault) => void (fault = next),
  };
}
