import { makeServiceTokens } from '@colloquy/auth';
import type { SpeakSampleMessage } from '@colloquy/contracts';
import { makeGrpcClient } from '@colloquy/grpc';
import { testSecret } from '@colloquy/harness';
import type { Logger } from '@colloquy/logging';
import { startScriptedOpenAi } from '@colloquy/testing';
import { makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const voiceId = '49e97305-4f3f-4db8-91d3-4e116ba2d154';
const second = new Uint8Array(Int16Array.from({ length: 24_000 }, (_, n) => n % 1000).buffer);

async function aStage(settings: Record<string, string> = {}) {
  const platform = await harness.platform();
  const logged: unknown[] = [];
  const log = (...entry: unknown[]) => void logged.push(entry);
  const logger: Logger = { debug: log, info: log, warn: log, error: log, child: () => logger };
  const app = await harness.app(platform, settings, { interviewerFor: undefined, logger });
  const tokens = makeServiceTokens(testSecret);
  const client = makeGrpcClient('colloquy.conversation.v1.ConversationService', {
    addresses: [`127.0.0.1:${app.grpcPort()}`],
    token: () => tokens.sign({ service: 'agent' }, 'conversation'),
  });
  harness.onCleanUp(() => client.close());
  const speak = (over: Partial<SpeakSampleMessage> = {}) =>
    client.speakSample(
      { language: 'de', voiceId, speed: 1.2, text: 'Guten Tag.', personaName: 'Sam', ...over },
      { deadlineMs: 10_000 },
    );
  return { platform, client, speak, logged };
}

async function aSpeechServer() {
  const server = await startScriptedOpenAi();
  harness.onCleanUp(() => server.stop());
  server.always({ audio: second });
  const settings = { SPEECH_API_URL: server.baseUrl, SPEECH_VOICES: `${voiceId}=onyx`, SPEECH_VOICE: 'nova' };
  return { server, settings };
}

test('the speech server speaks a sample with the configured voice, and a WAV file is returned', async () => {
  const { server, settings } = await aSpeechServer();
  const { speak, client, platform } = await aStage(settings);
  const { wav } = await speak();
  expect(server.requests.map(({ json }) => json)).toMatchObject([
    { input: 'Guten Tag.', voice: 'onyx', speed: 1.2 },
  ]);
  expect([wav.toString('latin1', 0, 4), wav.readUInt32LE(24)]).toEqual(['RIFF', 24_000]);
  expect(wav.subarray(44)).toEqual(Buffer.from(second));
  expect(await client.describeSpeech({})).toEqual({ speaks: true, voiceIds: [voiceId] });
  expect(platform.calls).toEqual({ startSession: 0, appendTurns: 0, endSession: 0 });
  expect(await harness.liveSessions()).toEqual([]);
});

test('a voice that the server refuses is replaced by the usual one; without a text the introduction is spoken', async () => {
  const { server, settings } = await aSpeechServer();
  server.reply({ status: 400 });
  const { speak } = await aStage(settings);
  await speak({ voiceId: '572ddc25-6d97-405b-99e1-e515fe8d5622', text: '' });
  expect(server.requests.map(({ json }) => json['voice'])).toEqual([
    '572ddc25-6d97-405b-99e1-e515fe8d5622',
    'nova',
  ]);
  expect(server.requests[1]?.json['input']).toContain('Mein Name ist Sam');
});

test('without speech synthesis there is no sample', async () => {
  const { speak, client } = await aStage();
  await expect(speak()).rejects.toMatchObject({ kind: 'conflict', code: 'SPEECH_OFF' });
  expect(await client.describeSpeech({})).toEqual({ speaks: false, voiceIds: [] });
});

test('a speech server that fails makes the service unavailable, not faulty', async () => {
  const { server, settings } = await aSpeechServer();
  server.always({ status: 500 });
  const { speak } = await aStage(settings);
  await expect(speak()).rejects.toMatchObject({ kind: 'unavailable' });
});

test('the text of a sample is never logged, whether it is spoken or not', async () => {
  const { server, settings } = await aSpeechServer();
  const stages = [await aStage(settings), await aStage()];
  for (const { speak } of stages) await speak({ text: 'A canary sings.' }).catch(() => undefined);
  server.always({ status: 500, raw: 'You said: A canary sings.' });
  await stages[0]?.speak({ text: 'A canary sings.' }).catch(() => undefined);
  for (const { logged } of stages) {
    expect(JSON.stringify(logged)).toContain('SpeakSample');
    expect(JSON.stringify(logged)).not.toContain('canary');
  }
});

test('a language that is unknown, a speed out of bounds and a long text are refused', async () => {
  const { settings } = await aSpeechServer();
  const { speak } = await aStage(settings);
  for (const over of [{ language: 'xx' }, { speed: 2 }, { text: 'x'.repeat(201) }]) {
    await expect(speak(over)).rejects.toMatchObject({ kind: 'invalid' });
  }
});
