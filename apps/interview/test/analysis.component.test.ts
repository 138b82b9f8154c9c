import { newId } from '@colloquy/kernel';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';

let app: TestApp;
let accountId: string;
let call: Client;
let interviewId: string;
beforeAll(async () => {
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
  });
});

test('there is no evidence before the analysis, or if the analysis has none', async () => {
  const nothing = { summary: [], qualityReasons: [], agentReasons: [], quotes: [] };
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
