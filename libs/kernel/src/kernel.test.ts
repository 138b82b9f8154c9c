import { AppError, backoffMs, derivedId, isTransient, isUuid, newId, pause, toAppError } from './index';

test('a derived id depends only on its parts and distinguishes parts that concatenate alike', () => {
  expect(derivedId('a', 'b')).toBe(derivedId('a', 'b'));
  expect(derivedId('a', 'b')).not.toBe(derivedId('ab'));
  expect(isUuid(derivedId('a', 'b'))).toBe(true);
});

test('only a lower-case UUID is a UUID', () => {
  expect(isUuid(newId())).toBe(true);
  expect(isUuid(newId().toUpperCase())).toBe(false);
  expect(isUuid('../../etc/passwd')).toBe(false);
});

test('an unknown failure becomes an internal error that keeps its cause but not its message', () => {
  const error = toAppError(new Error('password is hunter2'));
  expect(error.kind).toBe('internal');
  expect(error.message).not.toContain('hunter2');
  expect((error.cause as Error).message).toContain('hunter2');
});

test('only an unreachable or slow dependency is transient', () => {
  expect(isTransient(new AppError('unavailable', undefined, 'down'))).toBe(true);
  expect(isTransient(new AppError('invalid', undefined, 'bad'))).toBe(false);
  expect(isTransient(new Error('bug'))).toBe(false);
  expect(isTransient(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(true);
  expect(isTransient(Object.assign(new Error('x'), { name: 'MongoNetworkError' }))).toBe(true);
  const election = { name: 'MongoServerError', code: 10107, codeName: 'NotWritablePrimary' };
  expect(isTransient(Object.assign(new Error('x'), election))).toBe(true);
  const cutOff = { name: 'MongoServerError', code: 50, codeName: 'MaxTimeMSExpired' };
  expect(isTransient(Object.assign(new Error('x'), cutOff))).toBe(true);
  const duplicate = { name: 'MongoServerError', code: 11000, codeName: 'DuplicateKey' };
  expect(isTransient(Object.assign(new Error('x'), duplicate))).toBe(false);
  const bulk = { name: 'MongoBulkWriteError', errorResponse: { name: 'MongoNetworkError' } };
  expect(isTransient(Object.assign(new Error('x'), bulk))).toBe(true);
});

test('back-off grows to its limit and stays above half of it', () => {
  expect(backoffMs(0, { baseMs: 100, maxMs: 1000 }, () => 0)).toBe(50);
  expect(backoffMs(50, { baseMs: 100, maxMs: 1000 }, () => 1)).toBe(1000);
});

test('a pause ends at once when it is aborted', async () => {
  const abort = new AbortController();
  const waiting = pause(60_000, abort.signal);
  abort.abort();
  await waiting;
});
