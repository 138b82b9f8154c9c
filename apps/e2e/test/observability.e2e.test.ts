import { joinInterview } from '@colloquy/join-client';
import { eventually } from '@colloquy/testing';
import { readFileSync } from 'node:fs';
import { metricCatalogue, namesShown } from '../src/metric-catalogue';
import { type Api, type Json, makeApi } from '../src/api';
import { type Platform, startPlatform } from '../src/platform';
import { type Span, startSpanReceiver } from '../src/span-receiver';
import { startReceiver } from '../src/webhook-receiver';

const said = 'The permits took nine months in Hamburg, because the office had two people.';
const strangersTrace = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

let platform: Platform;
let api: Api;
let collector: Awaited<ReturnType<typeof startSpanReceiver>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let interviewId: string;

beforeAll(async () => {
  [collector, receiver] = await Promise.all([startSpanReceiver(), startReceiver()]);
  platform = await startPlatform({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  api = await makeApi(platform.file().baseUrl);
  interviewId = await completedAgain();
}, 300_000);
afterAll(async () => {
  await platform?.stop();
  await Promise.all([collector.stop(), receiver.stop()]);
});

/**
 * Creates an interview of two sessions that was completed with the second session. Then an unknown client, whose request
 * claims to be part of a trace, completes it with the first session.
 */
async function completedAgain(): Promise<string> {
  const { accounts, baseUrl, appUrl } = platform.file();
  const [account] = accounts;
  const call = api.as({ apiKey: account?.apiKey ?? '' });
  const { body } = await call('POST', '/api/interviews', {
    title: 'Heat pumps',
    interviewType: 'FULL_INTERVIEW',
    callSubject: 'Retrofit of heat pumps',
    expertData: {
      name: 'Dana Whitfield',
      title: 'Head of Engineering',
      employmentHistory: [{ title: 'Head of Engineering', company: 'Norlund Heating' }],
    },
    questions: ['What slows a retrofit down most?'],
    notifications: [{ endpoint: `${receiver.url}/canary-path?canary=query` }],
  });
  const get = async () => (await call('GET', `/api/interviews/${body.id}`)).body;
  const talk = async (mode: 'resume' | 'start-over') => {
    const expert = await joinInterview(appUrl, body.id, { mode });
    await expert.next('turn');
    await expert.say(said);
    return expert;
  };
  const first = await talk('resume');
  await first.cut();
  const second = await talk('start-over');
  await second.end();
  const notified = (times: number) =>
    eventually(async () => {
      expect(receiver.of(body.id)).toHaveLength(times);
      expect((await get()).sessions.every(({ isProcessed }: Json) => isProcessed)).toBe(true);
    });
  await notified(1);
  expect((await fetch((await get()).sessions[0].transcriptUrl)).status).toBe(200);
  const completed = await fetch(
    `${baseUrl}/api/interviews/${body.id}/complete-with-session/${first.sessionId}`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${account?.users[0]?.bearerToken}`,
        traceparent: `00-${strangersTrace}-bbbbbbbbbbbbbbbb-01`,
      },
    },
  );
  expect(completed.status).toBe(200);
  await notified(2);
  return body.id;
}

/** Spans from the client's request to the call of the client's endpoint, each an ancestor of the next. */
const way = [
  ['gateway', 'POST /api/interviews'],
  ['gateway', 'POST'],
  ['interview', 'POST /api/interviews/:id/complete-with-session/:sessionId'],
  ['analysis', 'process analysis.interview-completed'],
  ['analysis', 'grpc.colloquy.interview.v1.InterviewService/RecordAnalysis'],
  ['interview', 'grpc.colloquy.interview.v1.InterviewService/RecordAnalysis'],
  ['webhook', 'process webhook.interview-analysed'],
  ['webhook', 'webhook attempt'],
  ['webhook', 'POST'],
];
/** Other spans of the same trace. */
const beside = [
  ['gateway', 'grpc.colloquy.account.v1.AccountService/ResolveUser'],
  ['account', 'grpc.colloquy.account.v1.AccountService/ResolveUser'],
  ['account', 'find users'],
  ['interview', 'update interviews'],
  ['interview', 'publish interview.completed.v1'],
  ['interview', 'publish interview.analysed.v1'],
  ['webhook', 'insert deliveries'],
];
const label = ({ service, name }: Span) => [service, name];

test('one trace covers a request, gRPC calls, the database, events and the call of an endpoint', async () => {
  await eventually(() => {
    const trace = traceOfCompletion();
    const paths = trace
      .filter(({ service, name }) => service === 'webhook' && name === 'POST')
      .map((last) => ancestry(trace, last).map(label));
    expect(paths).toEqual([way]);
    expect(trace.map(label)).toEqual(expect.arrayContaining(beside));
    expect(trace.filter(({ parentSpanId }) => !parentSpanId)).toHaveLength(1);
  });
});

test('log lines of every service contain the id of their trace', () => {
  const [{ traceId } = { traceId: '' }] = traceOfCompletion();
  for (const service of ['gateway', 'account', 'interview', 'analysis', 'webhook']) {
    const { logFile = '' } = platform.file().services.find(({ name }) => name === service) ?? {};
    expect(readFileSync(logFile, 'utf8')).toContain(`"traceId":"${traceId}"`);
  }
});

test('a client cannot join a trace, and trace ids do not leave the platform', () => {
  expect(collector.raw()).not.toContain(strangersTrace);
  for (const { headers } of receiver.of(interviewId)) expect(headers).not.toHaveProperty('traceparent');
});

test('no span contains spoken words, names, keys or signed URLs', () => {
  expect(collector.raw()).toContain(interviewId); // ids are allowed
  const { apiKey, users } = platform.file().accounts[0] ?? {};
  const canaries = [
    said,
    'Dana Whitfield',
    'canary',
    'signature',
    'user_agent',
    'db.statement',
    'db.query.text',
  ];
  for (const canary of [
    ...canaries,
    apiKey,
    users?.[0]?.bearerToken,
    users?.[0]?.email,
    'url.',
    'client.address',
  ])
    expect(collector.raw()).not.toContain(canary);
});

test('services expose exactly the metrics of the catalogue', async () => {
  const pages = await Promise.all(
    platform.file().services.map(async ({ httpUrl }) => (await fetch(`${httpUrl}/metrics`)).text()),
  );
  const shown = new Set(pages.flatMap(namesShown));
  const known = metricCatalogue();
  const own = (names: Iterable<string>) =>
    [...names].filter((name) => name.startsWith('colloquy_')).toSorted();
  expect(own(shown)).toEqual(own(known.keys()));
  expect([...known.keys()].filter((name) => !shown.has(name))).toEqual([]);
  expect(pages.join('')).toMatch(/^colloquy_completion_to_notification_seconds_count\{.*\} [1-9]/m);
  expect(pages.join('')).toMatch(/^colloquy_queue_consumers\{.*queue="analysis\.session-ended".*\} [1-9]/m);
});

function traceOfCompletion(): Span[] {
  const last = collector.spans().findLast(({ name }) => name === way[2]?.[1]);
  return collector.spans().filter(({ traceId }) => traceId === last?.traceId);
}

function ancestry(trace: Span[], span: Span): Span[] {
  const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [...ancestry(trace, parent), span] : [span];
}
