import { makeBatcher } from './batcher';

function aBatcher(limit: number) {
  const batches: number[][] = [];
  const release: (() => void)[] = [];
  const double = makeBatcher<number, number>({
    limit,
    run: async (items) => {
      batches.push(items);
      await new Promise<void>((resolve) => release.push(resolve));
      if (items.includes(13)) throw new Error('unlucky');
      return items.map((item) => item * 2);
    },
  });
  return { double, batches, release };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked for during a batch is the next one, within the limit, and everyone gets the own result', async () => {
  const { double, batches, release } = aBatcher(3);
  const first = [1, 2].map(double);
  await turns();
  const later = [3, 4, 5, 6].map(double);
  expect(batches).toEqual([[1, 2]]);
  release.shift()?.();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await turns();
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  release.shift()?.();
  await turns();
  release.shift()?.();
  expect(await Promise.all(later)).toEqual([6, 8, 10, 12]);
  expect(batches).toHaveLength(3);
});

test('a batch that fails fails for those in it, and the next one is made', async () => {
  const { double, release } = aBatcher(1);
  const [unlucky, lucky] = [double(13), double(1)];
  await turns();
  release.shift()?.();
  await expect(unlucky).rejects.toThrow('unlucky');
  await turns();
  release.shift()?.();
  await expect(lucky).resolves.toBe(2);
});
