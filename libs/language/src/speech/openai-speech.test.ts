import { eventually, type ScriptedOpenAi, startScriptedOpenAi } from '@colloquy/testing';
import { openaiSpeechToText } from './openai-speech-to-text';
import { openaiTextToSpeech } from './openai-text-to-speech';
import { maxSpokenTextLength, type Pcm } from './speech';
import { pcmBytes } from './wav';

const never = new AbortController().signal;
let server: ScriptedOpenAi;
beforeAll(async () => {
  server = await startScriptedOpenAi();
});
afterAll(() => server.stop());

const reach = (timeoutMs = 5000) => ({
  baseUrl: server.baseUrl,
  apiKey: 'canary-key',
  model: 'm-1',
  timeoutMs,
});
const second: Pcm = { samples: new Int16Array(8000).fill(1000), sampleRate: 8000 };

async function heard(timeoutMs?: number, signal = never): Promise<number[]> {
  const samples: number[] = [];
  const speech = { text: 'canary text', language: 'en' as const, voice: 'alloy' };
  for await (const piece of openaiTextToSpeech(reach(timeoutMs)).speak(speech, signal)) {
    expect(piece.sampleRate).toBe(24_000);
    samples.push(...piece.samples);
  }
  return samples;
}
const transcribe = (timeoutMs?: number, signal = never) =>
  openaiSpeechToText(reach(timeoutMs)).transcribe(second, 'fil', signal);

test('sound is sent as a WAV file of 16 kHz with model and language, and the words are returned', async () => {
  server.reply({ text: ' Größe, 漢字. ' });
  await expect(transcribe()).resolves.toBe('Größe, 漢字.');
  const request = server.requests.at(-1);
  expect(request?.path).toBe('/v1/audio/transcriptions');
  const type = request?.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(request?.raw ?? []), { headers: { 'content-type': type } }).formData(); // prettier-ignore
  expect([form.get('model'), form.get('language'), form.get('response_format')]).toEqual([
    'm-1',
    'tl',
    'json',
  ]);
  const file = form.get('file') as File;
  expect([file.name, file.size]).toEqual(['utterance.wav', 44 + 32_000]);
});

test('names and terms are sent as a prompt, the first of them if there are many', async () => {
  const promptFor = async (vocabulary?: string[]) => {
    server.reply({ text: 'Yes.' });
    const audio = { ...second, ...(vocabulary && { vocabulary }) };
    await openaiSpeechToText(reach()).transcribe(audio, 'de', never);
    const { headers, raw } = server.requests.at(-1) ?? {};
    const type = headers?.['content-type'] ?? '';
    const form = await new Response(new Uint8Array(raw ?? []), { headers: { 'content-type': type } }).formData(); // prettier-ignore
    return form.get('prompt');
  };
  expect(await promptFor(['Jürgen Weiß', 'Norlund AG'])).toBe('Jürgen Weiß, Norlund AG');
  expect(await promptFor()).toBeNull();
  const many = String(await promptFor(Array.from({ length: 500 }, (_, n) => `Größe ${n}`)));
  expect(many.startsWith('Größe 0, Größe 1, ')).toBe(true);
  expect(Buffer.byteLength(many)).toBeLessThanOrEqual(600);
});

test.each([
  ['a page of HTML', 'text/html', '<!doctype html><title>Busy</title>'],
  ['an error as JSON', 'application/problem+json; charset=utf-8', '{"error":{"message":"busy"}}'],
  ['HTML without its type', 'application/octet-stream', '\n<html><body>Busy</body></html>'],
  ['JSON without its type', 'audio/pcm', '{ "detail": "busy" }'],
  ['a WAV file', 'audio/wav', `RIFF\u0024\0\0\0WAVEfmt ${'x'.repeat(100)}`],
  ['an MP3 file', 'audio/mpeg', `ID3\u0004${'x'.repeat(100)}`],
])('%s with status 200 is never sound', async (_what, type, content) => {
  server.reply({ audio: Buffer.from(content, 'latin1'), type });
  await expect(heard()).rejects.toMatchObject({ kind: 'unavailable', code: 'MODEL_ANSWER_INVALID' });
});

test.each(['audio/pcm', 'audio/L16;rate=24000', 'application/octet-stream'])('%s is sound', async (type) => {
  server.reply({ audio: pcmBytes(Int16Array.of(1, -1, 300)), type });
  await expect(heard()).resolves.toEqual([1, -1, 300]);
});

test('a text becomes sound of 24 kHz, also if a sample is split between chunks', async () => {
  const samples = Array.from({ length: 50_001 }, (_, n) => (n * 37) % 30_000);
  server.reply({ audio: pcmBytes(Int16Array.from(samples)) });
  await expect(heard()).resolves.toEqual(samples);
  expect(server.requests.at(-1)?.path).toBe('/v1/audio/speech');
  expect(server.requests.at(-1)?.json).toEqual({
    model: 'm-1',
    voice: 'alloy',
    input: 'canary text',
    response_format: 'pcm',
  });
});

test('the speed of the voice is requested if it is given', async () => {
  server.reply({ audio: pcmBytes(Int16Array.of(1)) });
  const speech = { text: 'Hello.', language: 'en' as const, voice: 'alloy', speed: 1.3 };
  for await (const { sampleRate } of openaiTextToSpeech(reach()).speak(speech, never))
    expect(sampleRate).toBe(24_000);
  expect(server.requests.at(-1)?.json).toMatchObject({ speed: 1.3 });
});

describe.each([
  ['speech to text', transcribe],
  ['text to speech', heard],
])('%s', (_name, call: (timeoutMs?: number, signal?: AbortSignal) => Promise<unknown>) => {
  test('that fails or hangs is an error without the words', async () => {
    server.reply({ status: 500 }, { status: 429 }, { raw: '' }, { fault: 'drop', text: 'canary text' });
    for (let n = 0; n < 4; n += 1) {
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: 'unavailable' });
      expect(JSON.stringify([error, String(error)])).not.toContain('canary');
    }
    server.reply({ fault: 'hang' }, { fault: 'stall', text: 'canary text' });
    await expect(call(100)).rejects.toMatchObject({ kind: 'timeout' });
    await expect(call(100)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('that is aborted ends with the reason', async () => {
    server.reply({ fault: 'hang' });
    const abort = new AbortController();
    const before = server.requests.length;
    const waiting = expect(call(5000, abort.signal)).rejects.toThrow('gone');
    await eventually(() => expect(server.requests).toHaveLength(before + 1));
    abort.abort(new Error('gone'));
    await waiting;
  });
});

test('input beyond the limit is refused before it is sent', async () => {
  const hours = { samples: new Int16Array(8000 * 121), sampleRate: 8000 };
  await expect(openaiSpeechToText(reach()).transcribe(hours, 'en', never)).rejects.toMatchObject({
    kind: 'invalid',
  });
  const text = 'x'.repeat(maxSpokenTextLength + 1);
  expect(() => openaiTextToSpeech(reach()).speak({ text, language: 'en', voice: 'alloy' }, never)).toThrow(
    'too long',
  );
});
