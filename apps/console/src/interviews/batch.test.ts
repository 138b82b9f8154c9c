import { ApiError } from '@colloquy/client';
import { runBatch, waitFor } from './batch';

const tooMany = (retryAfter?: number) => new ApiError(429, undefined, 'Too many requests', {}, retryAfter);
const range = (length: number) => Array.from({ length }, (_, index) => index);

function aBatch() {
  const done: number[] = [];
  const failed: number[] = [];
  const waits: number[] = [];
  return {
    done,
    failed,
    waits,
    signal: new AbortController().signal,
    onSettled: (item: number, error?: unknown) => void (error === undefined ? done : failed).push(item),
    wait: async (ms: number) => void waits.push(ms),
  };
}

test('every item is done once, and at most four at the same time', async () => {
  const batch = aBatch();
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
  };
  await runBatch({ ...batch, items: range(50), work });
  expect(batch.done.sort((a, b) => a - b)).toEqual(range(50));
  expect(most).toBe(4);
});

test('an item that fails does not stop the others', async () => {
  const batch = aBatch();
  const work = async (item: number) => {
    if (item === 2) throw new ApiError(400, undefined, 'No', {});
  };
  await runBatch({ ...batch, items: range(6), work });
  expect(batch.failed).toEqual([2]);
  expect(batch.done).toHaveLength(5);
});

test('a refusal for the rate is waited out as long as the API says, once for all, and then repeated', async () => {
  const batch = aBatch();
  let refusals = 0;
  const work = async () => {
    if ((refusals += 1) <= 4) throw tooMany(7);
  };
  await runBatch({ ...batch, items: range(8), work });
  expect(batch.waits).toEqual([7000]);
  expect(batch.failed).toEqual([]);
  expect(batch.done).toHaveLength(8);
});

test('an API that asks to wait for ever fails the item', async () => {
  const batch = aBatch();
  await runBatch({ ...batch, items: [1], work: () => Promise.reject(tooMany()) });
  expect(batch.failed).toEqual([1]);
  expect(batch.waits).toEqual([2000, 4000, 8000, 16_000, 32_000]);
});

test('an abort begins no further item, also during a pause', async () => {
  const stop = new AbortController();
  const batch = { ...aBatch(), signal: stop.signal };
  const work = async (item: number) => {
    if (item === 3) stop.abort();
  };
  await runBatch({ ...batch, items: range(100), work });
  expect(batch.done.length).toBeLessThan(8);
  expect(batch.failed).toEqual([]);

  const other = new AbortController();
  const pause = waitFor(60_000, other.signal);
  other.abort();
  await pause;
});
