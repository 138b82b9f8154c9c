import type { ServerFrame } from '@colloquy/contracts';
import { type Logger, silentLogger } from '@colloquy/logging';
import {
  recogniserKey,
  startScriptedAssemblyAi,
  startScriptedDeepgram,
  startScriptedOpenAi,
  until,
} from '@colloquy/testing';
import { makePhoneHarness } from './phone-harness';
import { overThePage } from './page-line';
import { callWithSound, scriptedSpeech } from './sound-line';
import { urlOf } from './harness';

const harness = makePhoneHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const dialIn = { meetingId: '123456', pin: '98' };
const greeting = 'Hello Jordan, I am Sam. How did you choose?';

async function startVendors() {
  const [deepgram, assemblyAi] = [await startScriptedDeepgram(), await startScriptedAssemblyAi()];
  harness.onCleanUp(() => Promise.all([deepgram.stop(), assemblyAi.stop()]));
  const settings = {
    SPEECH_TO_TEXT_STREAMING: 'deepgram,assemblyai',
    SPEECH_TO_TEXT_DEEPGRAM_URL: deepgram.url,
    SPEECH_TO_TEXT_DEEPGRAM_API_KEY: recogniserKey,
    SPEECH_TO_TEXT_ASSEMBLYAI_URL: assemblyAi.url,
    SPEECH_TO_TEXT_ASSEMBLYAI_API_KEY: recogniserKey,
    SPEECH_TO_TEXT_FINAL_MS: '500',
  };
  return { deepgram, assemblyAi, settings };
}

/** Starts a call. @param heard what the speech server recognises, which is the last resort */
async function aCall(heard: string[] = [], change: Record<string, string> = {}) {
  const vendors = await startVendors();
  const platform = await harness.platform('');
  Object.assign(platform.interview.phone, dialIn);
  const speech = scriptedSpeech(heard);
  const warnings: unknown[] = [];
  const logger: Logger = {
    ...silentLogger,
    warn: (message, fields) => void warnings.push({ message, ...fields }),
    child: () => logger,
  };
  const { app, callbackUrl } = await harness.service(
    platform,
    { ...vendors.settings, TELEPHONY_WORDS: 'false', SPEECH_API_URL: 'http://127.0.0.1:9', ...change },
    {},
    {
      speech: speech.ports,
      endOfTurn: () => 20,
      logger,
      ...('LANGUAGE_MODEL' in change && { interviewerFor: undefined }),
    },
  );
  const caller = await callWithSound(callbackUrl, dialIn);
  harness.onCleanUp(() => caller.close());
  await until(() => caller.played() > greeting.length * 70, 'the greeting is played');
  /** Returns how many pieces of speech a provider took. */
  async function counted(provider: string, outcome: string): Promise<number> {
    const shown = await (await fetch(`${urlOf(app)}/metrics`)).text();
    const labels = `purpose="recognition",provider="${provider}",outcome="${outcome}"`;
    return Number(new RegExp(`colloquy_provider_calls_total{${labels}[^}]*} (\\d+)`).exec(shown)?.[1] ?? 0);
  }
  return { ...vendors, platform, caller, speech, counted, warnings };
}

test('a call is recognised while the expert speaks: no sound is uploaded afterwards, and its seconds are booked', async () => {
  const { deepgram, platform, caller, speech, counted } = await aCall();
  deepgram.hear({ words: 'By price.' }, { words: 'Nothing.' });
  caller.speak();
  await until(() => platform.said().includes('agent: What went wrong?'), 'the answer is understood');
  caller.speak();
  await harness.reasons(platform, 'completed_natural_end');
  expect(platform.said().filter((said) => said.startsWith('user'))).toEqual([
    'user: By price.',
    'user: Nothing.',
  ]);
  expect(speech.utterances).toEqual([]);
  expect(deepgram.connections).toHaveLength(1);
  const { url, sound, messages } = deepgram.connections[0] ?? { sound: [], messages: [] };
  expect(url?.searchParams.get('sample_rate')).toBe('8000');
  expect(url?.searchParams.get('interim_results')).toBe('true');
  expect(url?.searchParams.getAll('keyterm')).toEqual(['Jordan Reyes', 'Norlund', 'Cold chains']);
  expect(messages.slice(0, 2)).toEqual(['Finalize', 'Finalize']);
  const sentSeconds = Buffer.concat(sound).length / 2 / 8000;
  const { recognisedSeconds = 0 } = platform.interview.sessions[0]?.usage ?? {};
  expect(Math.abs(recognisedSeconds - sentSeconds)).toBeLessThan(0.1);
  expect(await counted('deepgram', 'ok')).toBe(2);
  await until(() => deepgram.connections[0]?.isOpen === false, 'the stream is closed with the call');
});

test('a model is asked from partial results at a pause, and its call ends when the expert goes on', async () => {
  const model = await startScriptedOpenAi();
  harness.onCleanUp(() => model.stop());
  model.always({ fault: 'hang' });
  const { deepgram, platform, caller } = await aCall([], {
    LANGUAGE_MODEL: 'scripted',
    LANGUAGE_MODEL_BASE_URL: model.baseUrl,
  });
  deepgram.hear({
    words: 'We compared five carriers. Then we met two.',
    partials: ['We compared five carriers.'],
    delayMs: 100,
  });
  caller.sound(4000, 25);
  caller.sound(0, 15); // 300 ms, which end no speech
  await until(() => model.open() > 0, 'the model is asked');
  expect(JSON.stringify(model.requests[0]?.json)).toContain('We compared five carriers.');
  expect(platform.said().filter((said) => said.startsWith('user'))).toEqual([]);
  caller.sound(4000, 10);
  await until(() => model.open() === 0, 'its call is aborted');
});

test.each(['drop', 'hang', 'garbage'] as const)(
  'speech is not lost when its stream fails: %s; the speech server recognises all of it',
  async (fault) => {
    const { deepgram, platform, caller, speech } = await aCall(['By price.']);
    deepgram.hear({ words: 'canary', fault });
    caller.speak();
    await until(() => platform.said().includes('user: By price.'), 'the words are recognised');
    expect(speech.utterances[0]?.samples.length).toBeGreaterThanOrEqual(0.7 * 8000);
    deepgram.hear({ words: 'Nothing.' });
    caller.speak();
    await until(() => platform.said().includes('user: Nothing.'), 'the next stream is opened');
    expect(speech.utterances).toHaveLength(1);
  },
);

test('a provider that refuses is left for the next one, and one warning says so', async () => {
  const heard = ['One.', 'Two.', 'Three.'];
  const { deepgram, assemblyAi, platform, caller, counted, warnings } = await aCall([...heard], {
    CLOSING_MS: '20000',
  });
  deepgram.refuse(503);
  for (const words of heard) {
    caller.speak();
    await until(() => platform.said().includes(`user: ${words}`), words);
  }
  assemblyAi.hear({ words: 'Four.' });
  caller.speak();
  await until(() => platform.said().includes('user: Four.'), 'the other provider hears');
  expect(await counted('deepgram', 'unavailable')).toBe(3);
  expect(await counted('assemblyai', 'ok')).toBe(1);
  expect(warnings).toEqual([
    {
      message: 'Streaming recogniser failed',
      provider: 'deepgram',
      outcome: 'unavailable',
      code: 'RECOGNISER_UNREACHABLE',
      status: 503,
    },
  ]);
});

test('the page shows the words while they are said; they are stored once they are final', async () => {
  const { deepgram, settings } = await startVendors();
  const platform = await harness.platform('');
  const speech = scriptedSpeech([]);
  const app = await harness.app(
    platform,
    { ...settings, CLOSING_MS: 300, EARLY_DISCONNECT_MS: 1 },
    { speech: speech.ports, endOfTurn: () => 20 },
  );
  const client = await harness.client(app, platform);
  const page = overThePage(client);
  const captions: ServerFrame[] = [];
  client.socket.on('message', (message, isBinary) => {
    const frame = isBinary ? undefined : (JSON.parse(String(message)) as ServerFrame);
    if (frame?.type === 'caption') captions.push(frame);
  });
  client.hello({ voice: { aloud: true } });
  await client.next('spoken');
  deepgram.hear(
    { words: 'By price and trust.', partials: ['By', 'By price'] },
    { words: '', partials: ['Hm'] },
    { words: 'Nothing.' },
  );
  page.sound(4000, 500);
  await client.next('caption', ({ text }) => text === 'By price');
  expect(platform.said().filter((said) => said.startsWith('user'))).toEqual([]);
  page.sound(0, 600);
  const { utteranceId } = await client.next('caption', (frame) => frame.utteranceId !== undefined);
  expect(await client.next('ack')).toMatchObject({ utteranceId });
  expect(platform.said()).toContain('user: By price and trust.');
  await client.next('spoken');
  page.speak();
  await client.next('caption', ({ text }) => text === 'Hm');
  await client.next('caption', ({ text }) => text === '');
  page.speak();
  expect((await client.next('ended')).reason).toBe('completed_natural_end');
  expect(captions.map((frame) => (frame.type === 'caption' ? frame.text : ''))).toEqual([
    'By',
    'By price',
    'By price and trust.',
    'By price and trust.',
    'Hm',
    '',
    'Nothing.',
    'Nothing.',
  ]);
  expect(deepgram.connections[0]?.url.searchParams.get('sample_rate')).toBe('16000');
  expect(speech.utterances).toEqual([]);
});

test.each([
  [{ SPEECH_TO_TEXT_STREAMING: 'whisper' }, 'a list of these names: deepgram, assemblyai'],
  [{ SPEECH_TO_TEXT_DEEPGRAM_API_KEY: '' }, 'SPEECH_TO_TEXT_DEEPGRAM_API_KEY must be set'],
  [{ SPEECH_TO_TEXT_ASSEMBLYAI_API_KEY: '' }, 'SPEECH_TO_TEXT_ASSEMBLYAI_API_KEY must be set'],
  [{ SPEECH_TO_TEXT_DEEPGRAM_URL: 'https://api.deepgram.com' }, 'must be a ws'],
  [{ SPEECH_TO_TEXT_ASSEMBLYAI_MODEL: 'nova' }, 'streaming.assemblyAi.model'],
])('with the settings %j the service does not start: %s', async (change, message) => {
  const { settings } = await startVendors();
  const platform = await harness.platform('');
  const { ports } = scriptedSpeech([]);
  await expect(harness.app(platform, { ...settings, ...change }, { speech: ports })).rejects.toThrow(message);
});

test('without a speech server streaming recognition is refused', async () => {
  const { settings } = await startVendors();
  const platform = await harness.platform('');
  await expect(harness.app(platform, settings)).rejects.toThrow(
    'SPEECH_API_URL or SPEECH_LOCAL_MODELS must be set',
  );
});
