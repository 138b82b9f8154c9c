import { makeWorkers } from './workers';

function setUp(mayBegin = () => true) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (task: string) => {
    begun.push(task);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { begun, ends, workers: makeWorkers({ concurrency: 2, mayBegin, work, afterFull: 'rest' }) };
}

test('tasks refused while all workers are busy are made up for by one task', async () => {
  const { begun, ends, workers } = setUp();
  for (const task of ['a', 'b', 'c', 'd']) workers.begin(task);
  expect(begun).toEqual(['a', 'b']);
  expect(workers.hasRoom()).toBe(false);
  const idle = workers.idle();
  ends.forEach((end) => end());
  await idle;
  expect(begun).toEqual(['a', 'b', 'rest']);
});

test('a worker that ends begins nothing if no task was refused', async () => {
  const { begun, ends, workers } = setUp();
  workers.begin('a');
  ends[0]?.();
  await workers.idle();
  expect(begun).toEqual(['a']);
  expect(workers.hasRoom()).toBe(true);
});

test('nothing begins while it may not', () => {
  const { begun, workers } = setUp(() => false);
  workers.begin('a');
  expect(begun).toEqual([]);
});
