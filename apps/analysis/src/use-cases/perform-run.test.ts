import { AppError, newId, systemClock } from '@colloquy/kernel';
import type { Runs } from '../domain/ports';
import { type Run, sessionRun } from '../domain/run';
import { makePerformRun, type OnRunEnded } from './perform-run';

const aRun = (): Run => sessionRun({ accountId: newId(), interviewId: newId(), sessionId: newId() });

function inMemory() {
  const done = new Set<string>();
  const runs: Runs = {
    end: async ({ id }) => !done.has(id) && done.add(id).has(id),
  };
  const ended: Parameters<OnRunEnded>[0][] = [];
  return {
    ended,
    performRun: makePerformRun({ runs, clock: systemClock, onEnded: (run) => ended.push(run) }),
  };
}

test('what comes again is told of once, as it ended first', async () => {
  const { performRun, ended } = inMemory();
  const run = aRun();
  for (const outcome of ['processed', 'silent', 'gone'] as const) await performRun(run, async () => outcome);
  expect(ended).toMatchObject([{ id: run.id, outcome: 'processed' }]);
});

test('what failed is done again', async () => {
  const { performRun, ended } = inMemory();
  const run = aRun();
  await expect(performRun(run, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(ended).toEqual([]);
  await performRun(run, async () => 'silent');
  expect(ended).toMatchObject([{ outcome: 'silent' }]);
});

test('an interview that is not found any more ends a run', async () => {
  const { performRun, ended } = inMemory();
  await performRun(aRun(), () => Promise.reject(new AppError('not-found', undefined, 'gone')));
  expect(ended).toMatchObject([{ outcome: 'gone' }]);
});
