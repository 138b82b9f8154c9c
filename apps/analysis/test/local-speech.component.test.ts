import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '@colloquy/harness';
import type { Component } from '@colloquy/kernel';
import type { ProviderCall } from '@colloquy/language';
import type { Service } from '@colloquy/service';
import { tinyNemoCtc, tokensFile, tonesOfWords } from '@colloquy/testing';
import { speechToTextOf } from '../src/clients/speech-to-text';
import type { Config } from '../src/config';

const built = bundle({ 'recognition-process': path.resolve(__dirname, '../src/recognition-process.ts') });
const directory = mkdtempSync(path.join(tmpdir(), 'colloquy-models-'));
const components: Component[] = [];
afterAll(async () => {
  for (const component of components) await component.stop?.();
  built.remove();
  rmSync(directory, { recursive: true });
});

test('speech is transcribed by a model on this machine, without a server', async () => {
  const vocabulary = ['by', 'price'];
  mkdirSync(path.join(directory, 'recognition/en'), { recursive: true });
  writeFileSync(path.join(directory, 'recognition/en/model.onnx'), tinyNemoCtc(vocabulary));
  writeFileSync(path.join(directory, 'recognition/en/tokens.txt'), tokensFile(vocabulary));
  const calls: ProviderCall[] = [];
  const service = { add: (component: Component) => (components.push(component), component) } as Service;
  const none = { baseUrl: '', apiKey: '', hearing: 'whisper-1' };
  const settings: Config['speech'] = {
    ...none,
    fallback: none,
    timeoutMs: 20_000,
    localModels: directory,
    localThreads: 1,
  };
  const speechToText = speechToTextOf(settings, {
    service,
    workerFile: built.fileOf('recognition-process'),
    onCall: (call) => void calls.push(call),
  });
  for (const component of components) await component.start?.();
  const sound = { samples: tonesOfWords(['by', 'price'], vocabulary, 16_000), sampleRate: 16_000 };
  const { signal } = new AbortController();
  await expect(speechToText?.transcribe(sound, 'en', signal)).resolves.toBe('by price');
  expect(calls).toMatchObject([{ purpose: 'recognition', provider: 'local', outcome: 'ok' }]);
});
