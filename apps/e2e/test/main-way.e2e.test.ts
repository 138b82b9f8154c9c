import { eventually } from '@colloquy/testing';
import { type Api, type ApiClient, makeApi } from '../src/api';
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
}, 60_000);

const account = (index: number) => {
  const found = platform.file().accounts[index];
  if (!found) throw new Error('no such demo account');
  return found;
};
const questions = ['What slows a retrofit down most?', 'Which costs surprise building owners?'];
const aBody = (change: object = {}) => ({
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

/** An interview from creation to notification. */
async function conduct(call: ApiClient): Promise<string> {
  const created = await call('POST', '/api/interviews', aBody());
  expect(created.status).toBe(201);
  const { id } = created.body;
  await platform.script('simulate', '--interview', id);
  await arrived(call, id);
  return id;
}

const arrived = (call: ApiClient, id: string) =>
  eventually(async () => {
    const { body } = await call('GET', `/api/interviews/${id}`);
    expect(body.status).toBe('COMPLETED');
    expect(body.analysisGeneratedAt).not.toBeNull();
    expect(receiver.of(id)).toHaveLength(1);
  }, 60_000);

test('an interview is conducted, processed, analysed and notified of once', async () => {
  const call = api.as({ apiKey: account(0).apiKey });
  const id = await conduct(call);

  const { body: interview } = await call('GET', `/api/interviews/${id}`);
  expect(interview.sessions).toMatchObject([
    { disconnectReason: 'completed_by_expert', isActive: true, isProcessed: true, platform: 'WEB' },
  ]);
  const { body: transcript, headers } = await call('GET', `/api/interviews/${id}/transcription`);
  expect(headers.get('x-transcript-variant')).toBe('original');
  const said = (role: string) =>
    transcript
      .filter((entry: { role: string }) => entry.role === role)
      .map(({ message }: { message: string }) => message);
  for (const question of questions) expect(said('agent').join('\n')).toContain(question);
  expect(interview.summary.length).toBeGreaterThan(50);
  expect(interview.quotes.length).toBeGreaterThan(0);
  for (const { quote } of interview.quotes)
    expect(said('user').some((message: string) => message.includes(quote))).toBe(true);
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
  });

  const transcriptFile = await fetch(interview.sessions[0].transcriptUrl);
  expect(transcriptFile.status).toBe(200);
  expect(await transcriptFile.json()).toEqual(transcript);
  expect((await fetch(`${interview.sessions[0].transcriptUrl}x`)).status).toBe(403);

  const usage = await eventually(async () => {
    const { body } = await call('GET', '/api/billing/usage');
    const entries = body.entries.filter(({ interviewId }: { interviewId: string }) => interviewId === id);
    expect(entries).toHaveLength(1);
    return entries[0];
  });
  expect(usage.seconds).toBe(interview.totalConversationSeconds);
});

test('a bearer token opens the same account as its API key, and no other', async () => {
  const [own] = account(0).users;
  const [other] = account(1).users;
  const created = await api.as({ apiKey: account(0).apiKey })('POST', '/api/interviews', aBody());
  const target = `/api/interviews/${created.body.id}`;
  expect((await api.as({ bearerToken: own?.bearerToken ?? '' })('GET', target)).body).toEqual(created.body);
  expect((await api.as({ bearerToken: other?.bearerToken ?? '' })('GET', target)).status).toBe(403);
  expect((await api.as({ apiKey: account(1).apiKey })('GET', target)).status).toBe(403);
  expect((await api.as({})('GET', target)).status).toBe(401);
});

test('each demo account has a subscription, a next payment and invoices of its own', async () => {
  for (const { accountId, apiKey } of platform.file().accounts) {
    const call = api.as({ apiKey });
    const [subscription, next, listed] = await Promise.all(
      ['subscription', 'next-payment', 'invoices'].map((what) => call('GET', `/api/billing/${what}`)),
    );
    expect([subscription?.status, next?.status, listed?.status]).toEqual([200, 200, 200]);
    const end = Date.parse(subscription?.body.currentPeriodEnd);
    expect(Date.parse(next?.body.billingDate)).toBe(end + 1000);
    // the first month of a trial is paid for when the trial is over
    const invoices = subscription?.body.status === 'trialing' ? [] : [expect.objectContaining({ accountId })];
    expect(listed?.body.invoices).toEqual(invoices);
  }
});

test('an interview by phone is delivered like any other, and a busy number is called again', async () => {
  const call = api.as({ apiKey: account(0).apiKey });
  const dialIn = { dialInPhone: '+15550001', meetingId: '123 456', dialInPin: '98' };
  const { body } = await call('POST', '/api/interviews', aBody(dialIn));
  await platform.script('simulate', '--interview', body.id, '--phone');
  await arrived(call, body.id);
  const { body: interview } = await call('GET', `/api/interviews/${body.id}`);
  expect(interview.statusReason).toBeNull();
  expect(interview.sessions).toMatchObject([
    { disconnectReason: 'completed_by_expert', isActive: true, isProcessed: true, platform: 'PHONE' },
  ]);
  expect(receiver.of(body.id)[0]?.body).toMatchObject({ success: true });

  const busy = await call('POST', '/api/interviews', aBody({ dialInPhone: '+15550002' }));
  const soon = new Date(Date.now() + 1000).toISOString();
  await call('PUT', `/api/interviews/${busy.body.id}`, { scheduledAt: soon });
  await eventually(async () => {
    const { body: dialled } = await call('GET', `/api/interviews/${busy.body.id}`);
    expect(dialled).toMatchObject({
      status: 'DIALING',
      statusReason: 'Call busy (attempt 1 of 3)',
      sessions: [],
    });
  }, 30_000);
});

describe('killed in mid-interview and restarted by hand', () => {
  test.each(['gateway', 'interview', 'agent', 'account', 'billing', 'conversation', 'analysis', 'webhook'])(
    '%s: nothing is lost and the notification arrives once',
    async (service) => {
      const call = api.as({ apiKey: account(0).apiKey });
      const { body } = await call('POST', '/api/interviews', aBody());
      const simulated = platform.script('simulate', '--interview', body.id, '--pace', '500');
      await eventually(async () => {
        const { body: live } = await call('GET', `/api/interviews/${body.id}`);
        expect(live.status).toBe('IN_PROGRESS');
      }, 30_000);
      await platform.script('restart-service', service, '--kill');
      await simulated;
      await arrived(call, body.id);
      const { body: transcript } = await call('GET', `/api/interviews/${body.id}/transcription`);
      const asked = transcript
        .filter(({ role }: { role: string }) => role === 'agent')
        .map(({ message }: { message: string }) => message);
      for (const question of questions) {
        expect(asked.filter((message: string) => message.includes(question))).toHaveLength(1);
      }
    },
  );
});

test('what was said, keys and header values appear in no log', async () => {
  const { readFileSync } = await import('node:fs');
  const logs = platform.file().services.map(({ logFile }) => readFileSync(logFile, 'utf8'));
  expect(logs.join('').length).toBeGreaterThan(1000);
  for (const canary of ['canary-header-value', account(0).apiKey, 'Dana Whitfield', questions[0] ?? '']) {
    expect(logs.some((log) => log.includes(canary))).toBe(false);
  }
});
