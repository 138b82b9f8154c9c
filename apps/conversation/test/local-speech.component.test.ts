import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '@colloquy/harness';
import { tinyNemoCtc, tinyVits, tokensFile, tonesOfWords, until, voiceTokensFile } from '@colloquy/testing';
import type { Overrides } from '../src/app';
import { makePhoneHarness } from './phone-harness';
import { callWithSound, scriptedSpeech } from './sound-line';
import { urlOf } from './harness';

const harness = makePhoneHarness();
const processes = ['recognition-process', 'synthesis-process'];
const built = bundle(
  Object.fromEntries(processes.map((name) => [name, path.resolve(__dirname, `../src/${name}.ts`)])),
);
const directory = mkdtempSync(path.join(tmpdir(), 'colloquy-models-'));
afterEach(() => harness.cleanUp());
afterAll(async () => {
  await harness.dropDatabase();
  built.remove();
  rmSync(directory, { recursive: true });
});

const vocabulary = ['by', 'price', 'and', 'trust', 'nothing'];
const tonesOf = (words: string) => tonesOfWords(words.split(' '), vocabulary, 8000);
const dialIn = { meetingId: '123456', pin: '98' };

function writeModels(): void {
  const files = {
    'recognition/en/model.onnx': tinyNemoCtc(vocabulary),
    'recognition/en/tokens.txt': tokensFile(vocabulary),
    'synthesis/en/model.onnx': tinyVits(),
    'synthesis/en/tokens.txt': voiceTokensFile(),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
}
beforeEach(writeModels);

const settings = {
  TELEPHONY_WORDS: 'false',
  SPEECH_API_URL: '',
  SPEECH_LOCAL_MODELS: directory,
  SPEECH_LOCAL_VOICE: 'sherpa-onnx',
};

async function start(change: Record<string, string> = {}, overrides: Pick<Overrides, 'speech'> = {}) {
  const platform = await harness.platform('');
  Object.assign(platform.interview.phone, dialIn);
  const service = await harness.service(
    platform,
    { ...settings, ...change },
    {},
    { workerFile: built.fileOf, ...overrides },
  );
  return { platform, ...service };
}

test.each([
  ['while it is spoken', { SPEECH_TO_TEXT_STREAMING: 'local' }],
  ['when it has ended', {}],
])('a call is held without any server: speech is recognised %s', async (_when, change) => {
  const { app, platform, callbackUrl } = await start(change);
  const caller = await callWithSound(callbackUrl, dialIn);
  harness.onCleanUp(() => caller.close());
  // the tiny voice says a character in 0.05 s
  await until(() => caller.played() > 8000, 'the greeting is played');
  caller.play(tonesOf('by price and trust'));
  caller.sound(0, 60);
  await until(() => platform.said().includes('user: by price and trust'), 'the answer is understood');
  caller.play(tonesOf('nothing'));
  caller.sound(0, 60);
  await harness.reasons(platform, 'completed_natural_end');
  const { recognisedSeconds = 0, synthesisedSeconds = 0 } = platform.interview.sessions[0]?.usage ?? {};
  expect(recognisedSeconds).toBeGreaterThan(1.5);
  expect(synthesisedSeconds).toBeGreaterThan(1);
  const shown = await (await fetch(`${urlOf(app)}/metrics`)).text();
  for (const purpose of ['recognition', 'synthesis']) {
    expect(shown).toMatch(`colloquy_provider_calls_total{purpose="${purpose}",provider="local",outcome="ok"`);
  }
});

/** Returns the id of the process that runs an engine and has loaded its models. */
function engineProcess(name: string): number | undefined {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children
    .split(' ')
    .map(Number)
    .find((pid) => {
      try {
        const [command, libraries, state] = ['cmdline', 'maps', 'stat'].map((file) =>
          readFileSync(`/proc/${pid}/${file}`, 'utf8'),
        ) as [string, string, string];
        return command.includes(name) && libraries.includes('sherpa-onnx') && state.includes(') S ');
      } catch {
        return false; // it has ended
      }
    });
}

test.each(processes)('no words are lost by a crash of %s', async (name) => {
  const { platform, callbackUrl } = await start({ SPEECH_TO_TEXT_STREAMING: 'local' });
  const caller = await callWithSound(callbackUrl, dialIn);
  harness.onCleanUp(() => caller.close());
  await until(() => caller.played() > 8000, 'the greeting is played');
  process.kill(engineProcess(name) as number, 'SIGSEGV');
  caller.play(tonesOf('by price and trust'));
  caller.sound(0, 60);
  await until(() => platform.said().includes('user: by price and trust'), 'the answer is understood');
  caller.play(tonesOf('nothing'));
  caller.sound(0, 60);
  await harness.reasons(platform, 'completed_natural_end');
});

test('an utterance during which the recognition crashes is recognised as a whole by the next provider', async () => {
  const { ports, utterances } = scriptedSpeech(['By price and trust.']);
  const { platform, callbackUrl } = await start({ SPEECH_TO_TEXT_STREAMING: 'local' }, { speech: ports });
  const caller = await callWithSound(callbackUrl, dialIn);
  harness.onCleanUp(() => caller.close());
  await until(() => caller.played() > 0, 'the greeting begins');
  const crashing = await until(() => engineProcess('recognition-process'), 'the engine runs');
  caller.play(tonesOf('by price'));
  process.kill(crashing, 'SIGSEGV');
  caller.play(tonesOf('and trust'));
  caller.sound(0, 60);
  await until(() => platform.said().includes('user: By price and trust.'), 'the answer is understood');
  expect(utterances[0]?.samples.length).toBeGreaterThan(tonesOf('by price').length);
});

test.each([
  ['recognition/en/tokens.txt', /recognition\/en\/tokens\.txt is missing/],
  ['synthesis/en/model.onnx', /synthesis\/en has no model/],
])('the service does not start without %s', async (file, message) => {
  rmSync(path.join(directory, file));
  await expect(start()).rejects.toThrow(message);
});

test('the service does not start with a model that the engine refuses', async () => {
  writeFileSync(path.join(directory, 'recognition/en/tokens.txt'), 'by 0\n');
  await expect(start()).rejects.toThrow(/recognition\/en cannot be used/);
});

test.each([
  [{ SPEECH_LOCAL_MODELS: '' }, 'SPEECH_LOCAL_MODELS must be set'],
  [{ SPEECH_LOCAL_VOICE: 'none' }, 'SPEECH_API_URL or SPEECH_LOCAL_VOICE must be set'],
  [{ SPEECH_LOCAL_VOICE: 'sherpa-onnx,festival' }, 'SPEECH_LOCAL_VOICE must not have festival'],
  [
    { SPEECH_LOCAL_MODELS: '', SPEECH_LOCAL_VOICE: 'none', SPEECH_TO_TEXT_STREAMING: 'local' },
    'SPEECH_API_URL or SPEECH_LOCAL_MODELS must be set',
  ],
])('settings that do not fit are named: %j', async (change, message) => {
  await expect(start(change)).rejects.toThrow(message);
});
