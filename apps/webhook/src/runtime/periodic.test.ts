import { silentLogger } from '@colloquy/logging';
import { makePeriodic } from './periodic';

const turns = () => new Promise((resolve) => setImmediate(resolve));

test('runs never overlap, and kicks during one make one more', async () => {
  let runs = 0;
  let release: () => void = () => undefined;
  const periodic = makePeriodic({
    name: 'work',
    everyMs: 60_000,
    logger: silentLogger,
    run: () => {
      runs++;
      return new Promise((resolve) => (release = resolve));
    },
  });
  await periodic.start();
  periodic.kick();
  periodic.kick();
  expect(runs).toBe(1);
  release();
  await turns();
  expect(runs).toBe(2);
  release();
  await periodic.stop();
  periodic.kick();
  expect(runs).toBe(2);
});

test('a failure is not the end: the next turn comes', async () => {
  let runs = 0;
  const succeeded = new Promise<void>((resolve) => {
    const periodic = makePeriodic({
      name: 'work',
      everyMs: 5,
      logger: silentLogger,
      run: async () => {
        if (++runs === 1) throw new Error('down');
        void periodic.stop();
        resolve();
      },
    });
    void periodic.start();
  });
  await succeeded;
  expect(runs).toBe(2);
});
