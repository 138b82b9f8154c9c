import { setTimeout as pause } from 'node:timers/promises';
import { paced, unpacedBytes } from './paced';

const rate = 4 * unpacedBytes;

test('the first MiB passes at once, the rest at 4 MiB a second, unchanged and in order', async () => {
  jest.useFakeTimers();
  const stream = paced(() => Date.now());
  const received: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => received.push(chunk));
  const passed = () => received.reduce((sum, { length }) => sum + length, 0);
  const body = Buffer.alloc(3 * unpacedBytes, 'abcdefg');
  for (let at = 0; at < body.length; at += 64 * 1024) stream.write(body.subarray(at, at + 64 * 1024));
  stream.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(passed()).toBe(unpacedBytes);
  await jest.advanceTimersByTimeAsync(250);
  expect(Math.abs(passed() - unpacedBytes - rate / 4)).toBeLessThanOrEqual(128 * 1024);
  await jest.advanceTimersByTimeAsync(400);
  expect(Buffer.concat(received).equals(body)).toBe(true);
});

test('after a pause of the service, a MiB passes at once again', async () => {
  jest.useFakeTimers();
  const stream = paced(() => Date.now());
  let passed = 0;
  stream.on('data', ({ length }: Buffer) => (passed += length));
  stream.write(Buffer.alloc(unpacedBytes));
  await jest.advanceTimersByTimeAsync(400);
  stream.write(Buffer.alloc(unpacedBytes));
  await jest.advanceTimersByTimeAsync(0);
  expect(passed).toBe(2 * unpacedBytes);
});

test('a paced stream that is destroyed while it waits stays silent', async () => {
  jest.useRealTimers();
  const stream = paced();
  stream.resume();
  stream.write(Buffer.alloc(2 * unpacedBytes));
  stream.destroy();
  await pause(200);
  expect(stream.destroyed).toBe(true);
});
