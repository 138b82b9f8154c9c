import { makeSecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { collectionOf, makeMongo } from '@colloquy/mongo';
import type { Interview } from '../src/domain/interview';
import type { SearchFilter } from '../src/domain/list-ports';
import { searchKeyOf, searchPattern } from '../src/domain/search-key';
import { collected } from '../src/storage/collected';
import { countsSchema, makeCountBatches } from '../src/storage/count-batches';
import { makeInterviewCounts } from '../src/storage/interview-counts';
import { toDocument } from '../src/storage/interview-document';
import { interviewSchema } from '../src/storage/interview-model';
import { makeInterviewRepository } from '../src/storage/interview-repository';
import { busyRelay } from './busy-relay';
import { anInterview, at } from './an-interview';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_search_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = mongo.model('interviews', interviewSchema);
const batches = makeCountBatches(mongo.model('interviewCounts', countsSchema), model);
const counts = makeInterviewCounts(batches, model, () => 1); // no write counts in the background
const box = makeSecretBox('x');
const aProcess = () => makeInterviewRepository(model, box, busyRelay(), counts);
const interviews = aProcess();

beforeAll(() => mongo.start());
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop();
});

const names = ['Zoë Brown', 'Dana Whitfield', '漢字 田中', 'Jo'];

/** Interviews of which a term matches all, a part, some, one or none. */
const anAccount = (accountId: string, size: number): Interview[] =>
  Array.from({ length: size }, (_, n) => {
    const status = n % 40 === 0 ? 'SCHEDULED' : n % 2 === 0 ? 'COMPLETED' : 'NOT_SCHEDULED';
    return anInterview({
      accountId,
      status,
      title: `Heat pumps ${n % 7 === 0 ? 'in São Paulo' : 'elsewhere'} ${n}${n % 600 === 1 ? ' (.*)' : ''}`,
      expertData: { ...anInterview().expertData, name: names[n % names.length] ?? '' },
      createdAt: at(n),
      ...(status === 'COMPLETED' && { completedAt: at(size - n) }),
    });
  });

async function store(documents: readonly Interview[], change: object = {}) {
  const stored = documents.map((interview) => ({ ...toDocument(interview, box), ...change }));
  for (let from = 0; from < stored.length; from += 1000)
    await collectionOf(model).insertMany(stored.slice(from, from + 1000), { ordered: false });
}

/** Returns the ids that a search finds, by comparing every interview. */
function expected(all: readonly Interview[], { search, statuses, completedAfter, sortOrder }: SearchFilter) {
  const matches = all.filter(
    ({ title, expertData, status, completedAt }) =>
      new RegExp(searchPattern(search)).test(searchKeyOf(title, expertData.name)) &&
      (!statuses || statuses.includes(status)) &&
      (!completedAfter || (completedAt && completedAt > completedAfter)),
  );
  const timeOf = ({ completedAt, createdAt }: Interview) =>
    completedAfter ? Number(completedAt) * (sortOrder === 'desc' ? -1 : 1) : -createdAt.getTime();
  return matches.sort((a, b) => timeOf(a) - timeOf(b)).map(({ id }) => id);
}

const idsOf = async (found: AsyncIterable<{ id: string }>) => (await collected(found)).map(({ id }) => id);

/** Reads all pages of a search as a client does. */
async function pagesOf(accountId: string, filter: SearchFilter, repository = interviews) {
  const limit = 100;
  const ids: string[] = [];
  for (let skip = 0; ; skip += limit) {
    const page = await repository.search(accountId, filter, { skip, limit });
    ids.push(...(await idsOf(page.interviews)));
    if (skip + limit >= page.total) return { ids, total: page.total, isMinimum: page.isMinimum };
  }
}

const terms = [
  ...['Heat PUMPS', 'são paulo', 'whit', 'jo', 'JO', 'p', '田', '漢字', '字 田', 'zoë', 'zoe'],
  ...['(.*)', '1101', 'e 1100', '110', 'q', 'qx', 'no such title', 'paulo dana', 'x'.repeat(200)],
];
const filters: readonly Partial<SearchFilter>[] = [
  {},
  { statuses: ['COMPLETED'] },
  { statuses: ['SCHEDULED'] },
  { statuses: ['IN_PROGRESS', 'DIALING', 'WAITING_FOR_EXPERT'] },
  { completedAfter: at(10) },
  { completedAfter: at(10), sortOrder: 'desc', statuses: ['COMPLETED'] },
];

describe.each([30, 1200])('in an account of %i interviews', (size) => {
  const accountId = newId();
  const all = anAccount(accountId, size);
  beforeAll(async () => {
    await store(all);
    await store(anAccount(newId(), 50));
    await counts.count(accountId);
    while (await interviews.indexOlder());
  });

  test.each(terms)('pages and the whole list of %j are those of a comparison one by one', async (search) => {
    for (const change of filters) {
      const filter: SearchFilter = { search, sortOrder: 'asc', ...change };
      const ids = expected(all, filter);
      expect([change, await pagesOf(accountId, filter)]).toEqual([
        change,
        { ids, total: ids.length, isMinimum: false },
      ]);
      expect(await idsOf(interviews.stream(accountId, filter))).toEqual(ids);
    }
  });

  test('a page after the last match is empty and has the total', async () => {
    const filter = { search: 'heat', sortOrder: 'asc' } as const;
    const page = await interviews.search(accountId, filter, { skip: size + 10, limit: 20 });
    expect(await idsOf(page.interviews)).toEqual([]);
    expect(page).toMatchObject({ total: size, isMinimum: false });
  });
});

test('a search counts 200 matches after the page, and says if there are more', async () => {
  const accountId = newId();
  await store(anAccount(accountId, 500));
  const search = (skip: number) =>
    interviews.search(accountId, { search: 'heat', sortOrder: 'asc' }, { skip, limit: 10 });
  expect(await search(0)).toMatchObject({ total: 211, isMinimum: true });
  expect(await search(280)).toMatchObject({ total: 491, isMinimum: true });
  expect(await search(290)).toMatchObject({ total: 500, isMinimum: false });
  expect(await search(490)).toMatchObject({ total: 500, isMinimum: false });
});

test('pages of a search have no gaps or duplicates, even with equal times', async () => {
  const accountId = newId();
  const all = anAccount(accountId, 450).map((interview) => ({ ...interview, createdAt: at(1) }));
  await store(all);
  const { ids, total } = await pagesOf(accountId, { search: 'heat', sortOrder: 'asc' });
  expect(total).toBe(450);
  expect(new Set(ids)).toEqual(new Set(all.map(({ id }) => id)));
  expect(ids).toHaveLength(450);
});

test('a search finds what was created and renamed, but not what was deleted', async () => {
  const accountId = newId();
  const [one, other] = [
    anInterview({ accountId, title: 'Windows' }),
    anInterview({ accountId, title: 'Doors' }),
  ];
  await interviews.insert(one, []);
  await interviews.insert(other, []);
  const found = async (search: string) => (await pagesOf(accountId, { search, sortOrder: 'asc' })).ids;
  expect(await found('window')).toEqual([one.id]);
  await interviews.save(one, { ...one, title: 'Roofs', version: 2 }, []);
  expect([await found('window'), await found('roof')]).toEqual([[], [one.id]]);
  await interviews.remove(other, [{ type: 'interview.deleted.v1', data: { interviewId: other.id } }]);
  expect(await found('door')).toEqual([]);
  expect(await interviews.indexOlder()).toBe(false); // the tombstone needs no entries
});

describe('interviews of an earlier version', () => {
  const accountId = newId();
  const all = anAccount(accountId, 500);
  const filter = { search: 'elsewhere', sortOrder: 'asc' } as const;
  beforeAll(async () => {
    const [indexed, older] = [all.slice(0, 50), all.slice(50)];
    await store(indexed);
    await store(older);
    const ids = older.map(({ id }) => id);
    await collectionOf(model).updateMany(
      { _id: { $in: ids }, accountId },
      { $unset: { trigrams: '' } },
      { hint: { _id: 1 } },
    );
    await collectionOf(model).insertOne({ _id: newId(), accountId, deleted: true } as never);
  });

  test('are found before, while and after they are indexed, whichever process is asked', async () => {
    const [one, other, third] = [aProcess(), aProcess(), aProcess()];
    const ids = expected(all, filter);
    let rounds = 0;
    for (let isLeft = true; isLeft; rounds++) {
      for (const each of [one, other, third])
        expect(await pagesOf(accountId, filter, each)).toMatchObject({ ids });
      const [left] = await Promise.all([one.indexOlder(), other.indexOlder()]);
      isLeft = left;
    }
    // 451 documents, 100 a round; both processes may index the same ones
    expect(rounds).toBeGreaterThan(1);
    expect(rounds).toBeLessThanOrEqual(5);
    for (const each of [one, other, third])
      expect(await pagesOf(accountId, filter, each)).toMatchObject({ ids });
    expect(
      await collectionOf(model).countDocuments(
        { accountId, trigrams: { $exists: false } },
        { hint: { _id: 1 } },
      ),
    ).toBe(0);
  });

  test('are found again if such a version stores one later', async () => {
    const late = anInterview({ accountId, title: 'Elsewhere as well', createdAt: at(1000) });
    await store([late]);
    await collectionOf(model).updateOne(
      { _id: late.id, accountId },
      { $unset: { trigrams: '' } },
      { hint: { _id: 1 } },
    );
    while (await interviews.indexOlder());
    expect((await pagesOf(accountId, filter)).ids[0]).toBe(late.id);
  });
});
