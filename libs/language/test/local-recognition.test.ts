import type { Language } from '@colloquy/contracts';
import { eventually } from '@colloquy/testing';
import { localRecognition } from '../src/speech/local/local-recogniser';
import { findRecognitionModels } from '../src/speech/local/recognition-models';
import { makeRecognitionWork } from '../src/speech/local/recognition-work';
import { joinSamples } from '../src/speech/resample';
import { resample } from '../src/speech/resample';
import { scriptedEngine, tinyModels, tonesOf } from './local-models';
import {
  type HearingProvider,
  sendFrames,
  silenceOf,
  streamingRecogniserSuite,
} from './streaming-recogniser-suite';

const never = new AbortController().signal;
const { directory, remove } = tinyModels();
const models = findRecognitionModels(directory, 1);
const work = makeRecognitionWork();
beforeAll(async () => {
  for (const model of models) await work.load(model);
});
afterAll(remove);

const languages: Language[] = ['de', 'en', 'fr'];

describe.each(languages)('the engine itself, with a tiny model for %s', (language) => {
  let provider: HearingProvider & { running: () => number };
  beforeEach(() => {
    const { engine, will, running } = scriptedEngine(work);
    const { streaming } = localRecognition(models, engine);
    provider = {
      open: (change = {}) => streaming.open({ language, sampleRate: 8000, vocabulary: [], ...change }),
      say: tonesOf,
      will,
      running,
    };
  });
  streamingRecogniserSuite(() => provider);

  test('words are told while they are said', async () => {
    const partials: string[] = [];
    const stream = provider.open({ onPartial: (words) => void partials.push(words) });
    for (const word of ['by', 'price', 'and', 'trust']) {
      sendFrames(stream, tonesOf(word));
      await eventually(() => expect(partials.at(-1)).toContain(word));
    }
    expect(partials.at(-1)).toBe('by price and trust');
    stream.close();
  });

  test('the last word is heard although no silence follows it', async () => {
    const stream = provider.open();
    const sound = tonesOf('by price').subarray(0, 3760);
    stream.send(sound.map((sample, at) => sample * Math.min(1, (3720 - at) / 200) * Number(at < 3720)));
    await expect(stream.finalWords(never)).resolves.toBe('by price');
    stream.close();
  });

  test('streams do not affect each other', async () => {
    const streams = ['by price', 'trust', 'and by'].map((words) => {
      const stream = provider.open();
      sendFrames(stream, tonesOf(words));
      return stream;
    });
    await expect(Promise.all(streams.map((stream) => stream.finalWords(never)))).resolves.toEqual([
      'by price',
      'trust',
      'and by',
    ]);
    streams.forEach((stream) => stream.close());
  });

  test('sound at 16 kHz is heard too', async () => {
    const { samples } = resample({ samples: tonesOf('yes by'), sampleRate: 8000 }, 16_000);
    const stream = provider.open({ sampleRate: 16_000 });
    stream.send(samples);
    await expect(stream.finalWords(never)).resolves.toBe('yes by');
    stream.close();
  });

  test('a stream fails if the engine has lost the beginning of the utterance', async () => {
    const words: string[] = [];
    const stream = provider.open({ onPartial: (heard) => void words.push(heard) });
    sendFrames(stream, tonesOf('by price'));
    await eventually(() => expect(words).toContain('by price'));
    work.drop({ stream: 1 });
    sendFrames(stream, tonesOf('trust'));
    await expect(stream.finalWords(never)).rejects.toMatchObject({ code: 'SPEECH_ENGINE_FAILED' });
    expect(stream.isOpen).toBe(false);
  });

  test('sound beyond half a minute that the engine has not heard ends the stream', async () => {
    provider.will('hang');
    const stream = provider.open();
    for (let seconds = 0; seconds < 32; seconds += 1) stream.send(silenceOf(1000));
    expect(stream.isOpen).toBe(false);
    await expect(stream.finalWords(never)).rejects.toMatchObject({ code: 'SPEECH_ENGINE_BUSY' });
  });

  test('a stream has one task in the queue of the engine', () => {
    provider.will('hang');
    const stream = provider.open();
    sendFrames(stream, silenceOf(5000));
    expect(provider.running()).toBe(1);
    stream.close();
  });
});

describe('whole utterances', () => {
  const audio = (samples: Int16Array) => ({ samples, sampleRate: 8000 });
  const { speechToText, streaming } = localRecognition(models, scriptedEngine(work).engine);

  test('an utterance is transcribed in the language of a model', async () => {
    const sound = joinSamples(silenceOf(700), tonesOf('price and trust'), silenceOf(2000), tonesOf('by'));
    await expect(speechToText.transcribe(audio(sound), 'fil', never)).resolves.toBe('price and trust by');
  });

  test('a language without a model is refused', async () => {
    expect(streaming.knows('fil')).toBe(true);
    expect(streaming.knows('es')).toBe(false);
    await expect(speechToText.transcribe(audio(tonesOf('by')), 'es', never)).rejects.toMatchObject({
      kind: 'unavailable',
      details: { status: 422 },
    });
  });

  test('an utterance beyond the limit is refused, an aborted one ends with the reason', async () => {
    await expect(speechToText.transcribe(audio(silenceOf(121_000)), 'de', never)).rejects.toMatchObject({
      kind: 'invalid',
    });
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(speechToText.transcribe(audio(tonesOf('by')), 'de', gone)).rejects.toThrow('gone');
  });
});

test('streams beyond the limit fail; closed ones make room', async () => {
  const { streaming } = localRecognition(models, scriptedEngine(work).engine);
  const open = () => streaming.open({ language: 'de', sampleRate: 8000, vocabulary: [] });
  const streams = Array.from({ length: 100 }, open);
  const refused = open();
  expect(refused.isOpen).toBe(false);
  await expect(refused.finalWords(never)).rejects.toMatchObject({ code: 'SPEECH_ENGINE_BUSY' });
  streams.forEach((stream) => stream.close());
  const stream = open();
  expect(stream.isOpen).toBe(true);
  stream.close();
});
