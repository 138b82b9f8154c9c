import { makeStreamPool } from './stream-pool';

const refusal = expect.objectContaining({ kind: 'rate-limited', code: 'TOO_MANY_STREAMS' });

test('an account gets its places, and another place when it leaves one, even if it leaves twice', () => {
  const pool = makeStreamPool({ total: 10, perAccount: 2 });
  const leave = pool.enter('a');
  pool.enter('a');
  expect(() => pool.enter('a')).toThrow(refusal);
  pool.enter('b');
  leave();
  leave();
  pool.enter('a');
  expect(() => pool.enter('a')).toThrow(refusal);
});

test('all accounts together get no more than the total', () => {
  const pool = makeStreamPool({ total: 2, perAccount: 2 });
  const leave = pool.enter('a');
  pool.enter('b');
  expect(() => pool.enter('c')).toThrow(refusal);
  leave();
  pool.enter('c');
});
