import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onBehalfOf } from '@colloquy/kernel';
import { makeThread } from './thread';

type Work = { warmUp(): void; echo(text: string): string };

const directory = mkdtempSync(path.join(tmpdir(), 'thread-'));
const file = path.join(directory, 'worker.cjs');
writeFileSync(file, 'module.exports = { warmUp() {}, echo: (text) => text };');
const thread = makeThread<Work>(file);
beforeAll(() => thread.start?.());
afterAll(async () => {
  await thread.stop?.();
  rmSync(directory, { recursive: true, force: true });
});

const never = new AbortController().signal;
const echo = (accountId: string, text: string, signal = never) =>
  onBehalfOf({ accountId, signal }, () => thread.run('echo', text));

test('accounts take turns, however many tasks of one of them wait', async () => {
  const done: unknown[] = [];
  const tasks = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((text) =>
    echo(text[0] ?? '', text).then((answer) => done.push(answer)),
  );
  await Promise.all(tasks);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('a task whose caller has left does not run', async () => {
  const leaving = new AbortController();
  const first = echo('a', 'first');
  const unwanted = echo('a', 'unwanted', leaving.signal);
  const last = echo('a', 'last');
  leaving.abort(new Error('gone'));
  await expect(unwanted).rejects.toThrow('gone');
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
});

test('a task without a caller runs', async () => {
  expect(await thread.run('echo', 'own')).toBe('own');
});
