import { takeNext, takeSurplus } from './fairness';

const messages = (accounts: string) => [...accounts].map((account, n) => ({ account, n }));

test('the next message is the oldest of the account with the fewest running', () => {
  const waiting = messages('aabcbc');
  const taken = Array.from({ length: 6 }, (_, n) => takeNext(waiting, messages('aab'.slice(n)))?.n);
  expect(taken).toEqual([3, 5, 0, 1, 2, 4]);
  expect(takeNext(waiting, [])).toBeUndefined();
});

test('the surplus is the newest message of the account with the most waiting', () => {
  const waiting = messages('abaabcb');
  expect(Array.from({ length: 4 }, () => takeSurplus(waiting)?.n)).toEqual([6, 3, 4, 2]);
  expect(waiting.map(({ account }) => account).join('')).toBe('abc');
});
