import { AppError } from '@colloquy/kernel';
import { makeLeasedCache } from './leased-cache';

let now = 0;
const stopwatch = () => {
  const start = now;
  return () => now - start;
};
const identityOf = (accountId: string) => ({ accountId, also: 'system' });
const makeCache = (capacity: number) =>
  makeLeasedCache<{ accountId: string; also: string }>({
    capacity,
    keepMs: 30_000,
    stopwatch,
    accountsOf: ({ accountId, also }) => [accountId, also],
  });
const grant = (sequence: number, changes: object = {}) => ({
  sequence,
  withdrawnAccounts: [] as string[],
  everything: false,
  leaseMs: 2000,
  ...changes,
});

function aCache(capacity = 10) {
  const cache = makeCache(capacity);
  const learn = (key: string, accountId = 'a') => cache.keep(key, identityOf(accountId), cache.startLookup());
  const renew = (sequence: number, changes?: object) => cache.renew(grant(sequence, changes), stopwatch());
  return { ...cache, learn, renew };
}

test('nothing is trusted before the first lease', () => {
  const cache = aCache();
  cache.learn('key');
  expect(cache.find('key')).toBeUndefined();
  cache.renew(0);
  expect(cache.find('key')).toEqual(identityOf('a'));
});

test('a lease counts from before it was asked for, and ends to the millisecond', () => {
  const cache = makeCache(1);
  cache.keep('key', identityOf('a'), cache.startLookup());
  const elapsed = stopwatch();
  now += 1500;
  cache.renew(grant(0), elapsed);
  now += 499;
  expect(cache.find('key')).toBeDefined();
  now += 1;
  expect([cache.find('key'), cache.leased()]).toEqual([undefined, false]);
});

test('a lease that arrives after it has run out is none', () => {
  const cache = makeCache(1);
  const elapsed = stopwatch();
  now += 2000;
  cache.renew(grant(0), elapsed);
  expect(cache.leased()).toBe(false);
});

test('what is withdrawn is forgotten, and what other accounts have stays', () => {
  const cache = aCache();
  cache.renew(4);
  cache.learn('one', 'a');
  cache.learn('two', 'a');
  cache.learn('three', 'b');
  cache.renew(5, { withdrawnAccounts: ['a'] });
  expect(['one', 'two', 'three'].map((key) => cache.find(key)?.accountId)).toEqual([
    undefined,
    undefined,
    'b',
  ]);
  expect(cache.sequence()).toBe(5);
  cache.renew(6, { withdrawnAccounts: ['system'] });
  expect(cache.find('three')).toBeUndefined();
  cache.learn('three', 'b');
  cache.renew(3, { everything: true });
  expect([cache.find('three'), cache.sequence()]).toEqual([undefined, 3]);
});

test('an answer that was asked for before a withdrawal is not kept after it', () => {
  const cache = aCache();
  cache.renew(0);
  const lookup = cache.startLookup();
  cache.renew(1, { withdrawnAccounts: ['a'] });
  cache.keep('key', identityOf('a'), lookup);
  expect(cache.find('key')).toBeUndefined();
  cache.learn('key');
  expect(cache.find('key')).toBeDefined();
});

test('what was learnt while the lease had run out is forgotten with the withdrawals of that time', () => {
  const cache = aCache();
  cache.renew(0);
  now += 5000;
  cache.learn('key');
  cache.renew(1, { withdrawnAccounts: ['a'] });
  expect(cache.find('key')).toBeUndefined();
});

test('an identity is asked for again after its time, however often it is used', () => {
  const cache = aCache();
  cache.learn('key');
  for (let waited = 0; waited < 30_000; waited += 1000) {
    cache.renew(0);
    expect(cache.find('key')).toBeDefined();
    now += 1000;
  }
  cache.renew(0);
  expect(cache.find('key')).toBeUndefined();
});

test('it never holds more than it may; the oldest goes first', () => {
  const cache = aCache(2);
  cache.renew(0);
  for (const key of ['one', 'two', 'one', 'three']) cache.learn(key);
  expect(['one', 'two', 'three'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
});

test('what is known is not asked for again, and several who want the same at once ask once', async () => {
  const cache = aCache();
  let asked = 0;
  const answer = () =>
    cache.answer('key', async () => {
      asked++;
      return identityOf('a');
    });
  cache.renew(0);
  await Promise.all([answer(), answer(), answer()]);
  await answer();
  expect(asked).toBe(1);
  cache.renew(1, { withdrawnAccounts: ['a'] });
  await answer();
  expect(asked).toBe(2);
});

test('whoever asks while the question is on its way is answered by it, under a lease', async () => {
  const cache = aCache();
  let asked = 0;
  let tell: () => void = () => undefined;
  const answer = () =>
    cache.answer('key', async () => {
      asked++;
      await new Promise<void>((resolve) => (tell = resolve));
      return identityOf('a');
    });
  cache.renew(0);
  const first = answer();
  while (asked === 0) await Promise.resolve();
  const others = [answer(), answer()];
  tell();
  expect(await Promise.all([first, ...others])).toEqual([identityOf('a'), identityOf('a'), identityOf('a')]);
  expect(asked).toBe(1);
});

test('without a lease everybody gets an answer that was asked for after they came', async () => {
  const cache = aCache();
  let asked = 0;
  const answer = () => cache.answer('key', async () => identityOf(`answer ${++asked}`));
  expect([await answer(), await answer()].map(({ accountId }) => accountId)).toEqual([
    'answer 1',
    'answer 2',
  ]);
});

test('a refusal is not kept', async () => {
  const cache = aCache();
  cache.renew(0);
  const refused = cache.answer('key', () => Promise.reject(new AppError('not-found', undefined, 'No such')));
  await expect(refused).rejects.toMatchObject({ kind: 'not-found' });
  expect(await cache.answer('key', async () => identityOf('a'))).toEqual(identityOf('a'));
});
