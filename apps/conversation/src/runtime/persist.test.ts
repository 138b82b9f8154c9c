import { AppError } from '@colloquy/kernel';
import { persist } from './persist';

const failing = (kind: ConstructorParameters<typeof AppError>[0], times: number) => {
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls <= times) throw new AppError(kind, undefined, 'no');
    return 'done';
  };
  return { call, calls: () => calls };
};

test.each(['unavailable', 'timeout', 'internal'] as const)('a call that is %s is repeated', async (kind) => {
  const work = failing(kind, 2);
  const told: unknown[] = [];
  await expect(persist(work.call, { budgetMs: 5000, onRetry: (error) => told.push(error) })).resolves.toBe(
    'done',
  );
  expect(work.calls()).toBe(3);
  expect(told).toHaveLength(1);
});

test.each(['invalid', 'not-found', 'conflict', 'forbidden'] as const)(
  'a call that is %s is not',
  async (kind) => {
    const work = failing(kind, 1);
    await expect(persist(work.call, { budgetMs: 5000 })).rejects.toMatchObject({ kind });
    expect(work.calls()).toBe(1);
  },
);

test('it ends when time is up, or when it is given up', async () => {
  const work = failing('timeout', 100);
  await expect(persist(work.call, { budgetMs: 10 })).rejects.toMatchObject({ kind: 'unavailable' });
  const signal = AbortSignal.abort();
  const other = failing('timeout', 100);
  await expect(persist(other.call, { budgetMs: 60_000, signal })).rejects.toMatchObject({
    kind: 'unavailable',
  });
  expect(other.calls()).toBe(0);
});
