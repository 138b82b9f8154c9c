import { watchStalls } from './stalls';

afterEach(() => jest.useRealTimers());

test('a stall is reported once, and delays below the limit are not', () => {
  jest.useFakeTimers();
  let now = 0;
  let stalls = 0;
  const stop = watchStalls(
    () => stalls++,
    5000,
    () => now,
  );
  const turn = (afterMs: number) => {
    now += afterMs;
    jest.advanceTimersByTime(1000);
  };
  turn(1000);
  turn(5000);
  expect(stalls).toBe(0);
  turn(5001);
  expect(stalls).toBe(1);
  turn(1000);
  expect(stalls).toBe(1);
  stop();
  turn(60_000);
  expect(stalls).toBe(1);
});
