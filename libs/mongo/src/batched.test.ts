import { batched, type BatchOptions } from './batched';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Doubles numbers; every batch waits to be released. */
function doubling(options?: BatchOptions) {
  const batches: (readonly number[])[] = [];
  const release: (() => void)[] = [];
  const double = batched<number, number>(async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => release.push(resolve));
    if (items.includes(13)) throw new Error('unlucky');
    return items.map((item) => item * 2);
  }, options);
  return { double, batches, release };
}

test('an item never waits for a batch that started before it arrived', async () => {
  const { double, batches, release } = doubling();
  const first = [double(1), double(2)];
  await turn();
  const second = double(3);
  await turn();
  expect(batches).toEqual([[1, 2], [3]]);
  release.forEach((each) => each());
  expect(await Promise.all([...first, second])).toEqual([2, 4, 6]);
});

test('items that arrive within the waiting time share a batch', async () => {
  const { double, batches, release } = doubling({ waitMs: 20 });
  const first = double(1);
  await turn();
  const second = double(2);
  while (batches.length === 0) await turn();
  expect(batches).toEqual([[1, 2]]);
  release[0]?.();
  expect(await Promise.all([first, second])).toEqual([2, 4]);
});

test('with one batch at a time, items that arrive during a batch form the next ones, within the limit', async () => {
  const { double, batches, release } = doubling({ limit: 3, oneAtATime: true });
  const settled = Promise.allSettled([1, 13].map(double));
  while (batches.length === 0) await turn();
  const later = Promise.all([3, 4, 5, 6].map(double));
  await turn();
  expect(batches).toEqual([[1, 13]]);
  for (let released = 0; released < 3; await turn()) if (release[released]) release[released++]?.();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await later).toEqual([6, 8, 10, 12]);
  expect(batches).toEqual([[1, 13], [3, 4, 5], [6]]);
});
