import { answerTtlMs, untilAnswersExpire } from './answer-ttl';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('an owner waits longer than any reader uses an answer, although its timer fires early', async () => {
  const since = performance.now();
  let waitedMs = 0;
  const waiting = untilAnswersExpire().then(() => (waitedMs = performance.now() - since));
  const real = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => real() - 200);
  await jest.advanceTimersByTimeAsync(answerTtlMs * 1.1);
  expect(waitedMs).toBe(0);
  await jest.advanceTimersByTimeAsync(200);
  expect(waitedMs).toBeCloseTo(answerTtlMs * 1.1);
  await waiting;
});
