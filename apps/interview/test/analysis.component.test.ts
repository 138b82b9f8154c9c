import { type CloudEvent } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';

let app: TestApp;
let accountId: string;
let call: Client;
let interviewId: string;
let events: CloudEvent[];
beforeAll(async () => {
  events = await harness.collect('interview.#');
  app = await startApp();
});
afterAll(() => harness.stop());
beforeEach(async () => {
  accountId = newId();
  call = app.as(accountId);
  interviewId = (await call('POST', '/api/interviews', aBody())).body.id;
});

const get = async (path = '') => (await call('GET', `/api/interviews/${interviewId}${path}`)).body;
const said = [
  ['agent', 'What slows it down?', 0],
  ['user', 'Permits take nine months.', 4],
  ['agent', 'And the prices?', 20],
  ['user', 'They doubled.', 24],
] as const;

/** Creates an interview that the expert ended and that is processed, and so completed. */
async function completed(before?: (sessionId: string) => Promise<unknown>) {
  const sessionId = newId();
  const ref = { accountId, interviewId, sessionId };
  await app.client.startSession({
    interviewId,
    sessionId,
    platform: 'WEB',
    startedAtMs: Date.now() - 60_000,
  });
  await app.client.appendTurns({
    ...ref,
    turns: said.map(([role, text, secs], sequence) => ({
      sequence,
      role,
      text,
      offsetMs: secs * 1000,
      durationMs: 3000,
      act: role === 'agent' ? 'question' : '',
    })),
  });
  await app.client.endSession({
    ...ref,
    reason: 'completed_by_expert',
    endedAtMs: Date.now(),
    durationSeconds: 30,
  });
  await before?.(sessionId);
  await app.client.completeProcessing({
    ...ref,
    entries: said.map(([role, message, timestampSecs], sequence) => ({
      role,
      message,
      timestampSecs,
      sequence,
    })),
    transcriptKey: '',
    audioKey: '',
  });
  return sessionId;
}

const analysed = (change: object = {}) =>
  app.client.recordAnalysis({
    accountId,
    interviewId,
    completion: 1,
    analysed: true,
    summary: 'Permits take long.',
    qualityScore: 70,
    qualityReasons: ['Coverage'],
    agentScore: 90,
    agentReasons: ['Order'],
    analysedBy: 'embedded',
    ...change,
  });

test('turns are assigned to agents by the handoffs, and scores are shown per agent', async () => {
  const handedOver = (sessionId: string) =>
    app.client.recordHandoff({
      accountId,
      interviewId,
      sessionId,
      id: newId(),
      fromAgentId: newId(),
      fromName: 'Generalist',
      toAgentId: newId(),
      toAgentVersion: 1,
      toName: 'Pricing',
      ruleId: newId(),
      condition: 'prices',
      offsetMs: 20_000,
      occurredAtMs: Date.now() - 40_000,
    });
  await completed(handedOver);
  const { turns } = await app.client.getCompletion({ accountId, interviewId, completion: 1 });
  expect(turns.map(({ agentName, agentKind, durationSecs }) => [agentName, agentKind, durationSecs])).toEqual(
    [
      ['Generalist', 'root', 3],
      ['Generalist', 'root', 3],
      ['Pricing', 'transfer', 3],
      ['Pricing', 'transfer', 3],
    ],
  );
  await analysed({
    qualitySegments: [
      { agent: 'Generalist', kind: 'root', score: 80, reasons: ['Coverage'] },
      { agent: 'Pricing', kind: 'transfer', reasons: ['Too little'] },
    ],
    agentSegments: [{ agent: 'Generalist', score: 0, reasons: ['Order'] }],
  });
  const shown = {
    qualitySegments: [
      { agent: 'Generalist', kind: 'root', score: 80, reasons: ['Coverage'] },
      { agent: 'Pricing', kind: 'transfer', score: null, reasons: ['Too little'] },
    ],
    agentSegments: [{ agent: 'Generalist', score: 0, reasons: ['Order'] }],
  };
  expect(await get()).toMatchObject(shown);
  expect((await call('GET', '/api/interviews')).body).toMatchObject([shown]);
});

test('with one agent, turns have no agent and there are no segments', async () => {
  await completed();
  const { turns } = await app.client.getCompletion({ accountId, interviewId, completion: 1 });
  expect(turns.map(({ agentName, agentKind }) => agentName + agentKind)).toEqual(['', '', '', '']);
  await analysed();
  expect(await get()).toMatchObject({ qualitySegments: [], agentSegments: [] });
});

test('each statement of an analysis lists its supporting turns; unknown turns are omitted', async () => {
  const sessionId = await completed();
  const turn = (sequence: number) => `${sessionId}:${sequence}`;
  await analysed({
    evidence: {
      summary: [{ text: 'Permits take long.', turnIds: [turn(1)] }],
      qualityReasons: [{ text: 'Coverage', turnIds: [turn(1), turn(3), `${newId()}:1`] }],
      agentReasons: [{ text: 'Order', turnIds: [turn(0), turn(2)] }],
      quotes: [{ text: 'They doubled.', turnIds: [turn(3)] }],
    },
  });
  const [asks, permits, prices, doubled] = said.map(([role, , timestamp_secs], n) => ({
    turnId: turn(n),
    sessionId,
    role,
    timestamp_secs,
  }));
  expect(await get('/evidence')).toEqual({
    interviewId,
    analysisGeneratedAt: expect.any(String),
    analysedBy: 'embedded',
    summary: [{ text: 'Permits take long.', turns: [permits] }],
    qualityReasons: [{ text: 'Coverage', turns: [permits, doubled] }],
    agentReasons: [{ text: 'Order', turns: [asks, prices] }],
    quotes: [{ text: 'They doubled.', turns: [doubled] }],
    findings: [],
  });
});

test('findings are shown with the single interview, and their turns with the evidence', async () => {
  const sessionId = await completed();
  const turnIds = [`${sessionId}:1`];
  const claim = { text: 'Permits take nine months.', turnIds, stance: 'reported', offset: 7 };
  const older = { text: 'They doubled.', turnIds };
  const findings = [
    {
      question: 'What slows it down?',
      verdict: 'answered',
      answer: 'Permits do.',
      answerTurnIds: claim.turnIds,
      claims: [claim, older],
    },
    { question: 'What does it cost?', verdict: 'refused', answer: null, answerTurnIds: [], claims: [] },
  ];
  expect(await get()).toMatchObject({ findings: null });
  await analysed({
    findings: findings.map(({ answer, ...rest }) => ({ ...rest, ...(answer && { answer }) })),
  });
  expect((await get()).findings).toEqual([
    { ...findings[0], claims: [claim, { ...older, stance: null, offset: null }] },
    findings[1],
  ]);
  expect((await call('GET', '/api/interviews')).body[0]).not.toHaveProperty('findings');
  const turn = { turnId: `${sessionId}:1`, sessionId, role: 'user', timestamp_secs: 4 };
  expect((await get('/evidence')).findings).toEqual([
    {
      question: 'What slows it down?',
      answer: { text: 'Permits do.', turns: [turn] },
      claims: [claim, older].map(({ text }) => ({ text, turns: [turn] })),
    },
    { question: 'What does it cost?', answer: null, claims: [] },
  ]);
  await app.client.withdrawConsent({ accountId, interviewId });
  expect(await get()).toMatchObject({ findings: null });
  expect((await get('/evidence')).findings).toEqual([]);
});

test('extracted values are shown with their words and turns, until the consent is withdrawn', async () => {
  const extractionSchema = { type: 'object', properties: { wait: { type: 'integer' } } };
  await call('PUT', `/api/interviews/${interviewId}`, { extractionSchema });
  const sessionId = await completed();
  const completion = await app.client.getCompletion({ accountId, interviewId, completion: 1 });
  expect(JSON.parse(completion.extractionSchema)).toEqual(extractionSchema);
  expect(await get()).toMatchObject({ extraction: null });

  await analysed({ extraction: {} });
  expect((await get()).extraction).toEqual({ status: 'unavailable', values: null, evidence: [] });
  await call('POST', `/api/interviews/${interviewId}/analysis`, { reason: 'A model is configured now' });
  const evidence = [{ path: '/wait', quote: 'nine months', turnId: `${sessionId}:1` }];
  await analysed({ reanalysis: 1, extraction: { values: '{"wait":9}', evidence } });
  expect(await get()).toMatchObject({
    extractionSchema,
    extraction: { status: 'extracted', values: { wait: 9 }, evidence },
  });
  expect((await call('GET', '/api/interviews')).body[0]).not.toHaveProperty('extraction');

  await app.client.withdrawConsent({ accountId, interviewId });
  expect(await get()).toMatchObject({ extractionSchema, extraction: null });
});

test('without a schema nothing is extracted', async () => {
  await completed();
  expect(await app.client.getCompletion({ accountId, interviewId, completion: 1 })).toMatchObject({
    extractionSchema: '',
  });
  await analysed();
  expect(await get()).toMatchObject({ extractionSchema: null, extraction: null });
});

test('reasons why there is no score are shown; without a score and a reason both are null', async () => {
  await completed();
  const none = { qualityScore: undefined, agentScore: undefined };
  await analysed({ ...none, qualityReasons: ['Cannot judge: in another language.'], agentReasons: [] });
  expect(await get()).toMatchObject({
    qualityScore: null,
    qualityReasons: ['Cannot judge: in another language.'],
    qualityScoredAt: null,
    agentScore: null,
    agentReasons: null,
  });
});

test('the analyst is told what the client says about the interview', async () => {
  await call('PUT', `/api/interviews/${interviewId}`, { objective: 'Find the slowest step' });
  const sessionId = await completed();
  const view = await app.client.getRuntimeView({ accountId, interviewId, sessionId });
  expect(view.objective).toBe('Find the slowest step');
  const completion = await app.client.getCompletion({ accountId, interviewId, completion: 1 });
  expect(completion).toMatchObject({
    title: 'Heat pumps',
    subject: 'Retrofit',
    objective: 'Find the slowest step',
    expertTitle: 'Engineer',
    employment: [{ title: 'Engineer', company: 'Norlund', period: '2019-now' }],
  });
});

describe('another analysis', () => {
  const again = (reason: unknown = 'A model is configured now') =>
    call('POST', `/api/interviews/${interviewId}/analysis`, { reason });
  const published = (type: string) =>
    events.filter((event) => event.type === type && event.subject === interviewId).map(({ data }) => data);
  const isCurrent = async (reanalysis: number) =>
    (await app.client.getCompletion({ accountId, interviewId, completion: 1, reanalysis })).isCurrent;

  test('replaces the analysis when it is ready, and is announced without another notification', async () => {
    await completed();
    await analysed();
    expect(await again()).toMatchObject({
      status: 202,
      body: { reason: 'A model is configured now', requestedAt: expect.any(String), finishedAt: null },
    });
    await eventually(() => expect(published('interview.completed.v1')).toHaveLength(2));
    const [first, second] = published('interview.completed.v1');
    expect(first).not.toHaveProperty('reanalysis');
    expect(second).toEqual({ ...first, reanalysis: 1 });
    expect([await isCurrent(0), await isCurrent(1)]).toEqual([false, true]);
    expect(await get()).toMatchObject({ summary: 'Permits take long.', qualityScore: 70 });

    await analysed({ summary: 'By the old one.' });
    expect(await get()).toMatchObject({ summary: 'Permits take long.' });
    await analysed({
      reanalysis: 1,
      summary: 'Permits take nine months.',
      qualityScore: 80,
      analysedBy: 'openai',
    });
    await analysed({ reanalysis: 1, summary: 'Once more.' });
    expect(await get()).toMatchObject({
      summary: 'Permits take nine months.',
      qualityScore: 80,
      analysisRequests: [{ reason: 'A model is configured now', finishedAt: expect.any(String) }],
    });
    expect(await isCurrent(1)).toBe(false);
    await eventually(() => expect(published('interview.reanalysed.v1')).toHaveLength(1));
    expect(published('interview.analysed.v1')).toHaveLength(1);
  });

  test('leaves the analysis as it is if it fails', async () => {
    await completed();
    await analysed();
    await again();
    await app.client.recordAnalysis({
      accountId,
      interviewId,
      completion: 1,
      reanalysis: 1,
      analysed: false,
    });
    expect(await get()).toMatchObject({
      summary: 'Permits take long.',
      analysisRequests: [{ finishedAt: expect.any(String) }],
    });
    expect(await again()).toMatchObject({ status: 202 });
    expect(published('interview.reanalysed.v1')).toEqual([]);
  });

  test('is refused before the first one, while one is under way, and after a withdrawal', async () => {
    expect(await again()).toMatchObject({ status: 409, body: { code: 'NOT_ANALYSED' } });
    await completed();
    expect(await again()).toMatchObject({ status: 409, body: { code: 'NOT_ANALYSED' } });
    await analysed();
    const answers = await Promise.all(Array.from({ length: 5 }, () => again()));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'ANALYSIS_IN_PROGRESS' } });
    await app.client.withdrawConsent({ accountId, interviewId });
    expect(await again()).toMatchObject({ status: 409, body: { code: 'INTERVIEW_WITHDRAWN' } });
    await analysed({ reanalysis: 1 });
    expect(await get()).toMatchObject({ summary: null });
  });

  test.each<[string, unknown]>([
    ['absent', undefined],
    ['empty', ''],
    ['blank', ' '],
    ['too long', 'x'.repeat(1001)],
    ['a number', 7],
  ])('is refused if the reason is %s', async (_what, reason) => {
    const { status, body } = await call('POST', `/api/interviews/${interviewId}/analysis`, { reason });
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^reason: /)]);
  });

  test('is kept with its reason: the latest 20 are shown to its account, with the single interview only', async () => {
    await completed();
    await analysed();
    for (let reanalysis = 1; reanalysis <= 22; reanalysis++) {
      expect(await again(`reason ${reanalysis}`)).toMatchObject({ status: 202 });
      await analysed({ reanalysis });
    }
    const { analysisRequests } = await get();
    expect(analysisRequests.map(({ reason }: { reason: string }) => reason)).toEqual(
      Array.from({ length: 20 }, (_, n) => `reason ${n + 3}`),
    );
    expect((await call('GET', '/api/interviews')).body[0]).not.toHaveProperty('analysisRequests');
    expect(
      (await app.as(newId())('POST', `/api/interviews/${interviewId}/analysis`, { reason: 'x' })).status,
    ).toBe(403);
  });
});

test('there is no evidence before the analysis, or if the analysis has none', async () => {
  const nothing = { summary: [], qualityReasons: [], agentReasons: [], quotes: [], findings: [] };
  expect(await get('/evidence')).toEqual({
    interviewId,
    analysisGeneratedAt: null,
    analysedBy: null,
    ...nothing,
  });
  await completed();
  await app.client.recordAnalysis({ accountId, interviewId, completion: 1, analysed: false });
  expect(await get('/evidence')).toMatchObject({ analysisGeneratedAt: expect.any(String), ...nothing });
});
