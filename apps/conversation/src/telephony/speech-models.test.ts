import { type ScriptedOpenAi, startScriptedOpenAi } from '@colloquy/testing';
import { type Config } from '../config';
import { speechModels } from './speech-models';

const config: Config['speech'] = {
  baseUrl: '',
  apiKey: '',
  hearing: 'hears',
  speaking: 'speaks',
  voice: 'alloy',
  voices: ['id-of-grace=nova'],
  timeoutMs: 5000,
  firstSoundMs: 2500,
  fallback: { baseUrl: '', apiKey: '', hearing: 'hears too', speaking: 'speaks too', voice: 'second voice' },
  streaming: {
    speakers: [],
    elevenLabs: { url: '', apiKey: 'key', model: 'eleven_flash_v2_5', voice: 'clara' },
    deepgram: { url: '', apiKey: 'key', voices: ['aura-2-thalia-en', 'aura-2-julius-de'] },
  },
  local: ['none'],
  localModels: '',
  localThreads: 1,
};
const { signal } = new AbortController();

test('no server in the settings means no speech', () => {
  expect(speechModels(config, {}, () => undefined)).toBeUndefined();
});

test('the fallback hears and speaks in its own voice when the first server fails', async () => {
  const [first, second] = [await startScriptedOpenAi(), await startScriptedOpenAi()];
  const calls: string[] = [];
  const models = speechModels(
    {
      ...config,
      baseUrl: first.baseUrl,
      fallback: { ...config.fallback, baseUrl: second.baseUrl, apiKey: 'second key' },
    },
    {},
    ({ purpose, provider, outcome }) => calls.push(`${purpose} ${provider} ${outcome}`),
  );
  if (!models) throw new Error('No models');
  second.reply({ text: 'Words.' }, { audio: new Uint8Array(4800) });
  const utterance = { samples: new Int16Array(8000), sampleRate: 8000 };
  await expect(models.speechToText.transcribe(utterance, 'en', signal)).resolves.toBe('Words.');
  let bytes = 0;
  for await (const sound of models.voice(
    { text: 'Hello.', language: 'en', voice: 'id-of-grace', rateHz: 8000 },
    signal,
  ))
    bytes += sound.length;
  expect(bytes).toBeGreaterThan(700);
  expect(second.requests[1]?.json).toMatchObject({ model: 'speaks too', voice: 'second voice' });
  expect(second.requests[1]?.headers.authorization).toBe('Bearer second key');
  expect(first.requests).toHaveLength(4);
  expect(calls).toEqual([
    'recognition primary unavailable',
    'recognition primary unavailable',
    'recognition fallback ok',
    'synthesis primary unavailable',
    'synthesis primary unavailable',
    'synthesis fallback ok',
  ]);
  await Promise.all([first.stop(), second.stop()]);
});

describe('providers of synthesis', () => {
  let server: ScriptedOpenAi;
  beforeEach(async () => {
    server = await startScriptedOpenAi();
    server.always({ audio: new Uint8Array(4800) });
  });
  afterEach(() => server.stop());

  function voiceOf(speakers: string[], calls: string[] = []) {
    const { baseUrl } = server;
    const { streaming } = config;
    const models = speechModels(
      {
        ...config,
        baseUrl,
        streaming: {
          speakers,
          elevenLabs: { ...streaming.elevenLabs, url: baseUrl },
          deepgram: { ...streaming.deepgram, url: `${baseUrl}/speak` },
        },
      },
      {},
      ({ provider, outcome }) => calls.push(`${provider} ${outcome}`),
    );
    return async (language: 'en' | 'de' | 'fr', voice?: string) => {
      const speech = { text: 'Hello.', language, voice, rateHz: 8000 };
      for await (const sound of models?.voice(speech, signal) ?? []) expect(sound).toBeDefined();
      const { path = '', json = {} } = server.requests.at(-1) ?? {};
      return `${decodeURIComponent(path.split('?')[0] ?? '')} ${new URL(path, 'http://p').searchParams.get('model') ?? json['voice'] ?? ''}`.trim();
    };
  }

  test('the first speaks in the agent’s voice, or in its own; the others speak in their own', async () => {
    const calls: string[] = [];
    const speak = voiceOf(['elevenlabs', 'deepgram'], calls);
    expect(await speak('en')).toBe('/v1/text-to-speech/clara/stream');
    expect(await speak('en', 'max')).toBe('/v1/text-to-speech/max/stream');
    expect(await speak('en', 'id-of-grace')).toBe('/v1/text-to-speech/nova/stream');
    server.reply({ status: 500 }, { status: 500 });
    expect(await speak('de', 'max')).toBe('/v1/speak aura-2-julius-de');
    server.reply({ status: 500 }, { status: 429 });
    expect(await speak('fr', 'max')).toBe('/v1/audio/speech alloy');
    expect(calls.slice(3, 6)).toEqual(['elevenlabs unavailable', 'elevenlabs unavailable', 'deepgram ok']);
    expect(calls.at(-1)).toBe('primary ok');
  });

  test('a voice that the provider refuses is replaced by the provider’s own', async () => {
    const speak = voiceOf(['elevenlabs']);
    server.reply({ status: 404 });
    expect(await speak('en', 'gone')).toBe('/v1/text-to-speech/clara/stream');
    expect(server.requests).toHaveLength(2);
  });

  test('a voice of Deepgram speaks its own language only', async () => {
    const speak = voiceOf(['deepgram']);
    expect(await speak('en', 'aura-2-zeus-en')).toBe('/v1/speak aura-2-zeus-en');
    expect(await speak('de', 'aura-2-zeus-en')).toBe('/v1/speak aura-2-julius-de');
  });

  test.each([
    [
      { speakers: ['elevenlab'] },
      'TEXT_TO_SPEECH_STREAMING must be a list of these names: elevenlabs, deepgram',
    ],
    [
      { speakers: ['elevenlabs'], elevenLabs: { ...config.streaming.elevenLabs, voice: '' } },
      'TEXT_TO_SPEECH_ELEVENLABS_VOICE must be set',
    ],
    [
      { speakers: ['deepgram'] },
      'SPEECH_API_URL or SPEECH_LOCAL_MODELS must be set: nothing recognises speech',
    ],
  ])('settings %j are refused', (streaming, message) => {
    const change = { ...config, streaming: { ...config.streaming, ...streaming } };
    expect(() => speechModels(change, {}, () => undefined)).toThrow(message);
  });
});
