import { completedSince, listAll, makeClient } from './index';

interface Stored {
  id: string;
  completedAt: string | null;
}

/** Simulates the list of interviews; `meanwhile` runs between two pages. */
function fakeList(stored: Stored[], meanwhile: (request: number) => void = () => undefined) {
  const queries: Record<string, string>[] = [];
  const fetch = async ({ url }: Request) => {
    const query = Object.fromEntries(new URL(url).searchParams);
    meanwhile(queries.push(query) - 1);
    const { page = '1', limit = '20', completedAfter } = query;
    const sorted =
      completedAfter === undefined
        ? [...stored].reverse()
        : stored
            .filter(({ completedAt }) => completedAt !== null && completedAt > completedAfter)
            .sort((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? ''));
    const from = (Number(page) - 1) * Number(limit);
    return Response.json({ data: sorted.slice(from, from + Number(limit)), pagination: {} });
  };
  return { queries, client: makeClient({ baseUrl: 'https://api.example.com', fetch }) };
}

const start = '2026-03-01T00:00:00.000Z';
const at = (ms: number) => new Date(Date.parse(start) + ms).toISOString();
const some = (count: number, moment: (n: number) => string | null): Stored[] =>
  Array.from({ length: count }, (_, n) => ({ id: `interview-${n}`, completedAt: moment(n) }));

async function idsOf(found: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of found) ids.push(id);
  return ids;
}
const inOrder = (stored: Stored[]) => stored.map(({ id }) => id);

test.each([0, 1, 99, 100, 101, 250])('all of %i completions are found, once, oldest first', async (count) => {
  const stored = some(count, (n) => at(n + 1));
  expect(await idsOf(completedSince(fakeList(stored).client, start))).toEqual(inOrder(stored));
});

test('the next call continues after the last completion of the previous call', async () => {
  const stored = some(5, (n) => at(n + 1));
  expect(await idsOf(completedSince(fakeList(stored).client, at(3)))).toEqual(['interview-3', 'interview-4']);
  expect(await idsOf(completedSince(fakeList(stored).client, at(5)))).toEqual([]);
});

test('only completed interviews are requested', async () => {
  const { client, queries } = fakeList([]);
  await idsOf(completedSince(client, start));
  expect(queries).toEqual([{ status: 'COMPLETED', completedAfter: start, page: '1', limit: '100' }]);
});

test.each([
  ['across the end of a page', (n: number) => at(n < 95 || n > 110 ? n + 1 : 96)],
  ['on more than two pages', (n: number) => at(n < 20 || n > 240 ? n + 1 : 21)],
  ['from beginning to end', () => at(1)],
])('completions of the same millisecond are found once, %s', async (_where, moment) => {
  const stored = some(300, moment);
  expect((await idsOf(completedSince(fakeList(stored).client, start))).sort()).toEqual(
    inOrder(stored).sort(),
  );
});

test('deletions and completions between two pages skip nothing', async () => {
  const stored = some(150, (n) => at(n + 1));
  const late = { id: 'late', completedAt: at(1000) };
  const { client } = fakeList(stored, (request) => {
    if (request !== 1) return;
    stored.splice(0, 40);
    stored.push(late);
  });
  const expected = [...some(150, () => null), late].map(({ id }) => id);
  expect(await idsOf(completedSince(client, start))).toEqual(expected);
});

test('interviews are listed over all pages with the filter; new interviews in between repeat none', async () => {
  const stored = some(250, () => null);
  const { client, queries } = fakeList(stored, (request) => {
    if (request === 1) stored.push({ id: 'new', completedAt: null });
  });
  const listed = await idsOf(listAll(client, { search: 'heat' }));
  expect(listed).toEqual(inOrder(some(250, () => null)).reverse());
  expect(queries.map(({ search, page }) => [search, page])).toEqual([
    ['heat', '1'],
    ['heat', '2'],
    ['heat', '3'],
  ]);
});

test('a refusal ends the iteration with the error', async () => {
  const fetch = async () => Response.json({ error: 'completedAfter must be a date' }, { status: 400 });
  const client = makeClient({ baseUrl: 'https://api.example.com', fetch });
  await expect(idsOf(completedSince(client, 'yesterday'))).rejects.toMatchObject({ status: 400 });
});
