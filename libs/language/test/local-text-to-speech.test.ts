import { eventually, tinyVoiceRate, tinyVoiceSamples } from '@colloquy/testing';
import { localTextToSpeech, piecesOf, voiceNamed } from '../src/speech/local/local-text-to-speech';
import { makeSynthesisWork } from '../src/speech/local/synthesis-work';
import { findVoiceModels } from '../src/speech/local/voice-models';
import type { SpokenText } from '../src/speech/speech';
import { scriptedEngine, tinyModels } from './local-models';
import { failingTextToSpeechSuite, type SpeakingProvider, textToSpeechSuite } from './text-to-speech-suite';

const never = new AbortController().signal;
const { directory, remove } = tinyModels();
const voices = findVoiceModels(directory, 1);
const work = makeSynthesisWork();
beforeAll(async () => {
  for (const voice of voices) await work.load(voice);
});
afterAll(remove);

const speech: SpokenText = { text: 'Hello.', language: 'en', voice: '' };

describe('the engine itself, with a tiny model', () => {
  let provider: Required<SpeakingProvider>;
  beforeEach(() => {
    const { engine, will, running } = scriptedEngine(work);
    provider = { port: localTextToSpeech(voices, engine), will, running: () => running() };
  });
  textToSpeechSuite(() => provider);

  async function spoken(change: Partial<SpokenText>) {
    const sounds = [];
    for await (const sound of provider.port.speak({ ...speech, ...change }, never)) sounds.push(sound);
    return sounds;
  }

  test('sentences follow one another as they are made', async () => {
    const sounds = await spoken({ text: 'Hello. How are you? Fine.' });
    expect(sounds.map(({ samples }) => samples.length / tinyVoiceSamples)).toEqual([6, 9, 5]);
    expect(sounds[0]?.sampleRate).toBe(tinyVoiceRate);
  });

  test('a factor of 2 halves the duration', async () => {
    const [normal] = await spoken({});
    const [fast] = await spoken({ speed: 2 });
    expect(fast?.samples.length).toBe((normal?.samples.length ?? 0) / 2);
  });

  test('a voice is a directory, a speaker a number; an unknown one is the first', async () => {
    const first = (await spoken({}))[0]?.samples;
    const second = (await spoken({ voice: 'zoe/1' }))[0]?.samples;
    expect(second?.length).toBe(first?.length);
    expect(second).not.toEqual(first);
    expect((await spoken({ voice: '1' }))[0]?.samples).toEqual(second);
    for (const voice of ['alloy', 'amy', 'amy/0', 'zoe/7'])
      expect((await spoken({ voice }))[0]?.samples).toEqual(first);
  });

  test('a language without a model is refused', async () => {
    await expect(spoken({ language: 'fr' })).rejects.toMatchObject({
      kind: 'unavailable',
      details: { status: 422 },
    });
  });

  test('a text that the model cannot pronounce is an error, not the end of the process', async () => {
    await expect(spoken({ text: '漢字' })).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(spoken({ text: '🙂' })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('texts beyond the limit are refused; a text that has ended makes room', async () => {
    provider.will('hang');
    const abort = new AbortController();
    const waiting = Array.from({ length: 30 }, () =>
      provider.port.speak(speech, abort.signal)[Symbol.asyncIterator]().next(),
    );
    await expect(spoken({})).rejects.toMatchObject({ code: 'SPEECH_ENGINE_BUSY' });
    expect(provider.running()).toBe(30);
    abort.abort(new Error('gone'));
    await Promise.allSettled(waiting);
  });
});

describe('a failing engine', () => {
  const failing = () => {
    const { engine: scripted, will, running } = scriptedEngine(work);
    return { port: localTextToSpeech(voices, scripted), will, running };
  };
  let provider: ReturnType<typeof failing>;
  /** Callers that still wait. */
  let callers = 0;
  beforeEach(() => {
    callers = 0;
    provider = failing();
    const { port } = provider;
    provider.port = {
      ...port,
      speak: async function* (spokenText, signal) {
        callers += 1;
        try {
          yield* port.speak(spokenText, signal);
        } finally {
          callers -= 1;
        }
      },
    };
  });
  failingTextToSpeechSuite(() => ({ ...provider, running: () => callers }));

  test('a text that is given up after the first sound leaves no task behind', async () => {
    for await (const _ of provider.port.speak({ ...speech, text: 'One. Two. Three.' }, never)) break;
    await eventually(() => expect(provider.running()).toBe(0));
  });
});

test('voices are found by language', () => {
  expect(voiceNamed(voices, 'de', 'zoe/1')).toMatchObject({ model: { name: 'zoe' }, speaker: 1 });
  expect(voiceNamed(voices, 'de', '')).toMatchObject({ model: { name: 'amy' }, speaker: 0 });
  expect(voiceNamed(voices, 'fr', 'zoe')).toBeUndefined();
});

test('long sentences are cut at a space; what has no sound is left out', () => {
  const long = 'word '.repeat(120).trim();
  const pieces = piecesOf(`${long}. ... Yes!`, 'en');
  expect(pieces.at(-1)).toBe('Yes!');
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(250);
  expect(pieces.slice(0, -1).join(' ')).toContain(long);
});
