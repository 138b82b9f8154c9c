import { AppError, newId, systemClock } from '@colloquy/kernel';
import type { RunRepository } from '../domain/ports';
import { type OnRunEnded, type Run, sessionRun } from '../domain/run';
import { makePerformRun } from './perform-run';

const aRun = (): Run => sessionRun({ accountId: newId(), interviewId: newId(), sessionId: newId() });

function inMemory() {
  const done = new Set<string>();
  const runs: RunRepository = {
    end: async ({ id }) => !done.has(id) && done.add(id).has(id),
  };
  const ended: Parameters<OnRunEnded>[0][] = [];
  return {
    ended,
    performRun: makePerformRun({ runs, clock: systemClock, onEnded: (run) => ended.push(run) }),
  };
}

test('a repeated run is reported once, with its first outcome', async () => {
  const { performRun, ended } = inMemory();
  const run = aRun();
  for (const outcome of ['processed', 'silent', 'gone'] as const) await performRun(run, async () => outcome);
  expect(ended).toMatchObject([{ id: run.id, outcome: 'processed' }]);
});

test('a failed run can be repeated', async () => {
  const { performRun, ended } = inMemory();
  const run = aRun();
  await expect(performRun(run, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(ended).toEqual([]);
  await performRun(run, async () => 'silent');
  expect(ended).toMatchObject([{ outcome: 'silent' }]);
});

test('a deleted interview ends a run', async () => {
  const { performRun, ended } = inMemory();
  await performRun(aRun(), () => Promise.reject(new AppError('not-found', undefined, 'gone')));
  expect(ended).toMatchObject([{ outcome: 'gone' }]);
});
