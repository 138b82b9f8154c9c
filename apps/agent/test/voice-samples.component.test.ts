import { makePrincipalTokens, principalHeader } from '@colloquy/auth';
import type { SpeakSampleMessage } from '@colloquy/contracts';
import { startScriptedService, testSecret } from '@colloquy/harness';
import { AppError, newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { channelsAt, harness, makeAgentHarness, type Replica } from './harness';

const wav = Buffer.from('RIFF, in truth no sound');
const asked: SpeakSampleMessage[] = [];
let answer: (request: SpeakSampleMessage, signal: AbortSignal) => Promise<{ wav: Buffer }>;
let configured: string[] = [];
let conversation: Awaited<ReturnType<typeof startScriptedService>>;
let replica: Replica;
let account: string;

const channelsWith = (speaks: boolean) =>
  startScriptedService('colloquy.conversation.v1.ConversationService', {
    pushAgent: async () => ({ applied: true }),
    describeSpeech: async () => ({ speaks, voiceIds: configured }),
    speakSample: (request, { signal }) => {
      asked.push(request);
      return answer(request, signal);
    },
  });

beforeAll(async () => {
  const { body } = await (await harness.start()).as(newId())('GET', '/api/voices?language=de');
  configured = [body.voices[1].id];
  conversation = await channelsWith(true);
  replica = await harness.start(channelsAt(conversation.address));
});
beforeEach(() => {
  account = newId();
  asked.splice(0);
  answer = async () => ({ wav });
});
afterAll(async () => {
  await harness.stop();
  await conversation.stop();
});

const principals = makePrincipalTokens(testSecret);
const path = '/api/voices/samples';

function post(body: object, signal?: AbortSignal) {
  const principal = { accountId: account, userId: newId(), via: 'bearer' as const };
  return replica.fetch(path, {
    method: 'POST',
    headers: {
      [principalHeader]: principals.sign(principal, 'agent'),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}
const refused = (body: object) => replica.call(account, 'POST', path, body);

test('a sample is spoken by the conversation service and answered as WAV', async () => {
  const response = await post({ language: 'de', voiceId: configured[0], speed: 0.8, text: 'Guten Tag.' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(wav);
  expect(asked).toEqual([
    { language: 'de', voiceId: configured[0], speed: 0.8, text: 'Guten Tag.', personaName: 'Alex' },
  ]);
});

test('without a text a sentence of the greeting is spoken, or an introduction; the voice is that of new agents', async () => {
  const { body } = await replica.call(account, 'GET', '/api/voices?language=de');
  const firstMessage = 'Guten Tag {{name}}! Ich heiße Kim.';
  expect((await post({ language: 'de', firstMessage })).status).toBe(200);
  expect((await post({ language: 'de', voiceId: null, speed: null, agentPersonaName: 'Kim' })).status).toBe(
    200,
  );
  const voiceId = body.voices[0].id;
  expect(asked).toEqual([
    { language: 'de', voiceId, text: 'Ich heiße Kim.', personaName: 'Alex' },
    { language: 'de', voiceId, text: '', personaName: 'Kim' },
  ]);
});

test.each([
  ['language', {}],
  ['language', { language: 'xx' }],
  ['text', { language: 'en', text: 'x'.repeat(201) }],
  ['text', { language: 'en', text: ' ' }],
  ['speed', { language: 'en', speed: 1.4 }],
  ['voiceId', { language: 'en', voiceId: 'alloy' }],
  ['voiceId', { language: 'en', voiceId: newId() }],
])('a sample with an invalid %s is refused: %j', async (field, body) => {
  const answered = await refused(body);
  expect(answered.status).toBe(400);
  expect(answered.body.error).toContain(field);
  expect(asked).toEqual([]);
});

test('an account hears 200 samples a day, whatever another account has heard', async () => {
  for (let count = 0; count < 200; count += 1) {
    expect((await post({ language: 'en' })).status).toBe(200);
  }
  const { status, body } = await refused({ language: 'en' });
  expect([status, body.code]).toEqual([409, 'TOO_MANY_SAMPLES']);
  account = newId();
  expect((await post({ language: 'en' })).status).toBe(200);
});

test('a speech server that fails is a 503 with a code, without its words', async () => {
  answer = () => Promise.reject(new AppError('timeout', 'MODEL_TIMEOUT', 'Ouch', { details: { status: 1 } }));
  expect(await refused({ language: 'en' })).toMatchObject({
    status: 503,
    body: { code: 'SPEECH_UNAVAILABLE', error: 'The speech synthesis does not answer; try again later' },
  });
});

test('a caller that leaves ends the speech', async () => {
  let isEnded = false;
  const leaving = new AbortController();
  answer = (_, signal) => {
    signal.addEventListener('abort', () => (isEnded = true));
    leaving.abort();
    return new Promise(() => undefined);
  };
  await expect(post({ language: 'en' }, leaving.signal)).rejects.toThrow();
  await eventually(() => expect(isEnded).toBe(true));
});

test('voices tell whether the operator has configured them', async () => {
  const { body } = await replica.call(account, 'GET', '/api/voices?language=de');
  const own = body.voices.filter((voice: { isConfigured: unknown }) => voice.isConfigured === true);
  expect(own.map(({ id }: { id: string }) => id)).toEqual(configured);
  expect(body.voices[0].isConfigured).toBe(false);
});

test('a platform that does not speak itself returns the text for a browser to speak, and counts no sample', async () => {
  const off = { details: { text: 'Hello.' } };
  answer = () => Promise.reject(new AppError('conflict', 'SPEECH_OFF', 'No synthesis', off));
  const silent = await channelsWith(false);
  const alone = await harness.start(channelsAt(silent.address));
  for (let count = 0; count < 201; count += 1) {
    const { status, body } = await alone.call(account, 'POST', path, { language: 'en' });
    expect([status, body]).toEqual([409, { code: 'SPEECH_OFF', error: 'No synthesis', text: 'Hello.' }]);
  }
  answer = async () => ({ wav });
  const { body } = await alone.call(account, 'GET', '/api/voices?language=de');
  expect(body.voices[0].isConfigured).toBeNull();
  expect((await post({ language: 'en' })).status).toBe(200);
  await alone.stop();
  await silent.stop();
});

test('while the conversation service is away voices are listed, and a sample is a 503', async () => {
  const fresh = makeAgentHarness();
  const alone = await fresh.start();
  const { body } = await alone.call(account, 'GET', '/api/voices?language=de');
  expect(body.voices[0].isConfigured).toBeNull();
  await eventually(async () => {
    const answered = await alone.call(account, 'POST', path, { language: 'en' });
    expect([answered.status, answered.body.code]).toEqual([503, 'SPEECH_UNAVAILABLE']);
  });
  await fresh.stop();
});
