import { makeSecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { collectionOf } from '@colloquy/mongo';
import type { Interview } from '../src/domain/interview';
import type { Analysis } from '../src/domain/analysis';
import { emptyAnalysis } from '../src/domain/withdrawn';
import { toDocument } from '../src/storage/interview-document';
import { makeStatisticsReads } from '../src/storage/statistics-reads';
import { makeReadStatistics } from '../src/use-cases/read-statistics';
import { anAgent, anInterview, aSession } from './an-interview';
import { aBody, harness, startApp, type TestApp } from './start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await app.ready();
});
afterAll(() => harness.stop());

const day = (text: string) => new Date(`2026-03-${text}Z`);
const march = 'from=2026-03-01&to=2026-04-01';
const unscored = new Array<number>(10).fill(0);

async function store(accountId: string, ...interviews: Partial<Interview>[]) {
  const box = makeSecretBox('x');
  const documents = interviews.map((change) => toDocument(anInterview({ accountId, ...change }), box));
  await collectionOf(app.interviews).insertMany(documents as never[]);
}

const analysis = (quality: number | null, conduct: number | null, ...verdicts: string[]): Analysis => {
  const empty = emptyAnalysis(day('20T00:00'));
  return {
    ...empty,
    quality: { ...empty.quality, score: quality },
    conduct: { ...empty.conduct, score: conduct },
    findings: verdicts.map((verdict) => ({
      question: 'What does it cost?',
      verdict: verdict as 'answered',
      answer: null,
      answerTurnIds: [],
      claims: [],
    })),
  };
};

/** A model of a database that refuses `$median`, and whether each aggregation has asked for it. */
function withoutMedian(model: TestApp['interviews']) {
  const asked: boolean[] = [];
  const collection = {
    aggregate(pipeline: { $group?: { medianSeconds?: object } }[], options: object) {
      const group = pipeline.at(-1)?.$group;
      asked.push(group?.medianSeconds !== undefined);
      if (group?.medianSeconds) Object.assign(group, { medianSeconds: { $unknownMedian: 1 } });
      return collectionOf(model).aggregate(pipeline, options);
    },
  };
  const old = { db: { db: { collection: () => collection } }, collection: model.collection };
  return { old: old as unknown as typeof model, asked };
}

const withdrawal = (at: Date) => ({ at, eraseAt: at, erasedAt: at, sweepAt: null });

describe('the timeline', () => {
  test('counts what happened in each interval, and the median time to completion', async () => {
    const accountId = newId();
    const completedIn = (hours: number, completedAt: Date) => ({
      status: 'COMPLETED' as const,
      createdAt: new Date(completedAt.getTime() - hours * 3_600_000),
      completedAt,
    });
    await store(
      accountId,
      { createdAt: day('01T00:00') },
      { createdAt: day('02T23:59:59.999') },
      { createdAt: day('08T12:00'), withdrawal: withdrawal(day('09T08:00')) },
      { createdAt: new Date('2026-04-01T00:00:00Z') },
      completedIn(1, day('03T12:00')),
      completedIn(3, day('03T12:00:01')),
      completedIn(8, day('04T12:00')),
      { ...completedIn(1000, day('05T12:00')), isTest: true },
      { createdAt: day('09T12:00'), isTest: true, withdrawal: withdrawal(day('09T13:00')) },
    );
    await store(newId(), { createdAt: day('01T00:00') });
    const { status, body } = await app.as(accountId)(
      'GET',
      `/api/interviews/stats/timeline?from=2026-03-01&to=2026-03-10T00:00:00Z&interval=week`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      from: '2026-03-01T00:00:00.000Z',
      to: '2026-03-10T00:00:00.000Z',
      interval: 'week',
      isComplete: true,
      intervals: [
        {
          start: '2026-02-23T00:00:00.000Z',
          created: 1,
          completed: 0,
          withdrawn: 0,
          medianSecondsToCompletion: null,
        },
        {
          start: '2026-03-02T00:00:00.000Z',
          created: 5,
          completed: 3,
          withdrawn: 0,
          medianSecondsToCompletion: 3 * 3600,
        },
        {
          start: '2026-03-09T00:00:00.000Z',
          created: 0,
          completed: 0,
          withdrawn: 1,
          medianSecondsToCompletion: null,
        },
      ],
    });
  });

  test('of an agent leaves out the interviews of others', async () => {
    const [accountId, agent] = [newId(), anAgent()];
    const completedAt = day('03T12:00');
    await store(
      accountId,
      { agent, createdAt: day('02T00:00'), completedAt, withdrawal: withdrawal(day('04T00:00')) },
      { createdAt: day('02T00:00'), completedAt: day('03T13:00'), withdrawal: withdrawal(day('04T00:00')) },
      { agent, isTest: true, createdAt: day('03T00:00'), completedAt: day('04T10:00') },
    );
    const { body } = await app.as(accountId)(
      'GET',
      `/api/interviews/stats/timeline?${march}&interval=month&agentGroupId=${agent.agentId}`,
    );
    expect(body.intervals).toEqual([
      {
        start: '2026-03-01T00:00:00.000Z',
        created: 1,
        completed: 1,
        withdrawn: 1,
        medianSecondsToCompletion: 36 * 3600,
      },
    ]);
  });

  test('counts the newest interviews if there are too many, and says so', async () => {
    const accountId = newId();
    const days = ['01T00:00', '02T10:00', '02T12:00', '03T00:00'];
    await store(accountId, ...days.map((at) => ({ createdAt: day('01T00:00'), completedAt: day(at) })));
    const range = { from: day('01T00:00'), to: day('04T00:00') };
    const counted = async (most: number) => {
      const reads = makeStatisticsReads(app.interviews, most);
      const { intervals, isComplete } = await reads.countOverTime(accountId, 'completed', range, 'day');
      const byDay = intervals.map(({ start, count }) => [start.getUTCDate(), count]).sort();
      return [isComplete, Object.fromEntries(byDay)];
    };
    expect(await counted(4)).toEqual([true, { 1: 1, 2: 2, 3: 1 }]);
    expect(await counted(3)).toEqual([false, { 2: 2, 3: 1 }]);
    expect(await counted(2)).toEqual([false, { 2: 1, 3: 1 }]);
  });

  test('has no medians if the database knows none, which is found out once', async () => {
    const accountId = newId();
    const completedAt = day('03T12:00');
    await store(accountId, { status: 'COMPLETED', createdAt: day('01T00:00'), completedAt });
    const { old, asked } = withoutMedian(app.interviews);
    const reads = makeStatisticsReads(old);
    const range = { from: day('01T00:00'), to: day('04T00:00') };
    const counted = { intervals: [{ start: day('03T00:00'), count: 1 }], isComplete: true };
    expect(await reads.countOverTime(accountId, 'completed', range, 'day')).toEqual(counted);
    expect(await reads.countOverTime(accountId, 'completed', range, 'day')).toEqual(counted);
    expect(asked).toEqual([true, false, false]);
  });

  test('ignores interviews that were deleted', async () => {
    const accountId = newId();
    const call = app.as(accountId);
    const { id } = (await call('POST', '/api/interviews', aBody())).body;
    const year = new Date().getUTCFullYear();
    const query = `from=${year}-01-01&to=${year + 1}-01-01&interval=month`;
    const created = async () => {
      const answer = await call('GET', `/api/interviews/stats/timeline?${query}`);
      return answer.body.intervals.reduce((sum: number, each: { created: number }) => sum + each.created, 0);
    };
    expect(await created()).toBe(1);
    await call('DELETE', `/api/interviews/${id}`);
    expect(await created()).toBe(0);
  });
});

describe('distributions', () => {
  const completed = (change: Partial<Interview>): Partial<Interview> => ({
    status: 'COMPLETED',
    createdAt: day('01T00:00'),
    ...change,
  });

  test('group the scores and verdicts of completed interviews, without withdrawn ones and tests', async () => {
    const accountId = newId();
    const [first, second] = [anAgent(), anAgent({ versionNumber: 2, language: 'de' })];
    const session = aSession({ isProcessed: true });
    await store(
      accountId,
      completed({
        agent: first,
        completedAt: day('05T00:00'),
        sessions: [aSession({ platform: 'PHONE', isProcessed: true }), { ...session, isActive: true }],
        analysis: analysis(72, 100, 'answered', 'not_asked'),
      }),
      completed({
        agent: second,
        completedAt: day('06T00:00'),
        sessions: [{ ...session, platform: 'PHONE', isActive: true, sourceLanguage: 'fr' }],
        analysis: analysis(null, 95, 'partly'),
      }),
      completed({ agent: second, completedAt: day('07T00:00') }),
      completed({
        completedAt: day('08T00:00'),
        analysis: analysis(50, 50, 'refused'),
        withdrawal: withdrawal(day('09T00:00')),
      }),
      completed({ completedAt: new Date('2026-04-01T00:00:00Z'), analysis: analysis(10, 10) }),
      completed({ completedAt: day('10T00:00'), isTest: true, analysis: analysis(30, 30, 'answered') }),
      { createdAt: day('01T00:00') },
    );
    const { status, body } = await app.as(accountId)('GET', `/api/interviews/stats/distributions?${march}`);
    expect(status).toBe(200);
    const none = { qualityScore: unscored, agentScore: unscored };
    const at = (...buckets: number[]) =>
      unscored.map((_, bucket) => buckets.filter((each) => each === bucket).length);
    expect(body).toEqual({
      from: '2026-03-01T00:00:00.000Z',
      to: '2026-04-01T00:00:00.000Z',
      isComplete: true,
      interviews: 3,
      qualityScore: at(7),
      agentScore: at(9, 9),
      byAgentVersion: [
        {
          agentGroupId: second.agentId,
          agentName: second.name,
          versionNumber: 2,
          interviews: 2,
          qualityScore: unscored,
          agentScore: at(9),
        },
        {
          agentGroupId: first.agentId,
          agentName: first.name,
          versionNumber: 1,
          interviews: 1,
          qualityScore: at(7),
          agentScore: at(9),
        },
      ],
      byChannel: expect.arrayContaining([
        { channel: 'WEB', interviews: 1, qualityScore: at(7), agentScore: at(9) },
        { channel: 'PHONE', interviews: 1, qualityScore: unscored, agentScore: at(9) },
        { channel: null, interviews: 1, ...none },
      ]),
      byLanguage: expect.arrayContaining([
        { language: 'en', interviews: 1, qualityScore: at(7), agentScore: at(9) },
        { language: 'fr', interviews: 1, qualityScore: unscored, agentScore: at(9) },
        { language: 'de', interviews: 1, ...none },
      ]),
      byQuestion: [
        { question: 1, interviews: 2, answered: 0.5, partly: 0.5, refused: 0, not_asked: 0 },
        { question: 2, interviews: 1, answered: 0, partly: 0, refused: 0, not_asked: 1 },
      ],
    });
    const ofFirst = await app.as(accountId)(
      'GET',
      `/api/interviews/stats/distributions?${march}&agentGroupId=${first.agentId}`,
    );
    expect(ofFirst.body).toMatchObject({ interviews: 1, qualityScore: at(7) });
  });

  test('say if there were more interviews than are examined', async () => {
    const accountId = newId();
    const range = { from: day('01T00:00'), to: day('31T00:00') };
    await store(
      accountId,
      ...['02T00:00', '03T00:00', '04T00:00'].map((at) => completed({ completedAt: day(at) })),
    );
    const read = (most: number) =>
      makeReadStatistics(makeStatisticsReads(app.interviews), most).distributions(accountId, range);
    expect(await read(3)).toMatchObject({ isComplete: true, interviews: 3 });
    expect(await read(2)).toMatchObject({ isComplete: false, interviews: 2 });
  });
});

test.each([
  'timeline?from=2026-03-01&to=2026-04-01',
  'timeline?from=2026-03-01&to=2026-04-01&interval=hour',
  'timeline?from=2026-03-01&interval=day',
  'timeline?from=x&to=2026-04-01&interval=day',
  'timeline?from=2024-01-01&to=2026-04-01&interval=day',
  'timeline?from=2026-04-01&to=2026-03-01&interval=day',
  'timeline?from=2026-03-01&to=2026-04-01&interval=day&agentGroupId=x',
  'timeline?from=2026-03-01&from=2026-03-02&to=2026-04-01&interval=day',
  'distributions?from=2026-03-01',
  'distributions?from=2026-03-01&to=2026-03-01',
  'distributions?from=2026-01-01&to=2026-06-01',
])('%s is refused', async (query) => {
  const { status, body } = await app.as(newId())('GET', `/api/interviews/stats/${query}`);
  expect([status, body]).toEqual([400, { error: expect.any(String) }]);
});

test.each([
  'timeline?from=0001-01-01&to=0001-02-01&interval=day',
  'timeline?from=9999-12-01&to=9999-12-31&interval=month',
  'distributions?from=0001-01-01&to=0001-02-01',
])('%s is answered with zeros', async (query) => {
  expect((await app.as(newId())('GET', `/api/interviews/stats/${query}`)).status).toBe(200);
});
