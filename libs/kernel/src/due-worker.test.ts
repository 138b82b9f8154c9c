import { until } from '@colloquy/testing';
import { makeDueWorker } from './due-worker';

test('all due work is done, at every poll, until the stop', async () => {
  const left = { a: 3, b: 1 };
  let looks = 0;
  const take = (kind: 'a' | 'b') => async () => {
    looks += 1;
    left[kind] -= 1;
    return left[kind] >= 0;
  };
  const worker = makeDueWorker({
    name: 'w',
    everyMs: 1,
    work: [take('a'), take('b')],
    failed: () => undefined,
  });
  await worker.start();
  await until(() => left.a < -2 && left.b < -2);
  await worker.stop();
  const after = looks;
  let polls = 0;
  const other = makeDueWorker({
    name: 'other',
    everyMs: 1,
    work: [async () => (polls += 1) < 0],
    failed: () => undefined,
  });
  await other.start();
  await until(() => polls > 3);
  await other.stop();
  expect(looks).toBe(after);
});

test('a task that fails is retried, reported once per series, and does not affect other tasks', async () => {
  const failures: unknown[] = [];
  let [tries, done] = [0, 0];
  const failing = async () => {
    tries += 1;
    if (tries !== 3) throw new Error(`down ${tries}`);
    return false;
  };
  const worker = makeDueWorker({
    name: 'w',
    everyMs: 1,
    work: [failing, async () => (done += 1) < 0],
    failed: (error) => failures.push(error),
  });
  await worker.start();
  await until(() => tries > 4 && done > 4);
  await worker.stop();
  expect(failures).toEqual([new Error('down 1'), new Error('down 4')]);
});

test('a stop waits for the work in progress, up to the limit of its worker', async () => {
  const limited = (work: () => Promise<boolean>, stopLimitMs: number) =>
    makeDueWorker({ name: 'w', everyMs: 1, work: [work], failed: () => undefined, stopLimitMs });
  const endless = limited(() => new Promise(() => undefined), 50);
  await endless.start();
  const from = performance.now();
  await endless.stop();
  expect(performance.now() - from).toBeGreaterThan(45);

  let end: (more: boolean) => void = () => undefined;
  const ending = limited(() => new Promise((resolve) => (end = resolve)), 60_000);
  await ending.start();
  let isStopped = false;
  const stopped = ending.stop().then(() => (isStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  end(false);
  await stopped;
});

test('a kick polls now, or once more after the poll in progress; polls never overlap', async () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<boolean>((resolve) => ends.push(() => resolve(false)));
  const worker = makeDueWorker({ name: 'w', everyMs: 60_000, work: [work], failed: () => undefined });
  await worker.start();
  worker.kick();
  worker.kick();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await until(() => ends.length === 2);
  ends[1]?.();
  await new Promise((resolve) => setImmediate(resolve));
  worker.kick();
  await until(() => ends.length === 3);
  ends[2]?.();
  await worker.stop();
  worker.kick();
  expect(ends).toHaveLength(3);
});
