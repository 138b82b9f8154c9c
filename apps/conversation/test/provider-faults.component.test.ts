import { recogniserKey, startScriptedDeepgram, startScriptedOpenAi, until } from '@colloquy/testing';
import { makePhoneHarness } from './phone-harness';
import { callWithSound } from './sound-line';

const harness = makePhoneHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const dialIn = { meetingId: '123456', pin: '98' };
const greeting = 'agent: Hello Jordan, I am Sam. How did you choose?';
/** A tenth of a second for each character. */
const spoken = (text: unknown) => Buffer.alloc(String(text).length * 4800, 5);

async function aCall(change: Record<string, string> = {}) {
  const server = await startScriptedOpenAi();
  harness.onCleanUp(() => server.stop());
  server.always(({ path, json }) =>
    path.endsWith('/speech') ? { audio: spoken(json['input']) } : { text: 'By price.' },
  );
  const platform = await harness.platform('');
  Object.assign(platform.interview.phone, dialIn);
  const { callbackUrl } = await harness.service(platform, {
    TELEPHONY_WORDS: 'false',
    SPEECH_API_URL: server.baseUrl,
    SPEECH_FIRST_SOUND_MS: '1000', // longer than a busy machine delays a whole answer
    ...change,
  });
  return {
    server,
    platform,
    async call() {
      const caller = await callWithSound(callbackUrl, dialIn);
      harness.onCleanUp(() => caller.close());
      return caller;
    },
  };
}

test('a sentence whose synthesis stalls is said again, and the turn is stored as a whole', async () => {
  const { server, platform, call } = await aCall();
  const sound = spoken('Hello');
  server.reply({ pieces: [sound, sound], fault: 'stall' });
  await call();
  await until(() => (platform.interview.turns[0]?.durationMs ?? 0) > 0, 'the greeting is heard');
  expect(platform.said()).toEqual([greeting]);
  expect(server.requests.map(({ json }) => json['input'])).toEqual([
    'Hello Jordan, I am Sam.',
    'Hello Jordan, I am Sam.',
    'How did you choose?',
  ]);
});

test('words that no provider speaks are tried again later, and nothing unsaid is stored', async () => {
  const { server, platform, call } = await aCall();
  server.reply({ status: 500 }, { status: 429 });
  const caller = await call();
  await until(() => caller.played() > 0, 'the expert hears a sign');
  await until(() => (platform.interview.turns[0]?.durationMs ?? 0) > 0, 'the greeting is heard');
  expect(platform.said()).toEqual([greeting]);
});

test('speech in which the streaming recogniser finds no words is recognised as a whole', async () => {
  const deepgram = await startScriptedDeepgram();
  harness.onCleanUp(() => deepgram.stop());
  const { platform, call } = await aCall({
    SPEECH_TO_TEXT_STREAMING: 'deepgram',
    SPEECH_TO_TEXT_DEEPGRAM_URL: deepgram.url,
    SPEECH_TO_TEXT_DEEPGRAM_API_KEY: recogniserKey,
  });
  const caller = await call();
  await until(() => (platform.interview.turns[0]?.durationMs ?? 0) > 0, 'the greeting is heard');
  deepgram.hear({ words: '' });
  caller.sound(4000, 60);
  caller.sound(0, 30);
  await until(() => platform.said().includes('user: By price.'), 'the expert is heard');
});

test('a line that sends no sound in silence ends the expert’s turn', async () => {
  const { platform, call } = await aCall();
  const caller = await call();
  await until(() => (platform.interview.turns[0]?.durationMs ?? 0) > 0, 'the greeting is heard');
  caller.sound(4000, 60);
  await until(() => platform.said().includes('user: By price.'), 'the expert is heard');
});
