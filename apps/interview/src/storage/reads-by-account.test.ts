import { readsByAccount } from './reads-by-account';

function aCollection(fail = false) {
  const reads: { accountId: string; ids: readonly string[] }[] = [];
  const find = readsByAccount(async (accountId, ids) => {
    reads.push({ accountId, ids });
    if (fail) throw new Error('away');
    return ids.filter((id) => id !== 'unknown').map((_id) => ({ _id, accountId }));
  });
  return { reads, find };
}

test('concurrent reads of interviews share one query', async () => {
  const { reads, find } = aCollection();
  const found = await Promise.all([find('a', '1'), find('a', '2'), find('a', '1'), find('a', 'unknown')]);
  expect(found.map((one) => one?._id)).toEqual(['1', '2', '1', undefined]);
  expect(reads).toEqual([{ accountId: 'a', ids: ['1', '2', 'unknown'] }]);
});

test('each account has its own query', async () => {
  const { reads, find } = aCollection();
  const found = await Promise.all([find('a', '1'), find('b', '1')]);
  expect(found.map((one) => one?.accountId)).toEqual(['a', 'b']);
  expect(reads).toHaveLength(2);
});

test('a read never returns older data than its start, and a query has at most a hundred ids', async () => {
  const { reads, find } = aCollection();
  await Promise.all(Array.from({ length: 250 }, (_, n) => find('a', `${n}`)));
  await find('a', '1');
  await find('a', '1');
  expect(reads.map(({ ids }) => ids.length)).toEqual([100, 100, 50, 1, 1]);
});

test('a query that fails rejects all of its reads', async () => {
  const { find } = aCollection(true);
  const outcomes = await Promise.allSettled([find('a', '1'), find('a', '2')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
