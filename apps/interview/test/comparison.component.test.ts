import type { CloudEvent } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { comparisonSchema } from '../src/storage/comparison-model';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';
import { stepsOf } from './steps';

const comparisons = '/api/interviews/comparisons';
const question = 'How long do permits take?';
const model = () => harness.model('comparisons', comparisonSchema);

let events: CloudEvent[];
let app: TestApp;
let accountId: string;
let call: Client;
beforeAll(async () => {
  events = await harness.collect('interview.comparison-requested.v1');
  app = await startApp({ WITHDRAWAL_GRACE_MS: '600' });
  await model().db.asPromise();
});
afterAll(() => harness.stop());
beforeEach(() => {
  accountId = newId();
  call = app.as(accountId);
});

interface Told {
  id: string;
  sessionId: string;
  claim: string;
}

const record = ({ id, sessionId, claim }: Told, more: object = {}) =>
  app.client.recordAnalysis({
    accountId,
    interviewId: id,
    completion: 1,
    analysed: true,
    summary: claim,
    analysedBy: 'embedded',
    findings: [
      {
        question,
        verdict: 'answered',
        answer: claim,
        claims: [{ text: claim, turnIds: [`${sessionId}:1`] }],
      },
    ],
    ...more,
  });

async function told(expert: string, claim: string, change: object = {}): Promise<Told> {
  const expertData = { ...aBody().expertData, name: expert };
  const { body } = await call(
    'POST',
    '/api/interviews',
    aBody({ expertData, questions: [question], ...change }),
  );
  const steps = stepsOf(app, call, accountId, body.id);
  const { sessionId } = await steps.start();
  await steps.say(sessionId, [0, 'agent', question], [1, 'user', claim]);
  await steps.end(sessionId, 'completed_by_expert');
  await steps.processed(sessionId, claim);
  const interview = { id: body.id as string, sessionId, claim };
  await record(interview);
  return interview;
}

const three = () =>
  Promise.all([
    told('Dana', 'Permits take nine months in Bremen.'),
    told('Jonas', 'A permit takes us four months.'),
    told('Mira', 'A permit takes four months here.'),
  ]);

const request = (interviews: readonly Told[], more: object = {}) =>
  call('POST', comparisons, { interviewIds: interviews.map(({ id }) => id), ...more });

const claimOf = ({ id }: Told) => ({ interviewId: id, question: 0, claim: 0, timestampSecs: 5 });

/** Records a disagreement between the first interview and the others, in the words of a language model. */
const compared = (comparisonId: string, [first, ...others]: readonly Told[], change: object = {}) =>
  app.client.recordComparison({
    accountId,
    comparisonId,
    comparedBy: 'openai',
    points: [
      {
        questionGroup: 0,
        kind: 'disagreement',
        statement: 'Nine months in Bremen, or four.',
        positions: [
          { statement: 'It takes four.', claims: others.map(claimOf) },
          { statement: 'Nine in Bremen.', claims: first ? [claimOf(first)] : [] },
        ],
      },
    ],
    ...change,
  });

async function ready(interviews: readonly Told[]): Promise<string> {
  const { body } = await request(interviews);
  expect(await compared(body.id, interviews)).toEqual({ recorded: true });
  return body.id;
}

const get = async (id: string) => (await call('GET', `${comparisons}/${id}`)).body;
const stored = (id: string) => model().findById(id).lean();

test('a request is announced, its claims can be read, and the recorded points show them with their turns', async () => {
  const [nine, four, alsoFour] = await three();
  const { status, body } = await request([nine, four, alsoFour], { objective: ' Delays ' });
  expect([status, body]).toEqual([
    202,
    {
      id: expect.any(String),
      status: 'pending',
      reason: null,
      agentGroupId: null,
      objective: 'Delays',
      requestedAt: expect.any(String),
      finishedAt: null,
      comparedBy: null,
      interviews: [
        { id: nine.id, title: 'Heat pumps', expert: 'Dana' },
        { id: four.id, title: 'Heat pumps', expert: 'Jonas' },
        { id: alsoFour.id, title: 'Heat pumps', expert: 'Mira' },
      ],
      leftOut: [],
      points: [],
    },
  ]);
  await eventually(() =>
    expect(events.filter(({ subject }) => subject === body.id)).toMatchObject([
      { accountid: accountId, data: { comparisonId: body.id } },
    ]),
  );
  const material = await app.client.getComparison({ accountId, comparisonId: body.id });
  expect(material).toMatchObject({ isPending: true, objective: 'Delays' });
  expect(material.next).toBeUndefined();
  expect(material.interviews[0]).toEqual({
    id: nine.id,
    language: 'en',
    questions: [{ question, claims: [{ text: nine.claim, timestampSecs: 5 }] }],
  });

  expect(await compared(body.id, [nine, four, alsoFour])).toEqual({ recorded: true });
  const shown = (each: Told) => ({
    interviewId: each.id,
    turnId: `${each.sessionId}:1`,
    sessionId: each.sessionId,
    timestamp_secs: 5,
    text: each.claim,
  });
  expect(await get(body.id)).toMatchObject({
    status: 'ready',
    comparedBy: 'openai',
    finishedAt: expect.any(String),
    points: [
      {
        question,
        kind: 'disagreement',
        statement: 'Nine months in Bremen, or four.',
        interviewCount: 3,
        positions: [
          { statement: 'It takes four.', claims: [shown(four), shown(alsoFour)] },
          { statement: 'Nine in Bremen.', claims: [shown(nine)] },
        ],
      },
    ],
  });
});

test('the claims of many interviews are read in pages of ten', async () => {
  const interviews = await Promise.all(
    Array.from({ length: 12 }, (_, n) => told(`Expert ${n}`, `Permits take ${n + 2} months here.`)),
  );
  const { body } = await request(interviews);
  const page = (from: number) => app.client.getComparison({ accountId, comparisonId: body.id, from });
  const first = await page(0);
  const last = await page(first.next ?? 0);
  expect([first.interviews.length, first.next, last.interviews.length, last.next]).toEqual([
    10,
    10,
    2,
    undefined,
  ]);
  expect([...first.interviews, ...last.interviews].map(({ id }) => id)).toEqual(
    interviews.map(({ id }) => id),
  );
});

test('a result is recorded once: another one changes nothing', async () => {
  const interviews = await three();
  const id = await ready(interviews);
  expect(await compared(id, interviews, { failure: 'comparison_failed' })).toEqual({ recorded: false });
  expect(await get(id)).toMatchObject({ status: 'ready', reason: null, points: [{}] });
  expect(await app.client.getComparison({ accountId, comparisonId: id })).toMatchObject({
    isPending: false,
    interviews: [],
  });
});

test('without statements of a model, the first claims stand for the sides and the point', async () => {
  const [nine, four] = await three();
  const { body } = await request([nine, four]);
  await compared(body.id, [nine, four], {
    comparedBy: 'embedded',
    points: [
      {
        kind: 'disagreement',
        positions: [{ claims: [claimOf(nine)] }, { claims: [claimOf(four)] }],
      },
    ],
  });
  expect((await get(body.id)).points).toMatchObject([
    { statement: nine.claim, positions: [{ statement: nine.claim }, { statement: four.claim }] },
  ]);
});

test('a withdrawal hides the claims, and all words of a model, at once; then they are erased', async () => {
  const interviews = await three();
  const [nine, four, alsoFour] = interviews;
  const id = await ready(interviews);
  await app.client.withdrawConsent({ accountId, interviewId: nine.id });
  const after = await get(id);
  expect(after).toMatchObject({
    interviews: [{ id: four.id }, { id: alsoFour.id }],
    leftOut: [{ id: nine.id, reason: 'withdrawn' }],
    points: [
      {
        kind: 'agreement',
        statement: four.claim,
        positions: [{ statement: four.claim }],
        interviewCount: 2,
      },
    ],
  });
  expect(JSON.stringify(after)).not.toMatch(/[Nn]ine|Bremen|Dana|It takes/);
  await eventually(async () =>
    expect(JSON.stringify(await stored(id))).not.toMatch(/[Nn]ine|Bremen|It takes/),
  );
  expect(await get(id)).toEqual(after);
});

test('a deletion hides the claims at once; then they are erased, and one expert is left alone', async () => {
  const [nine, four] = await three();
  const id = await ready([nine, four]);
  expect((await call('DELETE', `/api/interviews/${nine.id}`)).status).toBe(204);
  const after = await get(id);
  expect(after).toMatchObject({
    leftOut: [{ id: nine.id, reason: 'deleted' }],
    points: [{ kind: 'single', statement: four.claim, interviewCount: 1 }],
  });
  expect(JSON.stringify(after)).not.toMatch(/[Nn]ine|Bremen|Dana|It takes/);
  await eventually(async () => {
    expect(await stored(id)).toMatchObject({
      interviews: [{ id: four.id }],
      leftOut: [{ reason: 'deleted' }],
    });
    expect(JSON.stringify(await stored(id))).not.toMatch(/[Nn]ine|Bremen|It takes/);
  });
});

test('an interview that is withdrawn while it is compared is neither read nor recorded', async () => {
  const interviews = await three();
  const { body } = await request(interviews);
  await app.client.withdrawConsent({ accountId, interviewId: interviews[0].id });
  const { interviews: read } = await app.client.getComparison({ accountId, comparisonId: body.id });
  expect(read.map(({ id }) => id)).toEqual(interviews.slice(1).map(({ id }) => id));
  await compared(body.id, interviews);
  expect(JSON.stringify(await stored(body.id))).not.toMatch(/[Nn]ine|Bremen|It takes/);
  expect(await get(body.id)).toMatchObject({ status: 'ready', leftOut: [{ reason: 'withdrawn' }] });
});

test.each(['withdrawn', 'deleted'] as const)(
  'an interview that is %s and erased while it is compared takes the words of the model with it',
  async (how) => {
    const interviews = await three();
    const [gone, four, alsoFour] = interviews;
    const { body } = await request(interviews);
    const { interviews: read } = await app.client.getComparison({ accountId, comparisonId: body.id });
    expect(read).toHaveLength(3);
    if (how === 'deleted') await call('DELETE', `/api/interviews/${gone.id}`);
    else await app.client.withdrawConsent({ accountId, interviewId: gone.id });
    await eventually(async () => expect(await stored(body.id)).toMatchObject({ leftOut: [{ id: gone.id }] }));
    const claims = [four, alsoFour].map(claimOf);
    const statement = 'It takes four, not nine as in Bremen.';
    await compared(body.id, [], {
      points: [{ kind: 'agreement', statement, positions: [{ statement, claims }] }],
    });
    const after = await get(body.id);
    expect(after).toMatchObject({
      status: 'ready',
      interviews: [{ id: four.id }, { id: alsoFour.id }],
      points: [{ kind: 'agreement', statement: four.claim, positions: [{ statement: four.claim }] }],
    });
    expect(JSON.stringify([after, await stored(body.id)])).not.toMatch(/[Nn]ine|Bremen|It takes/);
  },
);

test('after another analysis, whose claims stand in other places, nothing of the interview is shown', async () => {
  const interviews = await three();
  const id = await ready(interviews);
  await call('POST', `/api/interviews/${interviews[0].id}/analysis`, { reason: 'Again' });
  await record({ ...interviews[0], claim: 'Something else entirely was said.' }, { reanalysis: 1 });
  const after = await get(id);
  expect(after).toMatchObject({
    leftOut: [{ id: interviews[0].id, reason: 'analysed_again' }],
    points: [{ kind: 'agreement' }],
  });
  expect(JSON.stringify(after)).not.toContain('Something else');
});

test("another account's comparison and interviews are refused, unknown ones are not found", async () => {
  const interviews = await three();
  const id = await ready(interviews);
  const stranger = app.as(newId());
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await stranger(method, `${comparisons}/${id}`)).status).toBe(403);
    expect((await call(method, `${comparisons}/${newId()}`)).status).toBe(404);
    expect((await call(method, `${comparisons}/x`)).status).toBe(404);
  }
  const interviewIds = interviews.map((each) => each.id);
  expect((await stranger('POST', comparisons, { interviewIds })).status).toBe(403);
  expect((await call('POST', comparisons, { interviewIds: [...interviewIds, newId()] })).status).toBe(404);
  expect((await stranger('GET', comparisons)).body).toMatchObject({ data: [], pagination: { total: 0 } });
  const agentGroupId = app.agents.known.agentId;
  expect((await stranger('POST', comparisons, { agentGroupId })).status).toBe(409);
  expect(await get(id)).toMatchObject({ status: 'ready' });
});

test.each([
  ['no selector', {}],
  ['both selectors', { agentGroupId: newId(), interviewIds: [newId(), newId()] }],
  ['one id', { interviewIds: [newId()] }],
  ['too many ids', { interviewIds: Array.from({ length: 101 }, () => newId()) }],
  [
    'an id twice',
    { interviewIds: ['4d7a2f06-91c3-4b7e-9d38-7f0c1a5be264', '4d7a2f06-91c3-4b7e-9d38-7f0c1a5be264'] },
  ],
  ['a malformed id', { interviewIds: ['x', newId()] }],
  ['an object for an id', { agentGroupId: { $gt: '' } }],
  ['a long objective', { agentGroupId: newId(), objective: 'x'.repeat(2001) }],
])('a request with %s is invalid', async (_what, body) => {
  expect((await call('POST', comparisons, body)).status).toBe(400);
});

test('the age of the oldest pending comparison is exported', async () => {
  await request(await three());
  const age = async () =>
    Number(
      /colloquy_unsettled_oldest_seconds\{kind="comparison",[^}]*\} (\S+)/.exec(await app.metrics())?.[1],
    );
  expect(await age()).toBeGreaterThan(0);
});

test('interviews that cannot be compared are left out with the reason; fewer than two are refused', async () => {
  const [nine, four] = await three();
  const { body: open } = await call('POST', '/api/interviews', aBody());
  const withdrawn = await told('Kim', 'Permits take a year.');
  await app.client.withdrawConsent({ accountId, interviewId: withdrawn.id });
  const left = [
    { id: open.id, reason: 'not_completed' },
    { id: withdrawn.id, reason: 'withdrawn' },
  ];
  const ids = left.map(({ id }) => ({ id }) as Told);
  expect(await request([nine, ...ids])).toMatchObject({
    status: 409,
    body: { code: 'TOO_FEW_INTERVIEWS', leftOut: left },
  });
  expect(await request([nine, ...ids, four])).toMatchObject({
    status: 202,
    body: { interviews: [{ id: nine.id }, { id: four.id }], leftOut: left },
  });
});

test('the interviews of an agent are its latest completed and analysed ones, without tests and withdrawn ones', async () => {
  const agentGroupId = app.agents.known.agentId;
  const first = await told('Dana', 'Permits take nine months.');
  const second = await told('Jonas', 'A permit takes us four months.');
  const withdrawn = await told('Kim', 'Permits take a year.');
  await told('Robot', 'Permits take a day.', { isTest: true });
  await app.client.withdrawConsent({ accountId, interviewId: withdrawn.id });
  await call('POST', '/api/interviews', aBody());
  const { status, body } = await call('POST', comparisons, { agentGroupId });
  expect([status, body.agentGroupId]).toEqual([202, agentGroupId]);
  expect(body.interviews.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
});

test('comparisons are listed newest first, page by page, and deleted', async () => {
  const interviews = await three();
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.unshift((await request(interviews)).body.id);
  const page = async (query: string) => (await call('GET', `${comparisons}${query}`)).body;
  const [newest, ...older] = ids;
  expect(await page('?limit=1')).toEqual({
    data: [expect.objectContaining({ id: newest, status: 'pending', interviewCount: 3 })],
    pagination: { page: 1, limit: 1, total: 3, totalPages: 3 },
  });
  const { data } = await page('');
  expect(data.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect((await call('GET', `${comparisons}?limit=0`)).status).toBe(400);
  expect((await call('DELETE', `${comparisons}/${newest}`)).status).toBe(204);
  expect((await call('DELETE', `${comparisons}/${newest}`)).status).toBe(404);
  expect((await page('')).data).toHaveLength(older.length);
  const gone = { accountId, comparisonId: newest };
  await expect(app.client.recordComparison(gone)).rejects.toMatchObject({ kind: 'not-found' });
});

test('ten pending comparisons of an account are the most', async () => {
  const interviews = await three();
  for (let n = 0; n < 10; n += 1) expect((await request(interviews)).status).toBe(202);
  expect(await request(interviews)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_COMPARISONS' } });
});

test('a comparison without a result is announced again, and fails in the end', async () => {
  const { body } = await request(await three());
  const announced = () => events.filter(({ subject }) => subject === body.id).length;
  // a comparison waits while its announcement is in the outbox
  const isPublished = () =>
    eventually(async () => expect(await stored(body.id)).not.toHaveProperty('outboxDueAt'));
  await eventually(() => expect(announced()).toBe(1));
  await isPublished();
  for (let n = 2; n <= 5; n += 1) {
    await model().updateOne({ _id: body.id, accountId }, { $set: { dueAt: new Date(0) } });
    await eventually(() => expect(announced()).toBe(n));
    await eventually(async () => expect(await stored(body.id)).toMatchObject({ announcements: n }));
    await isPublished();
  }
  await model().updateOne({ _id: body.id, accountId }, { $set: { dueAt: new Date(0) } });
  await eventually(async () =>
    expect(await get(body.id)).toMatchObject({
      status: 'failed',
      reason: 'timed_out',
      finishedAt: expect.any(String),
    }),
  );
  expect(announced()).toBe(5);
});

test('a comparison whose announcement is still in the outbox is not announced again', async () => {
  const { body } = await request(await three());
  await eventually(() => expect(events.some(({ subject }) => subject === body.id)).toBe(true));
  await eventually(async () => expect(await stored(body.id)).not.toHaveProperty('outboxDueAt'));
  // a handler may take 10 minutes
  const soon = Date.now() + 600_000;
  expect((await stored(body.id))?.dueAt?.getTime()).toBeGreaterThan(soon);
  const outboxDueAt = new Date(Date.now() + 3_600_000);
  await model().updateOne({ _id: body.id, accountId }, { $set: { dueAt: new Date(0), outboxDueAt } });
  await eventually(async () => expect((await stored(body.id))?.dueAt?.getTime()).toBeGreaterThan(soon));
  expect(await stored(body.id)).toMatchObject({ status: 'pending', announcements: 1, outboxDueAt });
});

test('a failure ends the comparison with its reason', async () => {
  const { body } = await request(await three());
  await app.client.recordComparison({ accountId, comparisonId: body.id, failure: 'comparison_failed' });
  expect(await get(body.id)).toMatchObject({
    status: 'failed',
    reason: 'comparison_failed',
    points: [],
    comparedBy: null,
  });
});

test('claims that do not exist, and those of other interviews, are never shown', async () => {
  const [nine, four, other] = await three();
  const { body } = await request([nine, four]);
  const claims = [{ ...claimOf(nine), claim: 7 }, claimOf(other), { ...claimOf(four), question: -1 }];
  await compared(body.id, [], { points: [{ kind: 'agreement', positions: [{ claims }] }] });
  expect(await get(body.id)).toMatchObject({ status: 'ready', points: [] });
});
