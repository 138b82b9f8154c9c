import type { ChatRequest } from '../models/chat-client';
import { callFailed, notUnderstood } from '../models/post';
import type { Pcm, TextToSpeech } from '../speech/speech';
import { failuresToOpen } from './circuit';
import { chatWithProviders, speechToTextWithProviders, textToSpeechWithProviders } from './ports';
import type { ProviderCall } from './provider-call';

const never = new AbortController().signal;
const lost = callFailed('unavailable', 'MODEL_UNREACHABLE', 'No');
const noSuchVoice = callFailed('unavailable', 'MODEL_REFUSED', 'No', { status: 404 });
const sound: Pcm = { samples: new Int16Array(8), sampleRate: 8000 };
const limits = { totalMs: 5000, pieceMs: 1000 };

let calls: ProviderCall[] = [];
const onCall = (call: ProviderCall) => void calls.push(call);
beforeEach(() => (calls = []));
const seen = () => calls.map(({ purpose, provider, outcome }) => [purpose, provider, outcome]);

test('chat: the purposes share the providers, and a whole answer has no limit on its first token', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('whole'), 50));
  const primary = {
    complete: () => slow,
    stream(): AsyncGenerator<string> {
      throw lost;
    },
  };
  const fallback = {
    complete: async () => 'never',
    async *stream() {
      yield* ['str', 'stream'];
    },
  };
  const chatFor = chatWithProviders(
    [
      { name: 'primary', port: primary },
      { name: 'fallback', port: fallback },
    ],
    { completeMs: 5000, totalMs: 5000, pieceMs: 10 },
    onCall,
  );
  await expect(chatFor('analyst').complete({ messages: [] }, never)).resolves.toBe('whole');
  let text = '';
  for await (const soFar of chatFor('interviewer').stream({ messages: [] }, never)) text = soFar;
  expect(text).toBe('stream');
  expect(seen()).toEqual([
    ['analyst', 'primary', 'ok'],
    ['interviewer', 'primary', 'unavailable'],
    ['interviewer', 'fallback', 'ok'],
  ]);
});

describe('a streamed answer', () => {
  const drips = async function* (signal?: AbortSignal) {
    for (let n = 1; !signal?.aborted; n += 1) {
      yield 'x'.repeat(n);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw signal?.reason;
  };
  const whole = async function* () {
    yield* ['wh', 'whole'];
  };
  const broken = async function* () {
    yield 'ha';
    throw lost;
  };
  const numberless = async function* () {
    yield 'none';
  };
  /** Answers with what the providers stream; answers that begin with `n` are not usable. */
  function aModel(...streams: ((signal?: AbortSignal) => AsyncGenerator<string>)[]) {
    const names = ['primary', 'fallback'] as const;
    const port = (stream: (signal?: AbortSignal) => AsyncGenerator<string>) => ({
      complete: async () => 'never',
      stream: ({ isUsable }: ChatRequest, signal: AbortSignal) => checked(stream(signal), isUsable),
    });
    const chatFor = chatWithProviders(
      streams.map((stream, index) => ({ name: names[index] ?? 'local', port: port(stream) })),
      { completeMs: 5000, totalMs: 400, pieceMs: 100 },
      onCall,
    );
    return async (request: Partial<ChatRequest> = {}) => {
      let text = '';
      const asked = { messages: [], isUsable: (answer: string) => !answer.startsWith('n'), ...request };
      for await (const soFar of chatFor('interviewer').stream(asked, never)) text = soFar;
      return text;
    };
  }
  async function* checked(stream: AsyncGenerator<string>, isUsable: ChatRequest['isUsable']) {
    let answer = '';
    for await (answer of stream) yield answer;
    if (isUsable?.(answer) === false) throw notUnderstood();
  }
  const outcomes = () => calls.map(({ provider, outcome }) => `${provider} ${outcome}`);

  test.each([
    ['breaks off', broken, 'unavailable'],
    ['drips', drips, 'timeout'],
    ['has another form', numberless, 'malformed'],
  ])('that %s is given by the next provider, from its beginning', async (_what, stream, outcome) => {
    await expect(aModel(stream, whole)()).resolves.toBe('whole');
    expect(outcomes()).toEqual([`primary ${outcome}`, 'fallback ok']);
  });

  test('ends at the limit on the whole answer, however often a token comes', async () => {
    const begun = performance.now();
    await expect(aModel(drips)()).rejects.toMatchObject({ kind: 'timeout' });
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('ends sooner if the request has less time', async () => {
    await expect(aModel(drips, drips)({ limitMs: 60 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(calls.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(0.35);
  });

  test('of another form opens the circuit breaker after some answers', async () => {
    const ask = aModel(numberless, whole);
    for (let n = 0; n <= failuresToOpen; n += 1) await expect(ask()).resolves.toBe('whole');
    expect(outcomes().filter((each) => each.startsWith('primary'))).toEqual([
      ...Array<string>(failuresToOpen).fill('primary malformed'),
      'primary open',
    ]);
  });
});

test('recognition is tried twice at a provider, then at the next', async () => {
  const deaf = { transcribe: () => Promise.reject(lost) };
  const hears = { transcribe: async () => '' };
  const speechToText = speechToTextWithProviders(
    [
      { name: 'primary', port: deaf },
      { name: 'fallback', port: hears },
    ],
    { totalMs: 5000 },
    onCall,
  );
  await expect(speechToText.transcribe(sound, 'en', never)).resolves.toBe('');
  expect(seen().map(([, provider]) => provider)).toEqual(['primary', 'primary', 'fallback']);
});

describe('synthesis', () => {
  const voices = (error: Error | undefined): TextToSpeech => ({
    async *speak() {
      if (error) throw error;
      yield sound;
    },
  });
  async function speak(voice: string, ...ports: TextToSpeech[]) {
    const names = ['primary', 'fallback', 'local'] as const;
    const providers = ports.map((port, index) => ({ name: names[index] ?? 'local', port }));
    const textToSpeech = textToSpeechWithProviders(providers, limits, 'alloy', onCall);
    const sounds = [];
    for await (const each of textToSpeech.speak({ text: 'Hello.', language: 'en', voice }, never))
      sounds.push(each);
    return sounds;
  }

  test('falls back to the last resort', async () => {
    await expect(speak('alloy', voices(lost), voices(noSuchVoice), voices(undefined))).resolves.toEqual([
      sound,
    ]);
    expect(seen().map(([, provider, outcome]) => `${provider} ${outcome}`)).toEqual([
      'primary unavailable',
      'primary unavailable',
      'fallback refused',
      'local ok',
    ]);
  });

  test('says a text that breaks off anew', async () => {
    const breaksOff: TextToSpeech = {
      async *speak() {
        yield sound;
        throw lost;
      },
    };
    await expect(speak('alloy', breaksOff, voices(undefined))).resolves.toEqual([sound, sound, sound]);
  });

  test('leaves an unknown voice to the caller, but not the default voice', async () => {
    await expect(speak('nova', voices(noSuchVoice), voices(undefined))).rejects.toBe(noSuchVoice);
    await expect(speak('alloy', voices(noSuchVoice), voices(undefined))).resolves.toEqual([sound]);
  });

  test.each([400, 404, 422])('leaves the voice to the caller for status %i', async (status) => {
    const refused = callFailed('unavailable', 'MODEL_REFUSED', 'No', { status });
    await expect(speak('nova', voices(refused), voices(undefined))).rejects.toBe(refused);
    expect(seen()).toHaveLength(1);
  });

  test.each([401, 402, 403, 405, 413, 429, 500])(
    'asks the next provider for status %i, although the agent has a voice of its own',
    async (status) => {
      const refused = callFailed('unavailable', 'MODEL_REFUSED', 'No', { status });
      await expect(speak('nova', voices(refused), voices(undefined))).resolves.toEqual([sound]);
      expect(seen().at(-1)).toEqual(['synthesis', 'fallback', 'ok']);
    },
  );

  test('asks only providers that know the language', async () => {
    const german: TextToSpeech = { ...voices(lost), knows: (language) => language === 'de' };
    await expect(speak('alloy', german, voices(undefined))).resolves.toEqual([sound]);
    expect(seen().map(([, provider]) => provider)).toEqual(['fallback']);
    await expect(speak('alloy', german)).rejects.toMatchObject({ kind: 'unavailable', code: 'NO_PROVIDER' });
  });

  test('goes on when a fallback does not know the voice', async () => {
    await expect(speak('nova', voices(lost), voices(noSuchVoice), voices(undefined))).resolves.toEqual([
      sound,
    ]);
  });
});
