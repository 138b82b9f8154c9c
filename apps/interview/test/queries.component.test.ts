import { makeSecretBox } from '@colloquy/auth';
import { type InterviewStatus, interviewStatuses, type Verdict } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import { createConnection, type mongo as driver } from 'mongoose';
import type { Analysis } from '../src/domain/analysis';
import { emptyAnalysis } from '../src/domain/withdrawn';
import { collected } from '../src/storage/collected';
import { countsSchema, makeCountBatches } from '../src/storage/count-batches';
import { makeInterviewCounts } from '../src/storage/interview-counts';
import { toDocument } from '../src/storage/interview-document';
import { indexes, interviewSchema } from '../src/storage/interview-model';
import { makeInterviewRepository } from '../src/storage/interview-repository';
import { makeStatisticsReads } from '../src/storage/statistics-reads';
import { makeTranscriptRepository, transcriptSchema } from '../src/storage/transcript-repository';
import { turnSchema } from '../src/storage/turn-model';
import { makeTurnRepository } from '../src/storage/turn-repository';
import { busyRelay } from './busy-relay';
import { anAgent, anInterview, aSession, at } from './an-interview';

const uri = process.env['MONGODB_URI'] ?? '';
const database = `test_queries_${newId().slice(0, 8)}`;
const mongo = makeMongo({
  uri: `${uri}${uri.includes('?') ? '&' : '/?'}monitorCommands=true`,
  database,
  logger: silentLogger,
});
const model = mongo.model('interviews', interviewSchema);
const countsModel = mongo.model('interviewCounts', countsSchema);
const batches = makeCountBatches(countsModel, model);
const counts = makeInterviewCounts(batches, model, () => 1); // no write counts in the background
const box = makeSecretBox('x');
const interviews = makeInterviewRepository(model, box, busyRelay(), counts);
const turns = makeTurnRepository(mongo.model('turns', turnSchema));
const transcripts = makeTranscriptRepository(mongo.model('transcripts', transcriptSchema));

const statistics = makeStatisticsReads(model);

type Command = Record<string, unknown>;
let commands: Command[] = [];

const accounts = [1, 4000, 100_000].map((size) => ({ size, accountId: newId() }));

beforeAll(async () => {
  await fill();
  await mongo.start();
  model.db.getClient().on('commandStarted', ({ command }) => commands.push({ ...(command as Command) }));
}, 600_000);
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop();
});

describe.each(accounts)('an account of $size interviews', ({ size, accountId }) => {
  const [one, deleted] = [anInterview({ accountId, createdAt: at(-1) }), anInterview({ accountId })];
  const owner = { accountId, interviewId: one.id };
  const sessionId = newId();

  beforeAll(async () => {
    while (await interviews.indexOlder());
    await Promise.all([interviews.insert(one, []), interviews.insert(deleted, [])]);
  }, 600_000);

  const plain = { sortOrder: 'asc' } as const;
  const ofStatus = { ...plain, statuses: ['COMPLETED'] } as const;
  const inProgress = { ...plain, statuses: ['IN_PROGRESS', 'DIALING', 'WAITING_FOR_EXPERT'] } as const;
  const since = { ...plain, completedAfter: at(size - 30) };
  const sinceEver = { ...plain, completedAfter: new Date(1) };
  const completed = Math.max(Math.floor(size / interviewStatuses.length), 1);
  const lastSync = { skip: Math.max(completed - 19, 0), limit: 20, total: completed };
  const middleSync = { skip: Math.floor(completed / 2), limit: 20, total: completed };
  const abandoned = { ...plain, inactiveSince: at(1) } as const;
  const active = { ...plain, activeSince: new Date(Date.now() + 60_000) } as const;
  const withdrawn = { ...plain, withdrawn: { from: at(-60) } } as const;
  const kept = { ...sinceEver, withdrawn: false } as const;
  const refused = { ...sinceEver, question: 1, verdict: 'refused' } as const;
  const tests = { ...plain, isTest: true } as const;
  const real = { ...plain, isTest: false } as const;
  const rare = { ...plain, language: 'fi' } as const;
  const searchFor = (term: string) => ({ ...plain, search: term });
  const [soon, later] = [at(1), at(30)];
  const fact = { type: 'interview.deleted.v1', data: { interviewId: deleted.id } } as const;
  const total = size + 2;
  const first = { skip: 0, limit: 20, total };
  const last = { skip: Math.max(size - 19, 0), limit: 20, total };
  const change = { ...one, title: 'Changed', status: 'SCHEDULED' as const, version: 2 };

  const range = { from: at(-60), to: at(10) };
  const ofAgent = { ...range, agentGroupId: one.agent.agentId };
  const latest = (of: typeof range) => collected(statistics.completed(accountId, of, 20));

  const page = (...of: Parameters<typeof interviews.page>) => collected(interviews.page(...of));

  /** A query, and the most index keys that one command of it reads. */
  const queries: [name: string, maxKeys: number, run: () => Promise<unknown>][] = [
    ['find', 2, () => interviews.find(accountId, one.id)],
    ['find several', 4, () => Promise.all([one, deleted].map(({ id }) => interviews.find(accountId, id)))],
    ['show', 2, () => interviews.show(accountId, one.id)],
    ['account', 2, () => interviews.accountOf(one.id)],
    ['save', 2, () => interviews.save(one, change, [])],
    ['first page', 21, () => page(accountId, plain, first)],
    ['last page', 21, () => page(accountId, plain, last)],
    ['page in the middle', size + 2, () => page(accountId, plain, { skip: size / 2, limit: 20, total })],
    ['first page of a status', 21, () => page(accountId, ofStatus, first)],
    ['first page of what is in progress', 25, () => page(accountId, inProgress, first)],
    ['first page of what is active', 1, () => page(accountId, active, first)],
    ['sync', 21, () => page(accountId, since, first)],
    ['sync of a status', 21, () => page(accountId, { ...since, ...ofStatus }, first)],
    ['search', 2000, () => interviews.search(accountId, searchFor('interview'), first)],
    ['search for a number', 2000, () => interviews.search(accountId, searchFor('view 123'), first)],
    ['search without match', 101, () => interviews.search(accountId, searchFor('no such title'), first)],
    ['search for two letters', 1001, () => interviews.search(accountId, searchFor('Vi'), first)],
    ['search for missing letters', 1, () => interviews.search(accountId, searchFor('qx'), first)],
    [
      'search in a status',
      2000,
      () => interviews.search(accountId, { ...searchFor('interview'), ...ofStatus }, first),
    ],
    ['first page of an agent', 21, () => page(accountId, { ...plain, agentId: one.agent.agentId }, first)],
    [
      'first page of a status of an agent',
      22,
      () => page(accountId, { ...ofStatus, agentId: one.agent.agentId }, first),
    ],
    ['last page of an agent', 21, () => page(accountId, { ...plain, agentId: one.agent.agentId }, last)],
    [
      'first page of an agent version',
      21,
      () => page(accountId, { ...plain, agentId: one.agent.agentId, agentVersion: 1 }, first),
    ],
    ['first page of a channel', 21, () => page(accountId, { ...plain, channel: 'PHONE' }, first)],
    ['first page of a rare language', 60, () => page(accountId, rare, { ...first, total: Infinity })],
    ['last page of a language', 26, () => page(accountId, { ...plain, language: 'en' }, last)],
    [
      'first page of a status that no interview of a channel and a language has',
      21,
      () => page(accountId, { ...ofStatus, channel: 'WEB', language: 'en' }, first),
    ],
    [
      'first page of a period of a channel',
      21,
      () => page(accountId, { ...plain, channel: 'WEB', createdFrom: at(0), createdTo: at(size) }, first),
    ],
    [
      'last page of a status of a channel',
      21,
      () => page(accountId, { ...ofStatus, channel: 'PHONE' }, { ...first, skip: 0, total: 20 }),
    ],
    ['first page of abandoned ones', 22, () => page(accountId, abandoned, { ...first, total: Infinity })],
    [
      'first page of abandoned ones of an agent',
      size + 2,
      () => page(accountId, { ...abandoned, agentId: one.agent.agentId }, { ...first, total: Infinity }),
    ],
    ['total of abandoned ones', 10_001, () => interviews.count(accountId, abandoned, first)],
    ['first page of withdrawn ones', 21, () => page(accountId, withdrawn, { ...first, total: Infinity })],
    [
      'first page of withdrawn ones of an agent',
      size / 500 + 2,
      () => page(accountId, { ...withdrawn, agentId: one.agent.agentId }, { ...first, total: Infinity }),
    ],
    ['total of withdrawn ones', 1002, () => interviews.count(accountId, withdrawn, first)],
    ['total of a sync without withdrawn ones', 10_001, () => interviews.count(accountId, kept, first)],
    ['sync without withdrawn ones', 22, () => page(accountId, kept, first)],
    ['first page of tests', 21, () => page(accountId, tests, { ...first, total: Infinity })],
    ['first page of the oldest tests', 21, () => page(accountId, { ...tests, isOldestFirst: true }, first)],
    ['total of tests', 1002, () => interviews.count(accountId, tests, first)],
    ['first page without tests', 24, () => page(accountId, real, first)],
    ['total without tests', size / 250 + 2, () => interviews.count(accountId, real, first)],
    ['oldest first', 21, () => page(accountId, { ...plain, isOldestFirst: true }, first)],
    [
      'total of a sync without tests and withdrawn ones',
      10_001,
      () => interviews.count(accountId, { ...kept, isTest: false }, first),
    ],
    [
      'search without tests, oldest first',
      2000,
      () => interviews.search(accountId, { ...searchFor('interview'), ...real, isOldestFirst: true }, first),
    ],
    ['first page of a finding', 21, () => page(accountId, refused, { ...first, total: Infinity })],
    [
      'first page of any finding on a question',
      25,
      () => page(accountId, { ...sinceEver, question: 2 }, { ...first, total: Infinity }),
    ],
    ['total of a finding', 1002, () => interviews.count(accountId, refused, first)],
    [
      'search among withdrawn ones',
      20_000,
      () => interviews.search(accountId, { ...searchFor('interview'), ...withdrawn }, first),
    ],
    ['sync of a channel', 21, () => page(accountId, { ...sinceEver, channel: 'PHONE' }, first)],
    [
      'sync of a language up to a time',
      21,
      () => page(accountId, { ...sinceEver, language: 'en', completedBefore: at(size) }, first),
    ],
    ['sync up to a time', 21, () => page(accountId, { ...sinceEver, completedBefore: at(size) }, first)],
    ['total of a channel', 1002, () => interviews.count(accountId, { ...plain, channel: 'PHONE' }, first)],
    [
      'total of a sync of a language',
      1002,
      () => interviews.count(accountId, { ...sinceEver, language: 'en' }, first),
    ],
    [
      'total of a sync up to a time',
      1002,
      () => interviews.count(accountId, { ...sinceEver, completedBefore: at(size) }, first),
    ],
    [
      'search in a channel',
      5000,
      () => interviews.search(accountId, { ...searchFor('interview'), channel: 'PHONE' }, first),
    ],
    [
      'search in a rare language',
      20_000,
      () => interviews.search(accountId, { ...searchFor('interview'), ...rare }, first),
    ],
    ['sync of a period', 40, () => page(accountId, { ...since, createdFrom: at(size - 20) }, first)],
    ['sync of an agent', 21, () => page(accountId, { ...since, agentId: one.agent.agentId }, first)],
    [
      'first page of a period',
      21,
      () => page(accountId, { ...plain, createdFrom: at(0), createdTo: at(size) }, first),
    ],
    [
      'total of a period',
      31,
      () => interviews.count(accountId, { ...plain, createdFrom: at(size - 30) }, first),
    ],
    ['total', 4, () => interviews.count(accountId, plain, first)],
    ['total of what is in progress', 4, () => interviews.count(accountId, inProgress, first)],
    ['total of a sync', 31, () => interviews.count(accountId, since, first)],
    ['total of a sync from the beginning', 10_001, () => interviews.count(accountId, sinceEver, first)],
    ['sync from the beginning', 21, () => page(accountId, sinceEver, first)],
    ['sync from the beginning, last page', size + 2, () => page(accountId, sinceEver, lastSync)],
    ['sync from the beginning, in the middle', size + 2, () => page(accountId, sinceEver, middleSync)],
    ['stats', 4, () => interviews.stats(accountId, later)],
    ['created over time', 21, () => statistics.countOverTime(accountId, 'created', range, 'day')],
    [
      'created over time, of an agent',
      21,
      () => statistics.countOverTime(accountId, 'created', ofAgent, 'day'),
    ],
    ['completed over time', 21, () => statistics.countOverTime(accountId, 'completed', range, 'week')],
    [
      'completed over time, of an agent',
      21,
      () => statistics.countOverTime(accountId, 'completed', ofAgent, 'month'),
    ],
    ['withdrawn over time', 21, () => statistics.countOverTime(accountId, 'withdrawn', range, 'day')],
    [
      'withdrawn over time, of an agent',
      21,
      () => statistics.countOverTime(accountId, 'withdrawn', ofAgent, 'day'),
    ],
    ['distributions', 21, () => latest(range)],
    ['distributions of an agent', 21, () => latest(ofAgent)],
    ['whole list', size + 3, () => interviews.stream(accountId, plain)[Symbol.asyncIterator]().next()],
    ['due work', 2, () => interviews.claimDue(soon, later)],
    ['due calls', 2, () => interviews.claimDueCall(soon, later)],
    ['dial-in', 2, () => interviews.withMeeting('77', 10)],
    ['remove', 2, () => interviews.remove(deleted, [fact])],
    ['interviews of earlier versions', 1, () => interviews.indexOlder()],
    ['purge', 5, () => interviews.purge(accountId, deleted.id)],
    ['turns', 2, () => turns.list(owner, [sessionId])],
    ['a page of turns', 2, () => turns.page(owner, [sessionId], { sessionId, sequence: -1 })],
    ['text of other sessions', 3, () => turns.textBytes(owner, newId())],
    // what is stored for the first time is only inserted
    [
      'append turns again',
      2,
      async () => {
        await turns.append(owner, [aTurn(sessionId)]);
        await turns.append(owner, [aTurn(sessionId)]);
      },
    ],
    ['trim a turn', 2, () => turns.trim(owner, { sessionId, sequence: 0 }, { text: 'What' })],
    ['latest turns', 3, () => turns.latest(owner, [sessionId], { turns: 5000, bytes: 256 * 1024 })],
    ['latest turns of a longer session', 3, () => turns.latest(owner, [sessionId], { turns: 0, bytes: 0 })],
    ['remove turns', 2, () => turns.removeAll(owner)],
    [
      'transcripts',
      3,
      async () => {
        await transcripts.store(
          owner,
          { sessionId, part: 0 },
          { original: [], translated: null, withheld: [] },
        );
        await transcripts.list(owner, [sessionId]);
      },
    ],
    ['positions in transcripts', 3, () => transcripts.positions(owner, [sessionId])],
    ['times of transcripts', 3, () => transcripts.timings(owner, [sessionId])],
    ['remove transcripts', 2, () => transcripts.removeAll(owner)],
  ];

  test.each(queries)('%s reads the index it was designed for, in order', async (name, maxKeys, run) => {
    // a search fetches candidates and compares them with the term
    const maxDocuments = name.includes('over time')
      ? 0
      : name === 'whole list'
        ? size + 2
        : name.startsWith('search')
          ? maxKeys
          : 21;
    commands = [];
    await run();
    const explained = commands.flatMap(explainable);
    expect(explained.length).toBeGreaterThan(0);
    for (const { hint, command } of explained) {
      expect([hint, command]).toEqual([expect.any(Object), command]);
      const plan = await model.db.db?.command({ explain: command, verbosity: 'executionStats' });
      const nodes = nodesOf(plan);
      const stages = nodes.map(({ stage }) => stage);
      expect([command, stages]).toEqual([command, expect.not.arrayContaining(['COLLSCAN'])]);
      expect([command, stages]).toEqual([command, expect.not.arrayContaining(['SORT'])]);
      for (const { keyPattern } of nodes)
        if (keyPattern) expect([command, keyPattern]).toEqual([command, hint]);
      const keys = nodes.map(({ totalKeysExamined = 0 }) => Number(totalKeysExamined));
      expect([command, Math.max(...keys)]).toEqual([command, expect.any(Number)]);
      expect(Math.max(...keys)).toBeLessThanOrEqual(Math.max(maxKeys, 2));
      const fetched = nodes.map(({ totalDocsExamined = 0 }) => Number(totalDocsExamined));
      expect(Math.max(...fetched)).toBeLessThanOrEqual(maxDocuments);
    }
  });

  test('a list by several outcomes has one plan, so that none is tried against another', async () => {
    commands = [];
    await page(accountId, { ...refused, qualityBucket: 6, agentBucket: 9 }, { ...first, total: Infinity });
    const [explained] = commands.flatMap(explainable);
    const plan = await model.db.db?.command({ explain: explained?.command, verbosity: 'queryPlanner' });
    expect(plan?.['queryPlanner'].winningPlan).toBeDefined();
    expect(plan?.['queryPlanner'].rejectedPlans).toEqual([]);
  });
});

test('every index is the hint of a query', () => {
  const hinted = Object.values(indexes).map((index) => JSON.stringify(index));
  const declared = interviewSchema.indexes().map(([index]) => JSON.stringify(index));
  expect(hinted).toEqual(expect.arrayContaining(declared.filter((index) => !index.includes('outboxDueAt'))));
});

/** Stores the interviews and builds their indexes afterwards, which is cheaper than updating the indexes. */
async function fill() {
  const connection = await createConnection(uri, { dbName: database, appName: 'test' }).asPromise();
  const stored = connection.collection<{ _id: string }>('interviews');
  for (const { accountId, size } of accounts) {
    const byStatus: Partial<Record<InterviewStatus, number>> = {};
    for (let from = 0; from < size; from += 2000) {
      const documents = Array.from({ length: Math.min(2000, size - from) }, (_, n) => {
        const status = interviewStatuses[n % interviewStatuses.length] ?? 'WAITING_FOR_EXPERT';
        byStatus[status] = (byStatus[status] ?? 0) + 1;
        const document = toDocument(
          anInterview({
            accountId,
            title: `Interview ${from + n}`,
            status,
            createdAt: at(from + n),
            agent: anAgent({ language: n === 0 ? 'fi' : 'en' }),
            sessions:
              n % 3 === 0 ? [aSession({ isProcessed: true, platform: n % 2 === 0 ? 'WEB' : 'PHONE' })] : [],
            ...(n % 500 === 0 && { withdrawal: withdrawal(from + n) }),
            isTest: n % 250 === 1,
            ...(status === 'COMPLETED' && {
              analysis: analysisWith(n % 2 === 0 ? 'refused' : 'answered'),
              completedAt: at(from + n),
            }),
          }),
          box,
        );
        return { ...document, counted: true as const, countedAs: status, countedIn: 1 };
      });
      // the driver's insertMany serialises each document twice
      await connection.db?.command({ insert: stored.collectionName, documents });
    }
    const summed = { _id: accountId, byStatus, revision: 2 };
    await connection.collection<{ _id: string }>('interviewCounts').insertOne(summed);
  }
  const built = interviewSchema.indexes().map(([key, options]) => ({ ...options, key }));
  await stored.createIndexes(built as driver.IndexDescription[]);
  await connection.close();
}

const aTurn = (sessionId: string) => ({
  sessionId,
  sequence: 0,
  role: 'agent' as const,
  text: 'What slows it down?',
  offsetMs: 0,
  durationMs: 1,
  act: 'question',
  questionIndex: 0,
  utteranceId: '',
});

const withdrawal = (n: number) => ({ at: at(n), eraseAt: at(n), erasedAt: at(n), sweepAt: null });

const finding = { question: 'Why?', answer: null, answerTurnIds: [], claims: [] };
const analysisWith = (verdict: Verdict): Analysis => ({
  ...emptyAnalysis(at(0)),
  findings: [
    { ...finding, verdict },
    { ...finding, verdict: 'not_asked' },
  ],
});

function explainable(command: Command): { hint: unknown; command: Command }[] {
  const of = (kept: readonly string[]) =>
    Object.fromEntries(kept.flatMap((key) => (key in command ? [[key, command[key]]] : [])));
  const several = (list: 'updates' | 'deletes', name: string) =>
    (command[list] as Command[]).map((one) => ({
      hint: one['hint'],
      command: { ...of([name]), [list]: [one] },
    }));
  if (command['find'] === 'interviewCounts') return []; // by `_id` alone
  if (command['update'] === 'interviewCounts') return [];
  if (command['aggregate'] === 1) return []; // asks the database for its time, now and then
  if (command['find']) {
    const found = of(['find', 'filter', 'projection', 'sort', 'skip', 'limit', 'hint', 'singleBatch']);
    return [{ hint: command['hint'], command: found }];
  }
  if (command['aggregate'])
    return [{ hint: command['hint'], command: of(['aggregate', 'pipeline', 'hint', 'cursor']) }];
  if (command['findAndModify']) {
    const found = of(['findAndModify', 'query', 'update', 'sort', 'fields', 'hint']);
    return [{ hint: command['hint'], command: found }];
  }
  if (command['update']) return several('updates', 'update');
  if (command['delete']) return several('deletes', 'delete');
  return [];
}

function nodesOf(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  const node = value as Record<string, unknown>;
  const inner = Object.entries(node).filter(([key]) => key !== 'command' && key !== 'rejectedPlans');
  return [node, ...inner.flatMap(([, each]) => nodesOf(each))];
}
