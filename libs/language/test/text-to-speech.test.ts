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
import { espeakTextToSpeech, openaiTextToSpeech } from '../src';
import { failingTextToSpeechSuite, type SpeakingProvider, textToSpeechSuite } from './text-to-speech-suite';

const sound = Buffer.from(Int16Array.from({ length: 3000 }, (_, n) => n + 1).buffer);

describe('an OpenAI-compatible server', () => {
  let server: ScriptedOpenAi;
  beforeAll(async () => {
    server = await startScriptedOpenAi();
    server.always({ audio: sound });
  });
  afterAll(() => server.stop());
  const provider = (): Required<SpeakingProvider> => ({
    port: openaiTextToSpeech({ baseUrl: server.baseUrl, apiKey: '', model: 'm', timeoutMs: 5000 }),
    running: () => server.open(),
    will: (fault) =>
      server.reply(
        fault === 'fail'
          ? { status: 500 }
          : fault === 'silent'
            ? { raw: '' }
            : { fault, text: 'canary canary canary' },
      ),
  });
  textToSpeechSuite(provider);
  failingTextToSpeechSuite(provider);
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
