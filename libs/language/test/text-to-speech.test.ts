import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ScriptedOpenAi, startScriptedOpenAi } from '@colloquy/testing';
import { deepgramTextToSpeech, elevenLabsTextToSpeech, espeakTextToSpeech, openaiTextToSpeech } from '../src';
import { failingTextToSpeechSuite, type SpeakingProvider, textToSpeechSuite } from './text-to-speech-suite';

const sound = Buffer.from(Int16Array.from({ length: 3000 }, (_, n) => n + 1).buffer);

let server: ScriptedOpenAi;
beforeAll(async () => {
  server = await startScriptedOpenAi();
  server.always({ audio: sound });
});
afterAll(() => server.stop());

const provided = (port: SpeakingProvider['port']): Required<SpeakingProvider> => ({
  port,
  running: () => server.open(),
  will: (fault) =>
    server.reply(
      fault === 'fail'
        ? { status: 500 }
        : fault === 'silent'
          ? { raw: '' }
          : fault === 'stall'
            ? { pieces: [sound, sound], fault }
            : { fault },
    ),
});

const providers = {
  'an OpenAI-compatible server': () =>
    openaiTextToSpeech({ baseUrl: server.baseUrl, apiKey: '', model: 'm', timeoutMs: 5000 }),
  ElevenLabs: () =>
    elevenLabsTextToSpeech({ url: server.baseUrl, apiKey: 'k', model: 'eleven_flash_v2_5', timeoutMs: 5000 }),
  Deepgram: () => deepgramTextToSpeech({ url: `${server.baseUrl}/speak`, apiKey: 'k', timeoutMs: 5000 }),
};
for (const [name, port] of Object.entries(providers)) {
  describe(name, () => {
    textToSpeechSuite(() => provided(port()));
    failingTextToSpeechSuite(() => provided(port()));
  });
}

/** Lets a provider speak. @returns the request */
async function asked(port: SpeakingProvider['port'], more: object) {
  const speech = { text: 'Guten Tag.', language: 'de' as const, voice: 'a voice', ...more };
  for await (const { sampleRate } of port.speak(speech, new AbortController().signal))
    expect(sampleRate).toBe(24_000);
  const { path: address = '', headers = {}, json } = server.requests.at(-1) ?? {};
  return { url: new URL(address, 'http://provider'), headers, json };
}

test('ElevenLabs is told voice, model, language and speed, within its bounds', async () => {
  const { url, headers, json } = await asked(providers.ElevenLabs(), { speed: 2 });
  expect(`${url.pathname}${url.search}`).toBe('/v1/text-to-speech/a%20voice/stream?output_format=pcm_24000');
  expect(headers['xi-api-key']).toBe('k');
  const model = { model_id: 'eleven_flash_v2_5', language_code: 'de' };
  expect(json).toEqual({ text: 'Guten Tag.', ...model, voice_settings: { speed: 1.2 } });
});

test('Deepgram is told the voice, and the speed in the languages in which it knows speeds', async () => {
  const { url, headers, json } = await asked(providers.Deepgram(), { speed: 0.5 });
  const format = { encoding: 'linear16', sample_rate: '24000', container: 'none', mip_opt_out: 'true' };
  expect(Object.fromEntries(url.searchParams)).toEqual({ model: 'a voice', ...format });
  expect(url.pathname).toBe('/v1/speak');
  expect(headers.authorization).toBe('Token k');
  expect(json).toEqual({ text: 'Guten Tag.' });
  const english = await asked(providers.Deepgram(), { speed: 0.5, language: 'en' });
  expect(english.url.searchParams.get('speed')).toBe('0.7');
});

/** Answers like espeak-ng: a header of 44 bytes, then samples. Its process id is a file while it runs. */
const standIn = `#!${process.execPath}
const { existsSync, readFileSync, rmSync, writeFileSync, writeSync } = require('node:fs');
if (process.argv[2] === '--version') process.exit(0);
const text = readFileSync(0, 'utf8');
const fault = existsSync(__dirname + '/fault') ? readFileSync(__dirname + '/fault', 'utf8') : '';
writeFileSync(__dirname + '/' + process.pid, '');
writeFileSync(__dirname + '/arguments', process.argv.slice(2).join(' '));
const stay = () => setInterval(() => undefined, 1000);
if (text === '' || Object.keys(process.env).some((name) => name !== 'LD_LIBRARY_PATH')) process.exit(3);
if (fault === 'fail') process.exit(1);
if (fault === 'silent') process.exit(0);
if (fault === 'hang') stay();
else {
  writeSync(1, Buffer.alloc(44));
  writeSync(1, Buffer.alloc(3001, 7));
  if (fault === 'stall') stay();
  else writeSync(1, Buffer.alloc(2001, 9));
}
`;

describe('a program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'colloquy-voice-'));
  const command = path.join(folder, 'voice.cjs');
  writeFileSync(command, standIn);
  chmodSync(command, 0o755);
  const numbers = () => readdirSync(folder).map(Number).filter(Number.isInteger);
  afterEach(() => {
    for (const name of ['fault', ...numbers().map(String)]) rmSync(path.join(folder, name), { force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const provider = (): Required<SpeakingProvider> => ({
    port: espeakTextToSpeech(command),
    running: () => numbers().filter((pid) => isAlive(pid)).length,
    will: (fault) => writeFileSync(path.join(folder, 'fault'), fault),
  });
  textToSpeechSuite(provider);
  failingTextToSpeechSuite(provider);

  test('is told the language and the speed in words a minute', async () => {
    const speech = { text: 'Guten Tag.', language: 'de' as const, voice: '', speed: 0.8 };
    for await (const { sampleRate } of provider().port.speak(speech, new AbortController().signal))
      expect(sampleRate).toBe(22_050);
    expect(readFileSync(path.join(folder, 'arguments'), 'utf8')).toContain('-v de -s 140');
  });

  test('that is missing is noticed at the start', () => {
    expect(() => espeakTextToSpeech(path.join(folder, 'none'))).toThrow('cannot be run');
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const real = ['/usr/bin/espeak-ng', '/usr/local/bin/espeak-ng'].filter((program) => existsSync(program));
for (const command of real) {
  describe(command, () => textToSpeechSuite(() => ({ port: espeakTextToSpeech(command) })));
}
