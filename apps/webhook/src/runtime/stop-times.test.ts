import { stopTimes } from './stop-times';

test('a stop gives every attempt the time one may take, and ends before the platform loses patience', () => {
  const { graceMs, limitMs } = stopTimes({ timeoutMs: 15_000 });
  expect(graceMs).toBeGreaterThan(15_000);
  expect(limitMs).toBeGreaterThan(graceMs);
  expect(limitMs).toBeLessThan(25_000);
});
