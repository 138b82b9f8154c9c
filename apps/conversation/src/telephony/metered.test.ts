import { speechToTextWithProviders } from '@colloquy/language';
import { metered } from './metered';

const audio = { samples: new Int16Array(16_000), sampleRate: 16_000 };

test('the second recogniser gets its share of the time that is left for an utterance, and its sound is counted', async () => {
  const hangs = (_audio: unknown, _language: unknown, signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const outcomes: string[] = [];
  const speechToText = speechToTextWithProviders(
    [
      { name: 'primary', port: { transcribe: hangs } },
      { name: 'fallback', port: { transcribe: async () => 'By price.' } },
    ],
    { totalMs: 60_000 },
    ({ provider, outcome }) => outcomes.push(`${provider} ${outcome}`),
  );
  const used: unknown[] = [];
  const models = metered({ speechToText } as never, (sound) => used.push(sound));
  const words = await models?.speechToText.transcribe(audio, 'en', new AbortController().signal, 100);
  expect([words, outcomes]).toEqual(['By price.', ['primary timeout', 'fallback ok']]);
  expect(used).toEqual([{ recognisedSeconds: 1 }]);
});
