import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '@colloquy/harness';
import { eventually } from '@colloquy/testing';
import { type EngineEnd, makeEngineProcess } from '../src/speech/local/engine-process';
import { localRecognition } from '../src/speech/local/local-recogniser';
import { findRecognitionModels } from '../src/speech/local/recognition-models';
import type { RecognitionWork } from '../src/speech/local/recognition-work';
import { memoryLimit } from '../src/speech/local/serve-engine';
import { tinyModels, tonesOf } from './local-models';

jest.setTimeout(120_000);

const built = bundle({
  misbehaving: path.resolve(__dirname, 'misbehaving-engine.ts'),
  service: path.resolve(__dirname, 'starts-an-engine.ts'),
  recognition: path.resolve(__dirname, 'recognition-engine.ts'),
});
afterAll(built.remove);

type Misbehaving = {
  load: (model: { directory: string }) => void;
  samples: (sound: { samples: Int16Array }) => Int16Array;
  pid: (of: null) => number;
  environment: (of: null) => string[];
  refuse: (words: string) => void;
  write: (words: string) => void;
  crash: (of: null) => void;
  hang: (of: null) => void;
};

const stops: (() => Promise<void> | undefined)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function anEngine(options: { models?: { directory: string }[]; limits?: { hangMs: number } } = {}) {
  const ends: EngineEnd[] = [];
  const engine = makeEngineProcess<Misbehaving>({
    name: 'test',
    file: built.fileOf('misbehaving'),
    models: [{ directory: 'en' }],
    onEnded: (end) => void ends.push(end),
    ...options,
  });
  stops.push(() => engine.stop?.());
  return { engine, ends };
}

const never = new AbortController().signal;
const failed = { kind: 'unavailable', code: 'SPEECH_ENGINE_FAILED' };
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('sound crosses to the process and back', async () => {
  const { engine } = anEngine();
  await engine.start?.();
  const samples = Int16Array.from({ length: 8000 }, (_none, at) => at - 4000);
  await expect(engine.run('samples', { samples: samples.subarray(100) })).resolves.toEqual(
    samples.subarray(100).map((sample) => sample + 1),
  );
});

test('the process has nothing of the environment, which has secrets', async () => {
  const { engine } = anEngine();
  await engine.start?.();
  const names = await engine.run('environment', null);
  expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
});

test('a crash fails the tasks in progress; the process is started again, with its models', async () => {
  const { engine, ends } = anEngine();
  await engine.start?.();
  const before = await engine.run('pid', null);
  const tasks = [engine.run('crash', null), engine.run('pid', null)];
  for (const task of tasks) await expect(task).rejects.toMatchObject(failed);
  expect(ends).toEqual([{ engine: 'test', code: null, signal: 'SIGSEGV', restartInMs: expect.any(Number) }]);
  expect(ends[0]?.restartInMs).toBeLessThanOrEqual(500);
  await expect(engine.run('pid', null)).rejects.toMatchObject(failed);
  await eventually(async () => expect(await engine.run('pid', null)).not.toBe(before));
});

test('work can wait for the restart after a crash, until it is given up or the service stops', async () => {
  const { engine } = anEngine();
  await engine.start?.();
  const [before] = await Promise.all([engine.run('pid', null), engine.whenReady(never)]);
  await expect(engine.run('crash', null)).rejects.toMatchObject(failed);
  const givenUp = new AbortController();
  const waiting = expect(engine.whenReady(givenUp.signal)).rejects.toThrow('given up');
  givenUp.abort(new Error('given up'));
  await waiting;
  await engine.whenReady(never);
  expect(await engine.run('pid', null)).not.toBe(before);
  await expect(engine.run('crash', null)).rejects.toMatchObject(failed);
  await Promise.all([engine.whenReady(never), engine.stop?.()]);
  await expect(engine.run('pid', null)).rejects.toMatchObject(failed);
});

test('a process that answers nothing is ended', async () => {
  const { engine, ends } = anEngine({ limits: { hangMs: 300 } });
  await engine.start?.();
  await expect(engine.run('hang', null)).rejects.toMatchObject(failed);
  expect(ends).toMatchObject([{ signal: 'SIGKILL' }]);
});

test('nothing that the engine writes or throws is passed on: it may quote words', async () => {
  const written: unknown[] = [];
  const spies = [process.stderr, process.stdout].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => (written.push(text), true)),
  );
  try {
    const { engine, ends } = anEngine();
    await engine.start?.();
    await engine.run('write', 'canary');
    const error: unknown = await engine.run('refuse', 'canary').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(failed);
    await expect(engine.run('crash', null)).rejects.toMatchObject(failed);
    expect(JSON.stringify([error, ends, written, (error as Error).stack])).not.toContain('canary');
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
});

test('a model that ends the process is an error at the start, with the words of the engine', async () => {
  const { engine, ends } = anEngine({ models: [{ directory: 'en' }, { directory: 'broken' }] });
  await expect(engine.start?.()).rejects.toMatchObject({
    kind: 'invalid',
    message: 'SPEECH_LOCAL_MODELS: broken cannot be used: what():  no such node',
  });
  expect(ends).toEqual([]);
});

test('a stopping service ends the process, busy or not', async () => {
  const { engine, ends } = anEngine();
  await engine.start?.();
  const pid = await engine.run('pid', null);
  const busy = expect(engine.run('hang', null)).rejects.toMatchObject(failed);
  await engine.stop?.();
  await busy;
  expect(isRunning(pid)).toBe(false);
  expect(ends).toEqual([]);
  await expect(engine.run('pid', null)).rejects.toMatchObject(failed);
});

test.each([
  ['', []],
  [', while the engine hangs', ['hang']],
])('the process ends with the service, even if that is killed%s', async (_when, tasks) => {
  const service = fork(built.fileOf('service'), [built.fileOf('misbehaving'), ...tasks], { execArgv: [] });
  const [pid] = (await once(service, 'message')) as [number];
  expect(isRunning(pid)).toBe(true);
  service.kill('SIGKILL');
  await eventually(() => expect(isRunning(pid)).toBe(false));
});

test('a process may grow by a limit beyond its first size', () => {
  const sizes = [500, 590, 600, 601];
  const isWithin = memoryLimit(100, () => sizes.shift() ?? 0);
  expect([isWithin(), isWithin(), isWithin(), isWithin()]).toEqual([true, true, true, false]);
});

describe('the recognition itself', () => {
  let models: ReturnType<typeof tinyModels>;
  beforeEach(() => (models = tinyModels()));
  afterEach(() => models.remove());

  function recognition() {
    const found = findRecognitionModels(models.directory, 1);
    const engine = makeEngineProcess<RecognitionWork>({
      name: 'recognition',
      file: built.fileOf('recognition'),
      models: found,
      onEnded: () => undefined,
    });
    stops.push(() => engine.stop?.());
    return { engine, ...localRecognition(found, engine) };
  }

  test('an utterance is transcribed in the process', async () => {
    const { engine, speechToText } = recognition();
    await engine.start?.();
    const sound = { samples: tonesOf('price and trust'), sampleRate: 8000 };
    await expect(speechToText.transcribe(sound, 'de', new AbortController().signal)).resolves.toBe(
      'price and trust',
    );
  });

  test('a model that the engine refuses is an error at the start', async () => {
    writeFileSync(path.join(models.directory, 'recognition/de-fil/tokens.txt'), 'by 0\nprice 1\n');
    const { engine } = recognition();
    await expect(engine.start?.()).rejects.toThrow(
      /recognition\/de-fil cannot be used: .*tokens\.txt contains/,
    );
  });
});
