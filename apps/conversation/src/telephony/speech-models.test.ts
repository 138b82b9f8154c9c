import { startScriptedOpenAi } from '@colloquy/testing';
import { type ConversationConfig } from '../config';
import { speechModels } from './speech-models';

const config: ConversationConfig['speech'] = {
  baseUrl: '',
  apiKey: '',
  hearing: 'hears',
  speaking: 'speaks',
  voice: 'alloy',
  voices: ['id-of-grace=nova'],
  timeoutMs: 5000,
  firstSoundMs: 2500,
  fallback: { baseUrl: '', apiKey: '', hearing: 'hears too', speaking: 'speaks too', voice: 'second voice' },
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
