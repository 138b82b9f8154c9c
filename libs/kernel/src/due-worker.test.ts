import { makeDueWorker } from './due-worker';

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

test('work is done as long as there is any, looked for again and again, and left alone after the stop', async () => {
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
  await worker.start?.();
  await until(() => left.a < -2 && left.b < -2);
  await worker.stop?.();
  const after = looks;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(looks).toBe(after);
});

test('work that fails is reported, keeps no other kind from being done, and is tried again', async () => {
  const failures: unknown[] = [];
  let done = 0;
  const worker = makeDueWorker({
    name: 'w',
    everyMs: 1,
    work: [() => Promise.reject(new Error('down')), async () => (done += 1) < 0],
    failed: (error) => failures.push(error),
  });
  await worker.start?.();
  await until(() => failures.length > 1 && done > 1);
  await worker.stop?.();
  expect(failures[0]).toEqual(new Error('down'));
});
