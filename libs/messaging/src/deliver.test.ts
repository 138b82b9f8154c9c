import { type Caller, callerNow } from '@colloquy/kernel';
import { silentLogger, type LogFields, type Logger } from '@colloquy/logging';
import { anEvent } from '../test/an-event';
import type { Subscription } from './broker';
import { deliver } from './deliver';
import { attemptHeader, encodeEvent } from './delivery';
import { makeMetrics } from './metrics';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const event = { ...anEvent(), traceparent };

async function delivered(subscription: Partial<Subscription>, headers: Record<string, unknown> = {}) {
  const lines: [string, string, LogFields][] = [];
  const write =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push([level, message, fields]);
  const logger: Logger = {
    ...silentLogger,
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (bound) => ({
      ...logger,
      info: (message, fields) => write('info')(message, { ...bound, ...fields }),
    }),
  };
  const verdict = await deliver(
    { content: encodeEvent(event), headers, redelivered: false },
    { queue: 'q', event: 'session.ended.v1', handle: async () => undefined, ...subscription },
    { controller: new AbortController(), logger, metrics: makeMetrics() },
  );
  return { verdict, lines };
}

test('every delivery logs one line with the event, the attempt and the outcome', async () => {
  const about = { queue: 'q', eventId: event.id, eventType: event.type, subject: event.subject, traceparent };
  const { lines } = await delivered({}, { [attemptHeader]: 4 });
  expect(lines).toEqual([
    [
      'info',
      'Message delivery finished',
      { ...about, attempt: 4, redelivered: false, outcome: 'done', durationMs: expect.any(Number) },
    ],
  ]);
});

test('a retry is logged as a warning, a dead message as an error', async () => {
  const handle = () => Promise.reject(new Error('no'));
  expect((await delivered({ handle })).lines.map(([level]) => level)).toEqual(['warn']);
  expect((await delivered({ handle, maxAttempts: 1 })).lines.map(([level]) => level)).toEqual(['error']);
});

test('a handler that throws synchronously fails like one that rejects', async () => {
  const handle = () => {
    throw new TypeError('not a function');
  };
  expect((await delivered({ handle })).verdict).toMatchObject({ kind: 'retry', attempt: 2 });
});

test('log lines of a handler name the event', async () => {
  const { lines } = await delivered({ handle: async (_, { logger }) => logger.info('booked') });
  expect(lines[0]).toEqual(['info', 'booked', expect.objectContaining({ queue: 'q', eventId: event.id })]);
});

test('a handler works on behalf of the account of the event, until its delivery ends', async () => {
  let caller: Caller | undefined;
  await delivered({
    handle: async (_, { signal }) => {
      await Promise.resolve();
      caller = callerNow();
      expect(caller?.signal).toBe(signal);
    },
  });
  expect(caller?.accountId).toBe(event.accountid);
});
