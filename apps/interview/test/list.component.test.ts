import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeSecretBox } from '@colloquy/auth';
import { scoreRanges, type Verdict } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { collectionOf } from '@colloquy/mongo';
import { eventually } from '@colloquy/testing';
import { listQuery } from '../src/storage/list-query';
import { toDocument } from '../src/storage/interview-document';
import { searchEntries } from '../src/storage/search-entries';
import type { Interview, Session } from '../src/domain/interview';
import { emptyAnalysis } from '../src/domain/withdrawn';
import type { InterviewLists } from '../src/domain/list-ports';
import type { InterviewCounts } from '../src/storage/interview-counts';
import { makeListReads } from '../src/storage/list-reads';
import { anAgent, anInterview, aSession, at } from './an-interview';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';
import { stepsOf } from './steps';

let app: TestApp;
let account: string;
let call: Client;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => harness.stop());
beforeEach(() => {
  account = newId();
  call = app.as(account);
});

const box = makeSecretBox('x');
async function store(...changes: Partial<Interview>[]) {
  const interviews = changes.map((change) => anInterview({ accountId: account, ...change }));
  await collectionOf(app.interviews).insertMany(interviews.map((interview) => toDocument(interview, box)));
  return interviews;
}
const list = async (query = '') => call('GET', `/api/interviews${query}`);
const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test('without page and limit the list is a plain array, newest first', async () => {
  await store(
    { title: 'a', createdAt: at(1) },
    { title: 'b', createdAt: at(3) },
    { title: 'c', createdAt: at(2) },
  );
  const { body, headers } = await list();
  expect(titles(body)).toEqual(['b', 'c', 'a']);
  expect(headers.get('content-type')).toContain('application/json');
  expect(body[0]).not.toHaveProperty('agentVersion');
});

test('an account without interviews gets an empty array and an empty page', async () => {
  expect((await list()).body).toEqual([]);
  expect((await list('?page=1')).body).toEqual({
    data: [],
    pagination: { page: 1, limit: 20, total: 0, totalPages: 0 },
  });
});

test('pages have no gaps or duplicates, even with equal times', async () => {
  const stored = await store(...Array.from({ length: 45 }, () => ({ createdAt: at(1) })));
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => (await list(`?page=${page}&limit=15`)).body),
  );
  expect(pages[0].pagination).toEqual({ page: 1, limit: 15, total: 45, totalPages: 3 });
  const ids = pages.flatMap((page) => page.data.map(({ id }: { id: string }) => id));
  expect(new Set(ids)).toEqual(new Set(stored.map(({ id }) => id)));
  expect(ids).toHaveLength(45);
});

test('a missing page or limit has its default', async () => {
  await store(...Array.from({ length: 25 }, () => ({})));
  expect((await list('?page=2')).body.data).toHaveLength(5);
  expect((await list('?limit=7')).body.pagination).toEqual({ page: 1, limit: 7, total: 25, totalPages: 4 });
});

test('the filter IN_PROGRESS covers all statuses between start and completion', async () => {
  await store(
    { title: 'dialing', status: 'DIALING', createdAt: at(4) },
    { title: 'waiting', status: 'WAITING_FOR_EXPERT', createdAt: at(3) },
    { title: 'talking', status: 'IN_PROGRESS', createdAt: at(2) },
    { title: 'new', createdAt: at(1) },
  );
  expect(titles((await list('?status=IN_PROGRESS')).body)).toEqual(['dialing', 'waiting', 'talking']);
  expect((await list('?status=IN_PROGRESS&limit=2')).body.pagination.total).toBe(3);
  expect(titles((await list('?status=NOT_SCHEDULED')).body)).toEqual(['new']);
  expect((await call('GET', '/api/interviews/stats')).body).toEqual({
    notScheduled: 1,
    scheduled: 0,
    inProgress: 3,
    completed: 0,
    total: 4,
    abandoned: 1,
  });
});

test('test interviews are left out or listed alone, with exact totals, pages and searches', async () => {
  const withdrawal = { at: at(50), eraseAt: at(51), erasedAt: null, sweepAt: null };
  const common = {
    status: 'COMPLETED' as const,
    sessions: [aSession({ isProcessed: true, isActive: true })],
  };
  await store(
    ...Array.from({ length: 6 }, (_, n) => ({
      ...common,
      title: `Bäckerei ${n}`,
      createdAt: at(n),
      completedAt: at(10 + n),
      isTest: n % 2 === 1,
      ...(n >= 4 && { withdrawal }),
    })),
    { title: 'Bäckerei neu', createdAt: at(9), isTest: true },
  );
  await app.interviews.collection.updateOne({ title: 'Bäckerei 0' }, { $unset: { isTest: '' } });
  const found = async (query: string) => {
    const { body } = await list(`?limit=20&${query}`);
    expect([query, body.pagination.total]).toEqual([query, body.data.length]);
    expect(titles((await list(`?${query}`)).body)).toEqual(titles(body.data));
    return titles(body.data).map((title) => title.slice(-1));
  };
  expect(await found('isTest=false')).toEqual(['4', '2', '0']);
  expect(await found('isTest=true')).toEqual(['u', '5', '3', '1']);
  expect(await found('isTest=true&status=COMPLETED&channel=WEB')).toEqual(['5', '3', '1']);
  expect(await found('isTest=true&sort=createdAt')).toEqual(['1', '3', '5', 'u']);
  expect(await found('isTest=false&status=COMPLETED')).toEqual(['4', '2', '0']);
  expect(await found('isTest=false&withdrawn=false')).toEqual(['2', '0']);
  expect(await found('isTest=false&withdrawn=true')).toEqual(['4']);
  expect(await found('isTest=false&completedAfter=1970-01-01&withdrawn=false&channel=WEB')).toEqual([
    '0',
    '2',
  ]);
  expect(await found('isTest=true&search=ckerei')).toEqual(['u', '5', '3', '1']);
  expect(await found('isTest=false&search=ckerei')).toEqual(['4', '2', '0']);
  expect((await list('?isTest=false&limit=1&page=2')).body.pagination).toMatchObject({
    total: 3,
    totalPages: 3,
  });
});

test('a list has the order that sort names, with filters and searches', async () => {
  const agent = { ...anInterview().agent, agentId: newId() };
  await store(
    ...[3, 1, 2].map((n) => ({
      agent,
      title: `Ernte ${n}`,
      createdAt: at(n),
      status: 'COMPLETED' as const,
      completedAt: at(20 - n),
    })),
    { title: 'Ernte 4', createdAt: at(4) },
  );
  const order = async (query: string) =>
    titles((await list(`?${query}`)).body)
      .map((title) => title.slice(-1))
      .join('');
  expect(await order('sort=createdAt')).toBe('1234');
  expect(await order('sort=-createdAt')).toBe('4321');
  expect(await order('sort=completedAt')).toBe('321');
  expect(await order('sort=-completedAt')).toBe('123');
  expect(await order('sort=createdAt&search=ernte')).toBe('1234');
  expect(await order('sort=-completedAt&search=ernte')).toBe('123');
  expect(await order(`sort=createdAt&agentGroupId=${agent.agentId}`)).toBe('123');
  expect(await order('sort=createdAt&status=COMPLETED')).toBe('123');
  expect(await order('sort=createdAt&language=en')).toBe('1234');
  const { body } = await list('?sort=createdAt&limit=1&page=4');
  expect([titles(body.data), body.pagination.total]).toEqual([['Ernte 4'], 4]);
});

test.each([
  ['sort=title', 'sort'],
  ['sort=createdAt&sortOrder=asc', 'sort'],
  ['sort=-createdAt&completedAfter=2026-01-01', 'sort'],
  ['sort=completedAt&withdrawn=true', 'sort'],
  ['sort=createdAt&abandoned=false', 'sort'],
  ['isTest=yes', 'isTest'],
  ['isTest=true&completedAfter=2026-01-01', 'isTest'],
  ['isTest=true&withdrawnFrom=2026-01-01', 'isTest'],
])('%s is refused', async (query, field) => {
  const { status, body } = await list(`?${query}`);
  expect([status, body.error]).toEqual([400, expect.stringMatching(new RegExp(`^${field}: `))]);
});

test('search matches a literal part of title or name, case-insensitively', async () => {
  await store(
    { title: 'Heat PUMPS' },
    { title: 'Costs (.*)', expertData: { ...anInterview().expertData, name: 'Zoë Brown' } },
    { title: 'a\0b', expertData: { ...anInterview().expertData, name: 'Nil' } },
  );
  const found = async (term: string) => titles((await list(`?search=${encodeURIComponent(term)}`)).body);
  expect(await found('pumps')).toEqual(['Heat PUMPS']);
  expect(await found('zoË')).toEqual(['Costs (.*)']);
  expect(await found('.*')).toEqual(['Costs (.*)']);
  expect(await found('(a+)+$')).toEqual([]);
  expect(await found('dana')).toEqual(['Heat PUMPS']);
  expect(await found('\0')).toEqual(['a\0b']);
  expect(await found('')).toHaveLength(3);
});

test('interviews of an agent and of a period are listed, in pages without gaps and with each other filter', async () => {
  const agent = { ...anInterview().agent, agentId: newId() };
  const own = await store(
    ...Array.from({ length: 30 }, (_, n) => ({
      agent,
      title: `Own ${n}`,
      createdAt: at(n < 4 ? 0 : n), // equal times, too
      ...(n % 2 === 0 && { status: 'COMPLETED' as const, completedAt: at(100 + n) }),
    })),
  );
  await store(...Array.from({ length: 10 }, (_, n) => ({ title: `Other ${n}`, createdAt: at(n) })));
  const of = (query: object) => list(`?${new URLSearchParams({ agentGroupId: agent.agentId, ...query })}`);
  const pages = await Promise.all([1, 2, 3, 4].map(async (page) => (await of({ page, limit: '10' })).body));
  expect(pages.map(({ pagination: { total } }) => total)).toEqual([30, 30, 30, 30]);
  const listed = pages.flatMap(({ data }) => data as { id: string; createdAt: string }[]);
  expect(listed.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  const times = listed.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));

  const period = { createdFrom: at(5).toISOString(), createdTo: at(8).toISOString() };
  expect(titles((await of(period)).body)).toEqual(['Own 7', 'Own 6', 'Own 5']);
  expect(titles((await of({ ...period, status: 'COMPLETED' })).body)).toEqual(['Own 6']);
  expect(titles((await of({ ...period, search: 'own 7' })).body)).toEqual(['Own 7']);
  expect(titles((await of({ completedAfter: at(125).toISOString() })).body)).toEqual(['Own 26', 'Own 28']);
  const all = await list(`?${new URLSearchParams({ ...period, page: '1', limit: '4' })}`);
  expect(titles(all.body.data).sort()).toHaveLength(4);
  expect(all.body.pagination).toEqual({ page: 1, limit: 4, total: 6, totalPages: 2 });
  expect((await list(`?agentGroupId=${newId()}`)).body).toEqual([]);
});

test('interviews of an agent version, a channel and a language are listed, with each other filter', async () => {
  const agent = { ...anInterview().agent, agentId: newId(), language: 'de' };
  const delivered = (change: Partial<Session>) => ({
    sessions: [aSession({ isProcessed: true, ...change })],
  });
  await store(
    { title: 'new', agent, createdAt: at(9) },
    { title: 'web', agent, createdAt: at(8), ...delivered({}) },
    { title: 'phone', agent, createdAt: at(7), ...delivered({ platform: 'PHONE', sourceLanguage: 'fr' }) },
    { title: 'version 2', agent: { ...agent, versionNumber: 2 }, createdAt: at(6), ...delivered({}) },
    {
      title: 'completed',
      agent,
      status: 'COMPLETED',
      createdAt: at(5),
      completedAt: at(50),
      sessions: [
        aSession({ isActive: true, isProcessed: true, platform: 'PHONE' }),
        aSession({ isProcessed: true }),
      ],
    },
    { title: 'other agent', createdAt: at(4), ...delivered({ platform: 'PHONE' }) },
    { title: 'not processed', createdAt: at(3), sessions: [aSession({ platform: 'PHONE' })] },
  );
  const of = async (query: object) => titles((await list(`?${new URLSearchParams({ ...query })}`)).body);
  const ofAgent = { agentGroupId: agent.agentId };
  expect(await of({ channel: 'PHONE' })).toEqual(['phone', 'completed', 'other agent']);
  expect(await of({ ...ofAgent, channel: 'PHONE' })).toEqual(['phone', 'completed']);
  expect(await of({ language: 'de' })).toEqual(['new', 'web', 'version 2', 'completed']);
  expect(await of({ language: 'fr', channel: 'PHONE' })).toEqual(['phone']);
  expect(await of({ language: 'fr', channel: 'WEB' })).toEqual([]);
  expect(await of({ ...ofAgent, agentVersion: '2' })).toEqual(['version 2']);
  expect(await of({ ...ofAgent, agentVersion: '1', channel: 'WEB', language: 'de' })).toEqual(['web']);
  expect(await of({ language: 'de', status: 'COMPLETED' })).toEqual(['completed']);
  const period = { createdFrom: at(6).toISOString(), createdTo: at(9).toISOString() };
  expect(await of({ language: 'de', ...period })).toEqual(['web', 'version 2']);
  expect(await of({ language: 'de', search: 'VERSION' })).toEqual(['version 2']);
  const completedAfter = at(0).toISOString();
  expect(await of({ channel: 'PHONE', completedAfter })).toEqual(['completed']);
  expect(await of({ channel: 'PHONE', completedAfter, completedBefore: at(50).toISOString() })).toEqual([]);
  const page = (await list('?channel=PHONE&limit=2')).body;
  expect([titles(page.data), page.pagination.total]).toEqual([['phone', 'completed'], 3]);
});

describe('lists by what the statistics count', () => {
  const finding = { question: 'Why?', answer: null, answerTurnIds: [], claims: [] };
  const empty = emptyAnalysis(at(0));
  const analysis = (...found: Verdict[]) => ({
    ...empty,
    quality: { ...empty.quality, score: found.length * 30 },
    conduct: { ...empty.conduct, score: found.length === 1 ? null : 100 },
    findings: found.map((verdict) => ({ ...finding, verdict })),
  });
  const withdrawal = (n: number) => ({ at: at(n), eraseAt: at(n), erasedAt: null, sweepAt: null });
  const completed = (n: number, change: Partial<Interview>): Partial<Interview> => ({
    status: 'COMPLETED',
    createdAt: at(n),
    completedAt: at(100 + n),
    ...change,
  });
  const of = async (query: object) => {
    const asked = new URLSearchParams({ ...query });
    const [all, page] = await Promise.all([list(`?${asked}`), list(`?${asked}&limit=1`)]);
    expect([asked.toString(), page.body.pagination?.total]).toEqual([asked.toString(), all.body.length]);
    return titles(all.body);
  };

  test('abandoned interviews are in progress without activity, and as many as the stats tell', async () => {
    const agent = anAgent();
    const now = new Date();
    await store(
      { title: 'old', status: 'IN_PROGRESS', createdAt: at(1) },
      { title: 'older', status: 'IN_PROGRESS', createdAt: at(0), agent },
      { title: 'talking', status: 'IN_PROGRESS', createdAt: at(2), lastActivityAt: now },
      { title: 'dialing', status: 'DIALING', createdAt: at(3) },
      completed(4, { title: 'completed' }),
    );
    expect(await of({ abandoned: true })).toEqual(['old', 'older']);
    expect((await call('GET', '/api/interviews/stats')).body.abandoned).toBe(2);
    expect(await of({ abandoned: true, status: 'IN_PROGRESS', agentGroupId: agent.agentId })).toEqual([
      'older',
    ]);
    expect(await of({ abandoned: true, createdFrom: at(1).toISOString() })).toEqual(['old']);
    expect(await of({ abandoned: true, language: 'en' })).toEqual(['old', 'older']);
    expect(await of({ abandoned: true, search: 'older' })).toEqual(['older']);
  });

  test('interviews that are not abandoned are in progress with activity, however many were abandoned', async () => {
    const agent = anAgent();
    const lastActivityAt = new Date();
    const talking = { status: 'IN_PROGRESS', lastActivityAt } as const;
    const before = new Date(lastActivityAt.getTime() - 1000);
    await store(
      { title: 'old', status: 'IN_PROGRESS', createdAt: at(5) },
      { ...talking, title: 'talking', createdAt: at(1) },
      { ...talking, lastActivityAt: before, title: 'talking to another', createdAt: at(2), agent },
      { title: 'new', status: 'NOT_SCHEDULED', createdAt: at(3), lastActivityAt },
      completed(4, { title: 'completed', lastActivityAt }),
    );
    expect(await of({ abandoned: false })).toEqual(['talking', 'talking to another']);
    expect(await of({ abandoned: false, agentGroupId: agent.agentId })).toEqual(['talking to another']);
    expect(await of({ abandoned: false, search: 'another' })).toEqual(['talking to another']);
    expect(await of({ abandoned: false, createdTo: at(2).toISOString() })).toEqual(['talking']);
  });

  test('withdrawn interviews are listed by the time of their withdrawal, or left out', async () => {
    const agent = anAgent();
    await store(
      completed(1, { title: 'first', withdrawal: withdrawal(300) }),
      completed(2, { title: 'second', withdrawal: withdrawal(310), agent }),
      { title: 'third', createdAt: at(3), withdrawal: withdrawal(320) },
      completed(4, { title: 'kept' }),
      { title: 'open', createdAt: at(5) },
    );
    expect(await of({ withdrawn: true })).toEqual(['third', 'second', 'first']);
    const within = { withdrawnFrom: at(300).toISOString(), withdrawnTo: at(320).toISOString() };
    expect(await of(within)).toEqual(['second', 'first']);
    expect(await of({ ...within, agentGroupId: agent.agentId })).toEqual(['second']);
    expect(await of({ ...within, status: 'COMPLETED', createdTo: at(2).toISOString() })).toEqual(['first']);
    expect(await of({ ...within, search: 's' })).toEqual(['second', 'first']);
    expect(await of({ ...within, language: 'en' })).toEqual(['second', 'first']);
    expect(await of({ withdrawn: false })).toEqual(['open', 'kept']);
    expect(await of({ withdrawn: false, status: 'COMPLETED' })).toEqual(['kept']);
    expect(await of({ withdrawn: false, completedAfter: at(0).toISOString() })).toEqual(['kept']);
    expect(await of({ withdrawn: false, language: 'en' })).toEqual(['open', 'kept']);
    expect(await of({ withdrawn: false, agentGroupId: agent.agentId })).toEqual([]);
  });

  test('each number of the distributions is the number of interviews in a list', async () => {
    const [agent, other] = [anAgent(), anAgent({ versionNumber: 2, language: 'de' })];
    const session = aSession({ isProcessed: true });
    await store(
      completed(1, { agent, sessions: [session], analysis: analysis('answered', 'refused') }),
      completed(2, { agent, sessions: [session], analysis: analysis('answered', 'not_asked', 'partly') }),
      completed(3, { agent: other, analysis: analysis('refused') }),
      completed(4, {
        agent,
        sessions: [{ ...session, platform: 'PHONE' }],
        analysis: analysis('answered', 'refused'),
        withdrawal: withdrawal(300),
      }),
      completed(5, { agent: other, sessions: [aSession({ platform: 'PHONE' })] }),
    );
    const [from, to] = [at(0).toISOString(), at(200).toISOString()];
    const range = { completedAfter: new Date(at(0).getTime() - 1).toISOString(), completedBefore: to };
    for (const chosen of [{}, { agentGroupId: agent.agentId }] as object[]) {
      const asked = new URLSearchParams({ from, to, ...chosen });
      const { body } = await call('GET', `/api/interviews/stats/distributions?${asked}`);
      const listed = async (query: object) => (await of({ ...range, ...chosen, ...query })).length;
      expect(await listed({ withdrawn: false })).toBe(body.interviews);
      for (const { channel, interviews } of body.byChannel)
        expect(await listed({ withdrawn: false, channel: channel ?? 'NONE' })).toBe(interviews);
      for (const { language, interviews } of body.byLanguage)
        expect(await listed({ withdrawn: false, language })).toBe(interviews);
      for (const { agentGroupId, versionNumber: agentVersion, interviews } of body.byAgentVersion)
        expect(await listed({ withdrawn: false, agentGroupId, agentVersion })).toBe(interviews);
      for (const [bucket, range] of scoreRanges.entries())
        for (const score of ['qualityScore', 'agentScore']) {
          expect(await listed({ [score]: range })).toBe(body[score][bucket]);
          for (const { channel, ...row } of body.byChannel)
            expect(await listed({ [score]: range, channel: channel ?? 'NONE' })).toBe(row[score][bucket]);
        }
      expect(body.byQuestion).toHaveLength(3);
      for (const { question, interviews, ...shares } of body.byQuestion) {
        expect(await listed({ question })).toBe(interviews);
        for (const [verdict, share] of Object.entries(shares))
          expect(await listed({ question, verdict })).toBe(Math.round(interviews * Number(share)));
      }
    }
    expect(await of({ ...range, question: 2, search: 'pumps', language: 'en' })).toHaveLength(2);
    expect(await of({ ...range, question: 1, verdict: 'refused', status: 'SCHEDULED' })).toEqual([]);
    const scored = { ...range, qualityScore: '60-69', agentScore: '90-100' };
    expect(await of({ ...scored, question: 2, verdict: 'refused' })).toHaveLength(1);
    expect(await of({ ...scored, qualityScore: '30-39' })).toEqual([]);
  });
});

test('filters follow an interview: its processed session gives it a channel and a language, its deletion ends both', async () => {
  const { body } = await call('POST', '/api/interviews', aBody());
  const interview = stepsOf(app, call, account, body.id);
  expect((await list('?language=en')).body).toHaveLength(1);
  expect((await list('?channel=WEB')).body).toEqual([]);
  const { sessionId } = await interview.start();
  await interview.end(sessionId, 'completed_by_expert');
  await app.client.completeProcessing({
    ...interview.ref,
    sessionId,
    entries: [{ role: 'user', message: 'Permits.', timestampSecs: 5, sequence: 1 }],
    transcriptKey: 'k',
    sourceLanguage: 'de',
  });
  expect((await list('?channel=WEB&language=de')).body).toHaveLength(1);
  expect((await list('?language=en')).body).toEqual([]);
  await interview.remove();
  expect((await list('?channel=WEB&language=de')).body).toEqual([]);
});

test.each([
  ['facets', { channel: 'WEB' }],
  ['outcomes', { question: 1, completedAfter: new Date(0) }],
] as const)(
  'while interviews of an earlier version have no %s, filters by them are refused instead of missing them',
  async (entries, filter) => {
    const [older] = await store({
      status: 'COMPLETED',
      completedAt: at(1),
      sessions: [aSession({ isProcessed: true })],
      analysis: {
        ...emptyAnalysis(at(1)),
        findings: [{ question: 'Why?', verdict: 'partly', answer: null, answerTurnIds: [], claims: [] }],
      },
    });
    const read = async (lists: InterviewLists) => {
      const found = [];
      for await (const { id } of lists.stream(account, { ...filter, sortOrder: 'asc' })) found.push(id);
      return found;
    };
    // the app's own worker may index the interview before it is read
    const refusing = await eventually(async () => {
      const lists = makeListReads(app.interviews, {} as InterviewCounts);
      await collectionOf(app.interviews).updateOne({ _id: older?.id ?? '' }, { $unset: { [entries]: '' } });
      await expect(read(lists)).rejects.toMatchObject({ kind: 'unavailable', code: 'FILTER_NOT_READY' });
      return lists;
    });
    while (await refusing.indexOlder());
    expect(await read(refusing)).toEqual([older?.id]);
  },
);

test.each([
  ['agentVersion=1', 'agentVersion: needs agentGroupId'],
  [`agentGroupId=${newId()}&agentVersion=x`, 'agentVersion: must be a whole number'],
  ['channel=FAX', 'channel: must be one of WEB, PHONE, NONE'],
  ['question=1', 'question: needs completedAfter'],
  ['question=0&completedAfter=2026-01-01', 'question: must be from 1 to 100'],
  ['qualityScore=70-79', 'qualityScore: needs completedAfter'],
  ['agentScore=7&completedAfter=2026-01-01', 'agentScore: must be one of 0-9, 10-19'],
  ['verdict=refused&completedAfter=2026-01-01', 'verdict: needs question'],
  ['question=1&verdict=no&completedAfter=2026-01-01', 'verdict: must be one of answered'],
  ['abandoned=no', 'abandoned: must be true or false'],
  ['abandoned=false&status=SCHEDULED', 'abandoned: goes with the status IN_PROGRESS only'],
  ['abandoned=true&status=COMPLETED', 'abandoned: goes with the status IN_PROGRESS only'],
  ['abandoned=true&withdrawn=true', 'abandoned: cannot be combined'],
  ['abandoned=true&withdrawnFrom=2026-01-01', 'abandoned: cannot be combined'],
  ['withdrawn=yes', 'withdrawn: must be true or false'],
  ['withdrawn=false&withdrawnFrom=2026-01-01', 'withdrawn: must not be false'],
  ['withdrawn=true&completedAfter=2026-01-01', 'completedAfter: cannot be combined'],
  ['withdrawnTo=today', 'withdrawnTo'],
  ['channel=', 'channel'],
  ['language=xx', 'language: must be one of en, es'],
  ['completedBefore=2026-01-01', 'completedBefore: needs completedAfter'],
  ['agentGroupId=x', 'agentGroupId'],
  ['createdFrom=yesterday', 'createdFrom'],
  ['createdTo=', 'createdTo'],
])('the filter %s is refused', async (query, field) => {
  const { status, body } = await list(`?${query}`);
  expect([status, body.error]).toEqual([400, expect.stringContaining(field)]);
});

test('completedAfter returns later completions only, oldest first, or newest first on request', async () => {
  const completed = (n: number) => ({
    title: `${n}`,
    status: 'COMPLETED' as const,
    completedAt: at(n),
    createdAt: at(-n),
  });
  await store(completed(1), completed(2), completed(3), { title: 'open' });
  const after = encodeURIComponent(at(1).toISOString());
  expect(titles((await list(`?completedAfter=${after}&status=COMPLETED`)).body)).toEqual(['2', '3']);
  expect(titles((await list(`?completedAfter=${after}&sortOrder=desc`)).body)).toEqual(['3', '2']);
  expect(titles((await list('?completedAfter=1960-01-01&limit=2')).body.data)).toEqual(['1', '2']);
  expect(
    titles((await list(`?completedAfter=${encodeURIComponent('2026-03-01T12:00:01+02:00')}`)).body),
  ).toEqual(['2', '3']);
});

test('an incremental sync has no gaps or duplicates, even with simultaneous completions', async () => {
  const created = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const [interview] = await store({
        status: 'IN_PROGRESS',
        sessions: [aSession({ isActive: true, isProcessed: true })],
      });
      return interview as Interview;
    }),
  );
  const complete = ({ id, sessions }: Interview) =>
    call('POST', `/api/interviews/${id}/complete-with-session/${sessions[0]?.id}`);
  const answers = await Promise.all(created.map(complete));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  const seen: string[] = [];
  for (let after = '1970-01-01T00:00:00.000Z'; ;) {
    const { data } = (await list(`?completedAfter=${after}&limit=7&page=1`)).body;
    if (data.length === 0) break;
    seen.push(...data.map(({ id }: { id: string }) => id));
    after = data.at(-1).completedAt;
  }
  expect(seen).toHaveLength(30);
  expect(new Set(seen)).toEqual(new Set(created.map(({ id }) => id)));
});

test.each([
  ['page=0', /page: must be from 1/],
  ['page=-1', /page: must be a whole number/],
  ['page=1.5', /page/],
  ['page=', /page/],
  ['page=1&page=2', /page/],
  ['limit=101', /limit: must be from 1 to 100/],
  ['limit=0', /limit/],
  ['limit=abc', /limit/],
  ['status=DIALING', /status: must be one of NOT_SCHEDULED/],
  ['status=', /status/],
  ['completedAfter=yesterday', /completedAfter: must be an ISO 8601/],
  ['completedAfter=1700000000', /completedAfter/],
  ['completedAfter=2026-13-01', /completedAfter/],
  ['sortOrder=up', /sortOrder: must be asc or desc/],
  [`search=${'x'.repeat(201)}`, /search: must have at most 200/],
  ['search[$ne]=x&search=1&search=2', /search/],
])('%s is refused', async (query, message) => {
  const response = await list(`?${query}`);
  expect(response.status).toBe(400);
  expect(response.body.error).toMatch(message);
});

describe('with interviews of nearly 1 MB', () => {
  const total = 130;
  let stored: Interview[];
  beforeAll(async () => {
    account = newId();
    const customVariables = Object.fromEntries(
      Array.from({ length: 90 }, (_, n) => [`variable_${n}`, 'v'.repeat(10_000)]),
    );
    stored = [];
    for (let n = 0; n < total; n += 10) {
      const ten = Array.from({ length: 10 }, (_, m) => ({ customVariables, createdAt: at(n + m) }));
      stored.push(...(await store(...ten)));
    }
    stored.reverse();
    owner = account;
  });
  let owner: string;

  test.each([1, 2])('page %i is whole and in order, although it is sent in pieces', async (page) => {
    const call = app.as(owner);
    const { body, headers } = await call('GET', `/api/interviews?page=${page}&limit=100`);
    const expected = stored.slice((page - 1) * 100, page * 100);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(expected.map(({ id }) => id));
    expect(body.data[0].customVariables).toEqual(expected[0]?.customVariables);
    expect(body.pagination).toEqual({ page, limit: 100, total, totalPages: 2 });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

test('a list of 40 MB is streamed with constant memory', async () => {
  const questions = Array.from({ length: 10 }, () => 'Why? '.repeat(200));
  for (let batch = 0; batch < 8; batch++) await store(...Array.from({ length: 500 }, () => ({ questions })));
  const stream = await app.stream(account, '/api/interviews');
  const before = heapInUse();
  let bytes = 0;
  let highest = 0;
  let looked = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes - looked < 4 * 1024 * 1024) continue;
    looked = bytes;
    highest = Math.max(highest, heapInUse());
  }
  expect(bytes).toBeGreaterThan(40 * 1024 * 1024);
  expect(highest - before).toBeLessThan(8 * 1024 * 1024);
});

describe('with 12,000 interviews in the account', () => {
  const total = 12_000;
  beforeAll(async () => {
    account = newId();
    const template = toDocument(anInterview({ accountId: account }), box);
    const collection = collectionOf(app.interviews);
    for (let from = 0; from < total; from += 2000) {
      const batch = Array.from({ length: 2000 }, (_, n) => {
        const index = from + n;
        const done = index % 2 === 0;
        return {
          ...template,
          _id: newId(),
          title: `Interview ${index}`,
          searchKey: `interview ${index}\ndana`,
          trigrams: searchEntries(account, `interview ${index}\ndana`),
          status: done ? ('COMPLETED' as const) : ('NOT_SCHEDULED' as const),
          createdAt: at(index),
          ...(done ? { completedAt: at(index) } : {}),
        };
      });
      await collection.insertMany(batch, { ordered: false });
    }
    stored = account;
  });
  let stored: string;

  const plans = [
    ['a page', {}],
    ['a status', { statuses: ['COMPLETED'] }],
    ['several statuses', { statuses: ['IN_PROGRESS', 'DIALING', 'WAITING_FOR_EXPERT'] }],
    ['a search', { search: 'interview 99' }],
    ['a search in a status', { search: 'interview 99', statuses: ['COMPLETED'] }],
    ['a sync', { completedAfter: at(11_000), statuses: ['COMPLETED'] }],
  ] as const;

  test.each(plans)(
    '%s is read in order from an index and fetches returned documents only',
    async (_name, filter) => {
      const { query, sort, hint } = listQuery(stored, { sortOrder: 'asc', ...filter });
      const explained = await collectionOf(app.interviews)
        .find(query as never)
        .sort(sort)
        .hint(hint)
        .limit(20)
        .explain('executionStats');
      const stages = stagesOf(explained['queryPlanner'].winningPlan);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
      expect(explained['executionStats'].totalDocsExamined).toBeLessThanOrEqual(20);
    },
  );

  test('a search says that its total is a minimum, and how long that is so', async () => {
    const pagination = async (query: string) =>
      (await app.as(stored)('GET', `/api/interviews?limit=100&${query}`)).body.pagination;
    const first = { page: 1, limit: 100, total: 301, totalPages: 4, totalIsMinimum: true };
    expect(await pagination('search=interview')).toEqual(first);
    const late = { page: 100, limit: 100, total: 10_201, totalPages: 103, totalIsMinimum: true };
    expect(await pagination('page=100&search=interview')).toEqual(late);
    expect(await pagination('page=101&search=interview')).toBeUndefined(); // beyond the first 10,000 matches
    const exact = { page: 1, limit: 100, total: 111, totalPages: 2 };
    expect(await pagination('search=interview%20119')).toEqual(exact);
  });

  test('stats and totals come from an index alone', async () => {
    const stats = await app.as(stored)('GET', '/api/interviews/stats');
    expect(stats.body).toMatchObject({ total, completed: total / 2, notScheduled: total / 2 });
    const page = await app.as(stored)('GET', '/api/interviews?limit=20&page=100');
    expect(page.body.pagination).toEqual({ page: 100, limit: 20, total, totalPages: total / 20 });
  });
});

/** Returns the bytes of the heap in use after a garbage collection. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

function stagesOf(plan: Record<string, unknown> | undefined): string[] {
  if (!plan) return [];
  const inner = [plan['inputStage'], ...((plan['inputStages'] as unknown[] | undefined) ?? [])] as Record<
    string,
    unknown
  >[];
  return [String(plan['stage']), ...inner.flatMap((stage) => stagesOf(stage))];
}
