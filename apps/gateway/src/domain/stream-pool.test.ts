import { makeStreamPool } from './stream-pool';

const refusal = expect.objectContaining({ kind: 'rate-limited', code: 'TOO_MANY_STREAMS' });
const caller = (accountId: string, callerId: string) => ({ accountId, callerId });

test('a caller gets its places, and another place when it leaves one, even if it leaves twice', () => {
  const pool = makeStreamPool({ total: 10, perAccount: 10, perCaller: 2 });
  const ann = caller('a', 'ann');
  const leave = pool.enter(ann);
  pool.enter(ann);
  expect(() => pool.enter(ann)).toThrow(refusal);
  pool.enter(caller('a', 'adam'));
  leave();
  leave();
  pool.enter(ann);
  expect(() => pool.enter(ann)).toThrow(refusal);
});

test('the callers of an account together get no more than its places', () => {
  const pool = makeStreamPool({ total: 10, perAccount: 2, perCaller: 2 });
  const leave = pool.enter(caller('a', 'ann'));
  pool.enter(caller('a', 'adam'));
  expect(() => pool.enter(caller('a', 'alice'))).toThrow(refusal);
  pool.enter(caller('b', 'bob'));
  leave();
  pool.enter(caller('a', 'alice'));
});

test('all accounts together get no more than the total', () => {
  const pool = makeStreamPool({ total: 2, perAccount: 2, perCaller: 2 });
  const leave = pool.enter(caller('a', 'ann'));
  pool.enter(caller('b', 'bob'));
  expect(() => pool.enter(caller('c', 'carl'))).toThrow(refusal);
  leave();
  pool.enter(caller('c', 'carl'));
});
