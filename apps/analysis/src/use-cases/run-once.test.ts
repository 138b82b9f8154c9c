import { AppError, newId, systemClock } from '@colloquy/kernel';
import type { Runs } from '../domain/ports';
import { type Run, sessionRun } from '../domain/run';
import { makeRunOnce, type OnRunEnded } from './run-once';

const aRun = (): Run => sessionRun({ accountId: newId(), interviewId: newId(), sessionId: newId() });

function inMemory() {
  const done = new Set<string>();
  const runs: Runs = {
    hasEnded: async ({ id }) => done.has(id),
    end: async ({ id }) => void done.add(id),
  };
  const ended: Parameters<OnRunEnded>[0][] = [];
  return { ended, runOnce: makeRunOnce({ runs, clock: systemClock, onEnded: (run) => ended.push(run) }) };
}

test('what has ended is not done again', async () => {
  const { runOnce, ended } = inMemory();
  const run = aRun();
  let calls = 0;
  for (let n = 0; n < 3; n++) await runOnce(run, async () => (calls++, 'processed'));
  expect(calls).toBe(1);
  expect(ended).toMatchObject([{ id: run.id, outcome: 'processed' }]);
});

test('what failed is done again', async () => {
  const { runOnce, ended } = inMemory();
  const run = aRun();
  await expect(runOnce(run, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(ended).toEqual([]);
  await runOnce(run, async () => 'silent');
  expect(ended).toMatchObject([{ outcome: 'silent' }]);
});

test('an interview that is not found any more ends a run', async () => {
  const { runOnce, ended } = inMemory();
  await runOnce(aRun(), () => Promise.reject(new AppError('not-found', undefined, 'gone')));
  expect(ended).toMatchObject([{ outcome: 'gone' }]);
});
