import { stopTimes } from './stop-times';

test('a stop gives attempts their full time and ends before the platform kills the process', () => {
  const { graceMs, limitMs } = stopTimes({ timeoutMs: 15_000 });
  expect(graceMs).toBeGreaterThan(15_000);
  expect(limitMs).toBeGreaterThan(graceMs);
  expect(limitMs).toBeLessThan(25_000);
});
