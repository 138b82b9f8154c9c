import { AppError } from '@colloquy/kernel';
import { errorFields, type LogFields, makeLogger } from './index';

/** Returns the log lines that a logger writes during `use`, parsed. */
function linesOf(use: (logger: ReturnType<typeof makeLogger>) => void) {
  const lines: string[] = [];
  // the stream of winston's console transport, whichever console the test runs with
  const { _stdout: stream } = console as unknown as { _stdout: NodeJS.WritableStream };
  const output = jest.spyOn(stream, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  try {
    use(makeLogger({ service: 'interview', level: 'info' }));
  } finally {
    output.mockRestore();
  }
  return lines.map((line) => {
    expect(line).toMatch(/^\{.*\}\r?\n$/);
    return JSON.parse(line) as LogFields;
  });
}

test('a line is one JSON object with its level, time, service and fields', () => {
  const before = new Date().toISOString();
  const [line, other] = linesOf((logger) => {
    logger.info('Session started', { sessionId: 's' });
    logger.child({ queue: 'q' }).warn('Late');
    logger.debug('Not asked for');
  });
  expect(line).toEqual({
    service: 'interview',
    level: 'info',
    message: 'Session started',
    sessionId: 's',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(String(line?.['timestamp']) >= before).toBe(true);
  expect(other).toMatchObject({ service: 'interview', level: 'warn', message: 'Late', queue: 'q' });
});

test('fields that cannot be serialised are lost; the line is not', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const lines = linesOf((logger) => {
    logger.error('Broken', { circle });
    logger.info('Large', { size: 2n ** 70n });
  });
  expect(lines).toMatchObject([
    { level: 'error', message: 'Broken', fields: 'cannot be written as JSON' },
    { level: 'info', message: 'Large', fields: 'cannot be written as JSON' },
  ]);
});

test('an error is logged with its causes; our own errors without a stack', () => {
  const cause = new TypeError('socket closed');
  const [line] = linesOf((logger) =>
    logger.warn('Failed', errorFields(new AppError('unavailable', 'DOWN', 'Not available', { cause }))),
  );
  expect(line?.['error']).toEqual({
    name: 'AppError',
    kind: 'unavailable',
    code: 'DOWN',
    message: 'Not available',
    cause: { name: 'TypeError', message: 'socket closed', stack: expect.stringContaining('socket closed') },
  });
});

test('a full disk loses log lines and does not end the process', () => {
  makeLogger({ service: 'interview', level: 'info' });
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  for (const stream of [process.stdout, process.stderr]) {
    expect(() => stream.emit('error', full)).not.toThrow();
  }
});
