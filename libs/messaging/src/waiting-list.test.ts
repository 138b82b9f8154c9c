import { makeWaitingList, type Waiting } from './waiting-list';

function aList(...accounts: string[]) {
  const list = makeWaitingList<Waiting>();
  accounts.forEach((account, at) => list.add({ account, receivedAt: at }));
  return list;
}

test('the surplus is the newest of the accounts that have most', () => {
  const list = aList('a', 'a', 'b', 'a');
  expect(list.surplus(2)).toEqual([
    { account: 'a', receivedAt: 3 },
    { account: 'a', receivedAt: 1 },
  ]);
  expect(list.surplus(2)).toEqual([]);
  expect(list.size()).toBe(2);
});

test('what is taken waits no longer, and the others keep their order', () => {
  const list = aList('a', 'b', 'a');
  expect(list.take(({ receivedAt }) => receivedAt < 1)).toEqual([{ account: 'a', receivedAt: 0 }]);
  expect(list.next([{ account: 'b' }])).toEqual({ account: 'a', receivedAt: 2 });
  expect(list.next([])).toEqual({ account: 'b', receivedAt: 1 });
  expect(list.next([])).toBeUndefined();
});
