import { holdAtLeast } from './minimum-hold';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a place that is released early stays taken until its time is over', () => {
  const release = jest.fn();
  const held = holdAtLeast(100, release);
  jest.advanceTimersByTime(30);
  held();
  jest.advanceTimersByTime(69);
  expect(release).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a place that was used for longer is free at once', () => {
  const release = jest.fn();
  const held = holdAtLeast(100, release);
  jest.advanceTimersByTime(101);
  held();
  expect(release).toHaveBeenCalledTimes(1);
});
