import { AppError, newId, systemClock } from '@colloquy/kernel';
import type { Runs } from '../domain/ports';
import { type Run, sessionRun } from '../domain/run';
import { makeRunOnce, type OnRunEnded } from './run-once';

const aRun = (): Run => sessionRun({ accountId: newId(), interviewId: newId(), sessionId: newId() });

function inMemory() {
  const done = new Set<string>();
  const runs: Runs = {
    end: async ({ id }) => !done.has(id) && done.add(id).has(id),
  };
  const ended: Parameters<OnRunEnded>[0][] = [];
  return { ended, runOnce: makeRunOnce({ runs, clock: systemClock, onEnded: (run) => ended.push(run) }) };
}

test('what comes again is told of once, as it ended first', async () => {
  const { runOnce, ended } = inMemory();
  const run = aRun();
  for (const outcome of ['processed', 'silent', 'gone'] as const) await runOnce(run, async () => outcome);
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
