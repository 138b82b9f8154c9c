import { withHedging } from './hedging';

const silence = new Error('silence');
const refusal = new Error('refusal');

function aPeer() {
  const asked: { answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const ask = () => new Promise<string>((answer, fail) => asked.push({ answer, fail }));
  const options = {
    afterMs: 1000,
    beforeSecond: () => Promise.resolve(),
    isSilence: (error: unknown) => error === silence,
  };
  return { asked, answer: withHedging(ask, options) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a question that is answered in time is asked once', async () => {
  const { asked, answer } = aPeer();
  asked[0]?.answer('first');
  await expect(answer).resolves.toBe('first');
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(1);
});

test('a refusal is an answer', async () => {
  const { asked, answer } = aPeer();
  asked[0]?.fail(refusal);
  await expect(answer).rejects.toBe(refusal);
});

test('a silent peer is passed over', async () => {
  const { asked, answer } = aPeer();
  await jest.advanceTimersByTimeAsync(1000);
  asked[1]?.answer('second');
  await expect(answer).resolves.toBe('second');
});

test('a slow peer is waited for, also if no other peer answers', async () => {
  const { asked, answer } = aPeer();
  await jest.advanceTimersByTimeAsync(1000);
  asked[1]?.fail(silence);
  await jest.advanceTimersByTimeAsync(0);
  asked[0]?.answer('first');
  await expect(answer).resolves.toBe('first');
});

test('if both peers are silent there is no answer', async () => {
  const { asked, answer } = aPeer();
  const refused = expect(answer).rejects.toBe(silence);
  await jest.advanceTimersByTimeAsync(1000);
  for (const question of asked) question.fail(silence);
  await refused;
  expect(asked).toHaveLength(2);
});
