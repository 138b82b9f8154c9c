import { answerOf, type Client, completedSince, type NewInterview } from '@colloquy/client';
import { eventually } from '@colloquy/testing';
import { type Api, makeApi } from '../src/api';
import { type Platform, startPlatform } from '../src/platform';
import { startReceiver } from '../src/webhook-receiver';

let platform: Platform;
let api: Api;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  platform = await startPlatform({ LINE_PACE_MS: '1', LINE_THINK_MS: '50', LINE_RING_MS: '50' });
  api = await makeApi(platform.file().baseUrl);
}, 300_000);
afterAll(async () => {
  await platform?.stop();
  await receiver.stop();
});

const account = (index: number) => {
  const found = platform.file().accounts[index];
  if (!found) throw new Error('The platform has no such demo account');
  return found;
};
const questions = ['What slows a retrofit down most?', 'Which costs surprise building owners?'];
const aBody = (change: Partial<NewInterview> = {}): NewInterview => ({
  title: 'Heat pumps',
  interviewType: 'FULL_INTERVIEW',
  callSubject: 'Retrofit of heat pumps',
  expertData: {
    name: 'Dana Whitfield',
    title: 'Head of Engineering',
    employmentHistory: [{ title: 'Head of Engineering', company: 'Norlund Heating' }],
  },
  questions,
  notifications: [
    { endpoint: `${receiver.url}/hook`, attributes: { headers: { 'x-key': 'canary-header-value' } } },
  ],
  ...change,
});
const create = (client: Client) => answerOf(client.POST('/api/interviews', { body: aBody() }));
const read = (client: Client, id: string) =>
  answerOf(client.GET('/api/interviews/{id}', { params: { path: { id } } }));
const statusOf = async (client: Client, id: string) =>
  (await client.GET('/api/interviews/{id}', { params: { path: { id } } })).response.status;

async function conduct(client: Client): Promise<string> {
  const { id } = await create(client);
  await platform.script('simulate', '--interview', id);
  await arrived(client, id);
  return id;
}

const arrived = (client: Client, id: string) =>
  eventually(async () => {
    const interview = await read(client, id);
    expect(interview.status).toBe('COMPLETED');
    expect(interview.analysisGeneratedAt).not.toBeNull();
    expect(receiver.of(id)).toHaveLength(1);
  });

async function transcriptOf(client: Client, id: string) {
  const { data = [], response } = await client.GET('/api/interviews/{id}/transcription', {
    params: { path: { id } },
  });
  const said = (role: 'agent' | 'user') =>
    data.filter((entry) => entry.role === role).map(({ message }) => message);
  return { transcript: data, said, variant: response.headers.get('x-transcript-variant') };
}

test('an interview is conducted, processed, analysed and notified once', async () => {
  const client = api.client({ apiKey: account(0).apiKey });
  const id = await conduct(client);

  const interview = await read(client, id);
  expect(interview.sessions).toMatchObject([
    { disconnectReason: 'completed_by_expert', isActive: true, isProcessed: true, platform: 'WEB' },
  ]);
  const { transcript, said, variant } = await transcriptOf(client, id);
  expect(variant).toBe('original');
  for (const question of questions) expect(said('agent').join('\n')).toContain(question);
  expect(interview.summary?.length).toBeGreaterThan(50);
  expect(interview.quotes?.length).toBeGreaterThan(0);
  for (const { quote } of interview.quotes ?? [])
    expect(said('user').some((message) => message.includes(quote))).toBe(true);
  expect(interview.qualityScore).toBeGreaterThan(0);
  expect(interview.agentScore).toBeGreaterThan(0);

  const [notification] = receiver.of(id);
  expect(notification).toMatchObject({
    method: 'POST',
    path: '/hook',
    headers: { 'content-type': 'application/json', 'x-key': 'canary-header-value' },
  });
  expect(notification?.body).toEqual({
    interviewId: id,
    success: true,
    completedAt: interview.completedAt,
    transcriptionUrl: `${platform.file().baseUrl}/api/interviews/${id}/transcription`,
    audioUrl: `${platform.file().baseUrl}/api/interviews/${id}/audio`,
    qualityScore: interview.qualityScore,
    qualityReasons: interview.qualityReasons,
    qualityScoredAt: interview.qualityScoredAt,
    qualityEndedEarly: interview.qualityEndedEarly,
    qualityExpertDisengaged: interview.qualityExpertDisengaged,
    agentScore: interview.agentScore,
    agentReasons: interview.agentReasons,
    analysedBy: interview.analysedBy,
  });

  const delivered = await eventually(async () => {
    const path = { id };
    const { deliveries } = await answerOf(
      client.GET('/api/interviews/{id}/deliveries', { params: { path } }),
    );
    expect(deliveries.map(({ status }) => status)).toEqual(['delivered']);
    return deliveries[0];
  });
  expect(delivered).toMatchObject({
    completion: 1,
    endpointIndex: 0,
    endpoint: `${receiver.url}/hook`,
    method: 'POST',
    outcome: 'delivered',
  });
  expect(Math.floor((delivered?.statusCode ?? 0) / 100)).toBe(2);

  const transcriptUrl = interview.sessions[0]?.transcriptUrl ?? '';
  const transcriptFile = await fetch(transcriptUrl);
  expect(transcriptFile.status).toBe(200);
  expect(await transcriptFile.json()).toEqual(transcript);
  expect((await fetch(`${transcriptUrl}x`)).status).toBe(403);

  const usage = await eventually(async () => {
    const { entries } = await answerOf(client.GET('/api/billing/usage'));
    const own = entries.filter(({ interviewId }) => interviewId === id);
    expect(own).toHaveLength(1);
    return own[0];
  });
  expect(usage?.seconds).toBe(interview.totalConversationSeconds);
});

test('incremental sync by completedAfter finds each interview once', async () => {
  const client = api.client({ apiKey: account(1).apiKey });
  const foundSince = async (moment: string) => {
    const found: { id: string; completedAt: string }[] = [];
    for await (const interview of completedSince(client, moment)) found.push(interview);
    return found;
  };
  const before = (await foundSince('1970-01-01T00:00:00Z')).at(-1)?.completedAt ?? '1970-01-01T00:00:00Z';
  const id = await conduct(client);
  const found = await foundSince(before);
  expect(found.map((interview) => interview.id)).toEqual([id]);
  expect(await foundSince(found[0]?.completedAt ?? '')).toEqual([]);
});

test('a bearer token and an API key of a user give access to the same account only', async () => {
  const [own] = account(0).users;
  const [other] = account(1).users;
  const created = await create(api.client({ apiKey: account(0).apiKey }));
  expect(await read(api.client({ bearerToken: own?.bearerToken ?? '' }), created.id)).toEqual(created);
  expect(await statusOf(api.client({ bearerToken: other?.bearerToken ?? '' }), created.id)).toBe(403);
  expect(await statusOf(api.client({ apiKey: account(1).apiKey }), created.id)).toBe(403);
  expect(await statusOf(api.client({}), created.id)).toBe(401);
});

test('each demo account has its own subscription, next payment and invoices', async () => {
  for (const { accountId, apiKey } of platform.file().accounts) {
    const client = api.client({ apiKey });
    const [subscription, next, listed] = await Promise.all([
      answerOf(client.GET('/api/billing/subscription')),
      answerOf(client.GET('/api/billing/next-payment')),
      answerOf(client.GET('/api/billing/invoices')),
    ]);
    const end = Date.parse(subscription.currentPeriodEnd);
    expect(Date.parse(next.billingDate ?? '')).toBe(end + 1000);
    // the first month of a trial is charged at its end
    const invoices = subscription.status === 'trialing' ? [] : [expect.objectContaining({ accountId })];
    expect(listed.invoices).toEqual(invoices);
  }
});

test('a phone interview is delivered like any other, and a busy number is redialled', async () => {
  const client = api.client({ apiKey: account(0).apiKey });
  const created = (body: NewInterview) => answerOf(client.POST('/api/interviews', { body }));
  const { id } = await created(aBody({ dialInPhone: '+15550001', meetingId: '123 456', dialInPin: '98' }));
  await platform.script('simulate', '--interview', id, '--phone');
  await arrived(client, id);
  const interview = await read(client, id);
  expect(interview.statusReason).toBeNull();
  expect(interview.sessions).toMatchObject([
    { disconnectReason: 'completed_by_expert', isActive: true, isProcessed: true, platform: 'PHONE' },
  ]);
  expect(receiver.of(id)[0]?.body).toMatchObject({ success: true });

  const busy = await created(aBody({ dialInPhone: '+15550002' }));
  const body = { scheduledAt: new Date(Date.now() + 1000).toISOString() };
  await client.PUT('/api/interviews/{id}', { params: { path: { id: busy.id } }, body });
  await eventually(async () => {
    expect(await read(client, busy.id)).toMatchObject({
      status: 'DIALING',
      statusReason: 'Call busy (attempt 1 of 3)',
      sessions: [],
    });
  });
});

describe('a service killed during an interview and restarted by hand', () => {
  test.each(['gateway', 'interview', 'agent', 'account', 'billing', 'conversation', 'analysis', 'webhook'])(
    '%s: no data is lost and the notification arrives once',
    async (service) => {
      const client = api.client({ apiKey: account(0).apiKey });
      const { id } = await create(client);
      const simulated = platform.script('simulate', '--interview', id, '--pace', '500');
      await eventually(async () => expect((await read(client, id)).status).toBe('IN_PROGRESS'));
      await platform.script('restart-service', service, '--kill');
      await simulated;
      await arrived(client, id);
      const asked = (await transcriptOf(client, id)).said('agent');
      for (const question of questions) {
        expect(asked.filter((message) => message.includes(question))).toHaveLength(1);
      }
    },
  );
});

test('no log contains spoken words, keys or header values', async () => {
  const { readFileSync } = await import('node:fs');
  const logs = platform.file().services.map(({ logFile }) => readFileSync(logFile, 'utf8'));
  expect(logs.join('').length).toBeGreaterThan(1000);
  for (const canary of ['canary-header-value', account(0).apiKey, 'Dana Whitfield', questions[0] ?? '']) {
    expect(logs.some((log) => log.includes(canary))).toBe(false);
  }
});
