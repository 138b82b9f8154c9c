import { rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { onnxFile } from '@colloquy/testing';
import { modelDirectory, tinyModels } from '../../../test/local-models';
import { findRecognitionModels, type RecognitionModel } from './recognition-models';
import { makeRecognitionWork } from './recognition-work';
import { findVoiceModels } from './voice-models';

let directory: string;
let remove: () => void;
beforeEach(() => ({ directory, remove } = tinyModels()));
afterEach(() => remove());

const find = () => [findRecognitionModels(directory, 1), findVoiceModels(directory, 1)] as const;

test('models are found by their files, and 8-bit weights are preferred', () => {
  const [recognition, voices] = find();
  const inDirectory = (name: string) => path.join(directory, name);
  expect(recognition).toMatchObject([
    {
      languages: ['de', 'fil'],
      isUpperCase: false,
      config: { modelConfig: { nemoCtc: { model: inDirectory('recognition/de-fil/model.onnx') } } },
    },
    {
      languages: ['en'],
      isUpperCase: true,
      config: {
        modelConfig: { transducer: { encoder: inDirectory('recognition/en/encoder-epoch-99.int8.onnx') } },
      },
    },
    { languages: ['fr'], config: { modelConfig: { zipformer2Ctc: {} } } },
  ]);
  expect(voices.map(({ name, languages }) => [name, ...languages])).toEqual([
    ['amy', 'en', 'de'],
    ['zoe', 'en', 'de'],
  ]);
});

test.each([
  ['recognition/de-fil/model.onnx', 'recognition/de-fil has no model'],
  ['recognition/de-fil/tokens.txt', 'recognition/de-fil/tokens.txt is missing'],
  ['recognition/en/joiner-epoch-99.int8.onnx', 'recognition/en/joiner.onnx is missing'],
  ['synthesis/en-de/amy/tokens.txt', 'synthesis/en-de/amy/tokens.txt is missing'],
  ['synthesis/en-de/zoe/zoe.onnx', 'synthesis/en-de/zoe has no model'],
])('the file %s that is missing is named', (file, message) => {
  rmSync(path.join(directory, file));
  expect(find).toThrow(message);
});

test.each([
  'recognition/de-fil/model.onnx',
  'recognition/en/decoder-epoch-99.onnx',
  'synthesis/en-de/amy/amy.onnx',
])('the model %s that is empty or incomplete is named', (file) => {
  truncateSync(path.join(directory, file), 200);
  expect(find).toThrow(`${file} is not a complete ONNX model`);
  truncateSync(path.join(directory, file), 0);
  expect(find).toThrow(`${file} is empty`);
});

describe('kinds of voices', () => {
  const model = (metadata: Readonly<Record<string, string | number>>) =>
    onnxFile({ metadata, inputs: [], outputs: [], constants: {}, nodes: [] });
  const vits = model({ sample_rate: 22_050, n_speakers: 1, comment: 'piper' });
  const kokoro = model({ sample_rate: 24_000, n_speakers: 11, style_dim: '510,1,256' });
  let own: ReturnType<typeof modelDirectory>;
  afterEach(() => own.remove());
  function voiceOf(files: Readonly<Record<string, string | Buffer>>) {
    const inVoice = { 'tokens.txt': 'a 0', ...files };
    own = modelDirectory(
      Object.fromEntries(Object.entries(inVoice).map(([name, content]) => [`synthesis/en/${name}`, content])),
    );
    const [voice] = findVoiceModels(own.directory, 2);
    return JSON.parse(JSON.stringify(voice).replaceAll(`${own.directory}/synthesis/en/`, '')) as unknown;
  }
  const phonemes = { 'espeak-ng-data/phontab': 'x' };

  test('of Piper: a model with the data of espeak-ng', () => {
    const files = { tokens: 'tokens.txt', dataDir: 'espeak-ng-data', model: 'amy.onnx' };
    expect(voiceOf({ 'amy.onnx': vits, ...phonemes })).toMatchObject({
      name: '',
      config: { model: { vits: files, numThreads: 2 } },
    });
  });

  test('of Kokoro: a model with styles, which needs voices.bin', () => {
    const files = { 'model.onnx': kokoro, 'lexicon-us-en.txt': 'x', 'lexicon-zh.txt': 'x', ...phonemes };
    expect(voiceOf({ ...files, 'voices.bin': 'x' })).toMatchObject({
      config: { model: { kokoro: { voices: 'voices.bin', lexicon: 'lexicon-us-en.txt,lexicon-zh.txt' } } },
    });
    own.remove();
    expect(() => voiceOf(files)).toThrow('voices.bin is missing');
  });

  test('of Matcha: a model beside a vocoder', () => {
    const files = { 'model-steps-3.onnx': vits, 'vocos-22khz-univ.onnx': model({}), ...phonemes };
    expect(voiceOf(files)).toMatchObject({
      config: {
        model: { matcha: { acousticModel: 'model-steps-3.onnx', vocoder: 'vocos-22khz-univ.onnx' } },
      },
    });
  });

  test.each([
    [{ 'amy.onnx': vits }, 'espeak-ng-data is missing'],
    [{ 'amy.onnx': vits, 'espeak-ng-data/other': 'x' }, 'espeak-ng-data/phontab is missing'],
    [{ 'amy.onnx': model({}) }, 'amy.onnx was not exported for sherpa-onnx'],
  ])('a file that lacks is named: %#', (files, message) => {
    expect(() => voiceOf(files)).toThrow(message);
  });
});

test('a directory that is missing, has no language or an unknown one is named', () => {
  expect(() => findRecognitionModels(path.join(directory, 'none'), 1)).toThrow('none does not exist');
  rmSync(path.join(directory, 'recognition'), { recursive: true });
  expect(findRecognitionModels(directory, 1)).toEqual([]);
  const other = modelDirectory({ 'recognition/klingon/tokens.txt': 'a 0' });
  expect(() => findRecognitionModels(other.directory, 1)).toThrow('klingon is not named after languages');
  other.remove();
});

test('a package that is not installed is an error that names it', async () => {
  jest.doMock('sherpa-onnx-node', () => {
    throw new Error('Cannot find module');
  });
  const [model] = findRecognitionModels(directory, 1) as [RecognitionModel];
  await expect(makeRecognitionWork().load(model)).rejects.toMatchObject({
    kind: 'invalid',
    message: expect.stringContaining('npm install sherpa-onnx-node'),
  });
  jest.dontMock('sherpa-onnx-node');
});
