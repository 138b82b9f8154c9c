import { makeLately } from './lately';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was kept is found until its time is over', () => {
  const lately = makeLately<string>({ keepMs: 100, most: 10 });
  lately.keep('a', 'one');
  jest.advanceTimersByTime(60);
  lately.keep('a', 'two');
  jest.advanceTimersByTime(60);
  expect([lately.find('a'), lately.find('b')]).toEqual(['two', undefined]);
  jest.advanceTimersByTime(60);
  expect(lately.find('a')).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

test('of too many those kept first are forgotten', () => {
  const lately = makeLately<number>({ keepMs: 100, most: 2 });
  for (const n of [1, 2, 3]) lately.keep(String(n), n);
  expect(['1', '2', '3'].map(lately.find)).toEqual([undefined, 2, 3]);
  expect(jest.getTimerCount()).toBe(2);
});
