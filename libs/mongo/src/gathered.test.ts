import { gathered } from './gathered';

/** Work whose outcome for an item is the item doubled. */
function doubling() {
  const batches: (readonly number[])[] = [];
  const double = gathered<number, number>(async (items) => {
    batches.push(items);
    if (items.includes(-1)) throw new Error('away');
    return items.map((item) => item * 2);
  });
  return { batches, double };
}

test('what comes at once is worked on together, and everybody gets their own outcome', async () => {
  const { batches, double } = doubling();
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('what comes while work is under way is not kept waiting for it', async () => {
  const started: number[] = [];
  const never = gathered<number, never>(([item]) => {
    started.push(item ?? 0);
    return new Promise(() => undefined);
  });
  void never(1);
  await new Promise(setImmediate);
  void never(2);
  await new Promise(setImmediate);
  expect(started).toEqual([1, 2]);
});

test('a hundred at most are worked on together', async () => {
  const { batches, double } = doubling();
  const outcomes = await Promise.all(Array.from({ length: 250 }, (_, n) => double(n)));
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(outcomes[249]).toBe(498);
});

test('work that fails fails those it was for, and nobody after them', async () => {
  const { double } = doubling();
  const outcomes = await Promise.allSettled([double(1), double(-1)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(1)).toBe(2);
});

test.each([undefined, 1])(
  'work that throws at once fails those it was for, gathered for %p ms',
  async (forMs) => {
    const unreachable = gathered<number, number>(
      () => {
        throw new Error('never reached');
      },
      { forMs },
    );
    await expect(unreachable(1)).rejects.toThrow('never reached');
  },
);

test('for what is not urgent others are waited for', async () => {
  const batches: (readonly number[])[] = [];
  const note = gathered<number, number>(async (items) => (batches.push(items), items), { forMs: 20 });
  const first = note(1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await Promise.all([first, note(2)])).toEqual([1, 2]);
  expect(batches).toEqual([[1, 2]]);
});

test('work that has as many items as it may have waits for no others', async () => {
  const batches: (readonly number[])[] = [];
  const note = gathered<number, number>(async (items) => (batches.push(items), items), {
    forMs: 60_000,
    most: 2,
  });
  expect(await Promise.all([note(1), note(2), note(3), note(4)])).toEqual([1, 2, 3, 4]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
