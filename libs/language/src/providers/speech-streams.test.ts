import type { Language } from '@colloquy/contracts';
import { callFailed } from '../models/post';
import type { StreamedSpeech, StreamingRecogniser } from '../speech/streaming-recogniser';
import { openMs } from './circuit';
import type { ProviderCall } from './provider-call';
import { streamsWithProviders } from './speech-streams';

const lost = callFailed('unavailable', 'RECOGNISER_UNREACHABLE', 'No');
const frame = new Int16Array(256).fill(1);

let calls: ProviderCall[] = [];
beforeEach(() => (calls = []));
const seen = () => calls.map(({ provider, outcome }) => `${provider} ${outcome}`);

/** A recogniser whose streams answer with the number of samples since the last answer. */
function aRecogniser(languages: Language[], answer = async (samples: number) => `${samples}.`) {
  const opened: { speech: StreamedSpeech; isOpen: boolean }[] = [];
  const port: StreamingRecogniser = {
    knows: (language) => languages.includes(language),
    open(speech) {
      const stream = { speech, isOpen: true };
      opened.push(stream);
      let samples = 0;
      return {
        get isOpen() {
          return stream.isOpen;
        },
        send: (sound) => void (samples += sound.length),
        async finalWords(signal) {
          const heard = samples;
          samples = 0;
          const aborted = new Promise<never>((_, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason as Error)),
          );
          return Promise.race([answer(heard), aborted]).catch((error: unknown) => {
            stream.isOpen = false;
            throw error;
          });
        },
        close: () => void (stream.isOpen = false),
      };
    },
  };
  return { port, opened };
}

const onCall = (call: ProviderCall) => void calls.push(call);
function conversation(
  deepgram: ReturnType<typeof aRecogniser>,
  assemblyai: ReturnType<typeof aRecogniser> = aRecogniser([]),
  finalMs = 1000,
) {
  const providers = [
    { name: 'deepgram' as const, port: deepgram.port },
    { name: 'assemblyai' as const, port: assemblyai.port },
  ];
  const open = streamsWithProviders(providers, finalMs, onCall);
  return open({ sampleRate: 8000, vocabulary: () => ['Flexport'] });
}

async function wordsOf(streams: ReturnType<typeof conversation>, language: Language = 'en'): Promise<string> {
  const piece = streams.begin(language);
  piece?.hear(frame);
  try {
    return (await piece?.finalWords()) ?? 'none';
  } finally {
    piece?.end();
    await new Promise(setImmediate);
  }
}

test('the pieces of a conversation share a stream, and every piece is counted and timed', async () => {
  const recogniser = aRecogniser(['en']);
  const streams = conversation(recogniser);
  await expect(wordsOf(streams)).resolves.toBe('256.');
  await expect(wordsOf(streams)).resolves.toBe('256.');
  expect(recogniser.opened.map(({ speech }) => speech)).toEqual([
    { language: 'en', sampleRate: 8000, vocabulary: ['Flexport'], onPartial: undefined },
  ]);
  expect(seen()).toEqual(['deepgram ok', 'deepgram ok']);
  expect(calls[0]).toMatchObject({ purpose: 'recognition' });
  expect(calls[0]?.seconds).toBeGreaterThan(0);
});

test('a stream that has ended, or that has another language, is replaced', async () => {
  const recogniser = aRecogniser(['en', 'de']);
  const streams = conversation(recogniser);
  await wordsOf(streams);
  const [first] = recogniser.opened;
  if (first) first.isOpen = false;
  await wordsOf(streams);
  await wordsOf(streams, 'de');
  expect(recogniser.opened.map(({ speech, isOpen }) => [speech.language, isOpen])).toEqual([
    ['en', false],
    ['en', false],
    ['de', true],
  ]);
});

test('a language goes to the first provider that knows it', async () => {
  const [english, german] = [aRecogniser(['en']), aRecogniser(['en', 'de'])];
  const streams = conversation(english, german);
  await wordsOf(streams, 'de');
  expect(seen()).toEqual(['assemblyai ok']);
  expect(streams.begin('ja')).toBeUndefined();
});

test('a provider that fails three times in a row is left for the next one, and tried again later', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  let isDown = true;
  const failing = aRecogniser(['en'], async () => {
    if (isDown) throw lost;
    return 'Back.';
  });
  const streams = conversation(failing, aRecogniser(['en']));
  for (let n = 0; n < 3; n += 1) await expect(wordsOf(streams)).rejects.toBe(lost);
  await expect(wordsOf(streams)).resolves.toBe('256.');
  expect(seen()).toEqual([
    ...Array<string>(3).fill('deepgram unavailable'),
    'deepgram open',
    'assemblyai ok',
  ]);
  isDown = false;
  jest.advanceTimersByTime(openMs);
  await expect(wordsOf(streams)).resolves.toBe('Back.');
  jest.useRealTimers();
});

test('a provider that refuses is left as one that fails', async () => {
  const refused = callFailed('unavailable', 'RECOGNISER_UNREACHABLE', 'No', { status: 401 });
  const streams = conversation(
    aRecogniser(['en'], () => Promise.reject(refused)),
    aRecogniser(['en']),
  );
  for (let n = 0; n < 3; n += 1) await expect(wordsOf(streams)).rejects.toBe(refused);
  await expect(wordsOf(streams)).resolves.toBe('256.');
  expect(seen().slice(2)).toEqual(['deepgram refused', 'deepgram open', 'assemblyai ok']);
  expect(calls.map(({ error }) => error)).toEqual([refused, refused, refused, undefined, undefined]);
});

test('final words that are late are given up, and the next piece gets another stream', async () => {
  const hanging = aRecogniser(['en'], () => new Promise(() => undefined));
  const streams = conversation(hanging, aRecogniser([]), 20);
  await expect(wordsOf(streams)).rejects.toMatchObject({ kind: 'timeout' });
  expect(seen()).toEqual(['deepgram timeout']);
  await expect(wordsOf(streams)).rejects.toMatchObject({ kind: 'timeout' });
  expect(hanging.opened).toHaveLength(2);
});

test('a piece whose words are not requested ends its stream, and its sound is in no other piece', async () => {
  const recogniser = aRecogniser(['en']);
  const streams = conversation(recogniser);
  const dropped = streams.begin('en');
  dropped?.hear(frame);
  dropped?.end();
  await new Promise(setImmediate);
  await expect(wordsOf(streams)).resolves.toBe('256.');
  expect(recogniser.opened).toHaveLength(2);
  expect(seen()).toEqual(['deepgram aborted', 'deepgram ok']);
});

test('the end of the conversation ends the stream and is no failure', async () => {
  const hanging = aRecogniser(['en'], () => new Promise(() => undefined));
  const streams = conversation(hanging);
  const words = wordsOf(streams);
  await new Promise(setImmediate);
  streams.close();
  await expect(words).rejects.toThrow();
  expect(hanging.opened[0]?.isOpen).toBe(false);
  expect(seen()).toEqual(['deepgram aborted']);
});

test('partial results contain the words before a pause, and nothing comes after the end', async () => {
  const recogniser = aRecogniser(['en'], async () => 'By price');
  const streams = conversation(recogniser);
  const partials: string[] = [];
  const piece = streams.begin('en', (words) => void partials.push(words));
  piece?.hear(frame);
  await piece?.finalWords();
  const [stream] = recogniser.opened;
  stream?.speech.onPartial?.('and');
  stream?.speech.onPartial?.('and trust');
  piece?.end();
  stream?.speech.onPartial?.('late');
  expect(partials).toEqual(['By price', 'By price and', 'By price and trust']);
});
