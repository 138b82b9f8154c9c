import { ApiError, type InterviewSummary } from '@colloquy/client';
import { maxSelected, readMatching } from './read-matching';

const pageOf = (page: number, size = 100) =>
  Array.from({ length: size }, (_, n) => ({ id: `${page}-${n}` }) as InterviewSummary);

function reading(totalPages: number) {
  const asked: number[] = [];
  const counts: number[] = [];
  const waits: number[] = [];
  return {
    asked,
    counts,
    waits,
    readPage: async (page: number) => {
      asked.push(page);
      return { data: pageOf(page), totalPages };
    },
    onProgress: (count: number) => void counts.push(count),
    signal: new AbortController().signal,
    wait: async (ms: number) => void waits.push(ms),
  };
}

test('every page is read once, with the progress', async () => {
  const all = reading(3);
  expect(await readMatching(all)).toHaveLength(300);
  expect([all.asked, all.counts]).toEqual([
    [1, 2, 3],
    [100, 200, 300],
  ]);
});

test('an interview that moves to the next page while the list is read counts once', async () => {
  const readPage = async (page: number) => ({
    data: [...pageOf(1, 1), ...pageOf(page + 1, 1)],
    totalPages: 2,
  });
  expect((await readMatching({ ...reading(2), readPage }))?.map(({ id }) => id)).toEqual([
    '1-0',
    '2-0',
    '3-0',
  ]);
});

test('at most the allowed number is read, however many match', async () => {
  const many = reading(1000);
  expect(await readMatching(many)).toHaveLength(maxSelected);
  expect(many.asked).toHaveLength(maxSelected / 100);
});

test('no page beyond the allowed number is read, even if an interview moves to the next page', async () => {
  const many = reading(1000);
  const readPage = async (page: number) => {
    const { totalPages, data } = await many.readPage(page);
    return { totalPages, data: page === 2 ? [...pageOf(1, 1), ...data.slice(1)] : data };
  };
  expect(await readMatching({ ...many, readPage })).toHaveLength(maxSelected - 1);
  expect(many.asked).toHaveLength(maxSelected / 100);
});

test('when the API asks to wait, the page is read again after that time', async () => {
  const all = reading(2);
  let refusals = 0;
  const readPage = (page: number) =>
    (refusals += 1) === 2
      ? Promise.reject(new ApiError(429, undefined, 'Too many requests', {}, 7))
      : all.readPage(page);
  expect(await readMatching({ ...all, readPage })).toHaveLength(200);
  expect(all.waits).toEqual([7000]);
});

test('an abort selects nothing; an error of the API is passed on', async () => {
  const stop = new AbortController();
  const all = reading(5);
  const onProgress = () => stop.abort();
  expect(await readMatching({ ...all, onProgress, signal: stop.signal })).toBeUndefined();
  expect(all.asked).toEqual([1]);
  const failing = { ...reading(5), readPage: () => Promise.reject(new ApiError(503, undefined, 'No', {})) };
  await expect(readMatching(failing)).rejects.toMatchObject({ status: 503 });
});
