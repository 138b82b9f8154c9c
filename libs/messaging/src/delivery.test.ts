import fc from 'fast-check';
import { AppError } from '@colloquy/kernel';
import { anEvent } from '../test/an-event';
import { afterFailure, afterRefusal, decodeEvent, encodeEvent, readAttempt } from './delivery';

const bug = new TypeError('x is not a function');
const outage = new AppError('unavailable', 'DATABASE_DOWN', 'down');

test('a failed message is retried until its attempts are used up', () => {
  expect(afterFailure(bug, 1, 3)).toEqual({ kind: 'retry', attempt: 2, reason: 'internal' });
  expect(afterFailure(bug, 2, 3)).toEqual({ kind: 'retry', attempt: 3, reason: 'internal' });
  expect(afterFailure(bug, 3, 3)).toEqual({ kind: 'dead', attempt: 3, reason: 'internal' });
  expect(afterFailure(bug, 1, 1)).toEqual({ kind: 'dead', attempt: 1, reason: 'internal' });
});

test('an outage of a dependency never moves a message to the dead queue', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.constantFrom('unavailable' as const, 'timeout' as const),
      (attempt, max, kind) => {
        const verdict = afterFailure(new AppError(kind, undefined, 'down'), attempt, max);
        expect(verdict).toEqual({ kind: 'retry', attempt, reason: kind });
      },
    ),
  );
});

test('a reason has the kind and code of an error, never its message', () => {
  expect(afterFailure(outage, 1, 3).reason).toBe('unavailable DATABASE_DOWN');
  expect(afterRefusal(new Error('Ms Smith said'), 2)).toEqual({
    kind: 'dead',
    attempt: 2,
    reason: 'internal',
  });
});

test('an invalid attempt header counts as the first attempt', () => {
  for (const odd of [undefined, null, '3', 0, -1, 1.5, NaN, Infinity, {}, []])
    expect(readAttempt(odd)).toBe(1);
  expect(readAttempt(7)).toBe(7);
});

test('an event is decoded as it was encoded', () => {
  const event = anEvent();
  expect(decodeEvent('session.ended.v1', encodeEvent(event))).toEqual(event);
});

test('any bytes are decoded to an event or refused as invalid', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), fc.json().map(Buffer.from)), (bytes) => {
      try {
        decodeEvent('session.ended.v1', Buffer.from(bytes as Uint8Array));
      } catch (error) {
        expect(error).toMatchObject({ name: 'AppError', kind: 'invalid' });
      }
    }),
  );
});
