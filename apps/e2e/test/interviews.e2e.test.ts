import { encodeAudioFrame } from '@colloquy/contracts';
import { joinInterview } from '@colloquy/join-client';
import { eventually } from '@colloquy/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, type Api, type ApiClient, type Json, makeApi } from '../src/api';
import { type Platform, startPlatform } from '../src/platform';

let platform: Platform;
let api: Api;
beforeAll(async () => {
  platform = await startPlatform();
  api = await makeApi(platform.file().baseUrl);
}, 300_000);
afterAll(() => platform?.stop(), 60_000);

const aBody = (change: object = {}) => ({
  title: 'Heat pumps',
  interviewType: 'FULL_INTERVIEW',
  callSubject: 'Retrofit of heat pumps',
  expertData: {
    name: 'Dana Whitfield',
    title: 'Head of Engineering',
    employmentHistory: [{ title: 'Head of Engineering', company: 'Norlund Heating' }],
  },
  questions: ['What slows a retrofit down most?', 'Which costs surprise building owners?'],
  ...change,
});

function clientOf(how: 'API key' | 'bearer token'): ApiClient {
  const [account] = platform.file().accounts;
  const [user] = account?.users ?? [];
  return how === 'API key'
    ? api.as({ apiKey: account?.apiKey ?? '' })
    : api.as({ bearerToken: user?.bearerToken ?? '' });
}

describe.each(['API key', 'bearer token'] as const)('with credentials: %s', (how) => {
  test('an interview can be created, read, listed, updated and deleted', async () => {
    const call = clientOf(how);
    const title = `Needle (${how}) .*`;
    const created = await call(
      'POST',
      '/api/interviews',
      aBody({ title, redirectUrl: 'https://a.example/done?x=1' }),
    );
    expect([created.status, created.body.status]).toEqual([201, 'NOT_SCHEDULED']);
    const target = `/api/interviews/${created.body.id}`;
    expect((await call('GET', target)).body).toEqual(created.body);

    const found = await call('GET', `/api/interviews?search=${encodeURIComponent(`(${how}) .*`)}`);
    expect(found.body.map(({ id }: Json) => id)).toEqual([created.body.id]);
    expect(found.body[0]).not.toHaveProperty('agentVersion');
    const page = await call('GET', '/api/interviews?status=NOT_SCHEDULED&limit=1');
    expect(page.body).toMatchObject({ data: [{}], pagination: { page: 1, limit: 1 } });

    const scheduled = await call('PUT', target, { scheduledAt: '2030-01-01T00:00:00Z', redirectUrl: '' });
    expect(scheduled.body).toMatchObject({ title, status: 'SCHEDULED', redirectUrl: null });
    expect((await call('DELETE', target)).status).toBe(204);
    expect((await call('GET', target)).status).toBe(404);
  });
});

test.each([
  ['POST', '/api/interviews', aBody({ redirectUrl: 'http://127.0.0.1.evil.example' }), 400],
  ['POST', '/api/interviews', aBody({ questions: [] }), 400],
  ['POST', '/api/interviews', aBody({ agentGroupId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1' }), 400],
  ['GET', '/api/interviews?page=0', undefined, 400],
  ['GET', '/api/interviews?limit=101', undefined, 400],
  ['GET', '/api/interviews?completedAfter=yesterday', undefined, 400],
  ['GET', '/api/interviews/unknown', undefined, 404],
  ['GET', '/api/interviews/0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1/transcription', undefined, 404],
])('an invalid %s %s is an error with a message', async (method, target, body, status) => {
  const answer = await clientOf('API key')(method, target, body);
  expect([answer.status, typeof answer.body.error]).toEqual([status, 'string']);
});

test('a required account variable must be supplied', async () => {
  const call = clientOf('bearer token');
  const variable = await call('POST', '/api/account/variables', {
    name: 'company',
    displayName: 'Company',
    isRequired: true,
  });
  expect(variable.status).toBe(201);
  try {
    const refused = await call('POST', '/api/interviews', aBody());
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'MISSING_REQUIRED_VARIABLES', missing: ['company'] },
    });
    expect((await call('POST', '/api/interviews', aBody({ customVariables: { company: 'X' } }))).status).toBe(
      201,
    );
  } finally {
    await call('DELETE', `/api/account/variables/${variable.body.id}`);
  }
});

describe('a conversation in several sessions', () => {
  const sound = readFileSync(path.join(__dirname, '../../../libs/media/test/fixtures/tone-440.webm'));
  const recording = encodeAudioFrame({ partOffsetMs: 0, index: 0, sound });
  let call: ApiClient;
  let id: string;
  beforeEach(async () => {
    call = clientOf('API key');
    id = (await call('POST', '/api/interviews', aBody())).body.id;
  });
  const get = async (sub = ''): Promise<Answer> => call('GET', `/api/interviews/${id}${sub}`);
  const join = (mode?: 'resume' | 'start-over') => joinInterview(platform.file().appUrl, id, { mode });
  const processed = (count: number) =>
    eventually(async () => {
      const { body } = await get();
      expect(body.sessions.filter(({ isProcessed }: Json) => isProcessed)).toHaveLength(count);
      return body;
    });

  test('that was interrupted and resumed is delivered as one, including the recording', async () => {
    const first = await join();
    await first.next('turn');
    await first.audio(recording);
    await first.say('In 2022 the permits took nine months, because the office had two people.');
    expect((await get('/transcript/live')).body.events.length).toBeGreaterThanOrEqual(2);
    await first.cut();

    const second = await join();
    await second.audio(recording);
    await second.say('The electrical upgrade cost 18,000 euros, and nobody had budgeted it.');
    expect(await second.end()).toBe('completed_by_expert');
    const interview = await processed(2);

    expect(interview.sessions).toMatchObject([
      {
        id: second.sessionId,
        continuesSessionId: first.sessionId,
        isActive: true,
        disconnectReason: 'completed_by_expert',
      },
      { id: first.sessionId, continuesSessionId: null, isActive: false, disconnectReason: 'redialed' },
    ]);
    const transcript = (await get('/transcription')).body;
    const said = transcript.filter(({ role }: Json) => role === 'user').map(({ message }: Json) => message);
    expect(said).toEqual([expect.stringContaining('nine months'), expect.stringContaining('18,000 euros')]);
    const moments = transcript.map(({ timestamp_secs }: Json) => timestamp_secs);
    expect(moments).toEqual([...moments].sort((a: number, b: number) => a - b));
    await eventually(async () => expect((await get()).body.status).toBe('COMPLETED'));

    const { body: audio } = await get('/audio');
    expect(audio).toEqual({ url: expect.stringContaining('/media/'), expiresIn: 3600 });
    const whole = await fetch(audio.url);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/webm;codecs=opus']);
    const size = (await whole.arrayBuffer()).byteLength;
    for (const { audioUrl } of interview.sessions) {
      const own = (await (await fetch(audioUrl)).arrayBuffer()).byteLength;
      expect(own).toBeGreaterThan(100);
      expect(own).toBeLessThan(size);
    }
    const part = await fetch(audio.url, { headers: { range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect((await fetch(audio.url.replace('signature=', 'signature=A'))).status).toBe(403);
  });

  test('in which the expert started over omits earlier sessions until a client completes with one', async () => {
    const first = await join();
    await first.next('turn');
    await first.say('Forget this answer about permits, it was about another city entirely.');
    await first.cut();
    const second = await join('start-over');
    await second.next('turn');
    await second.say('The permits took nine months in Hamburg, because the office had two people.');
    await second.end();
    const interview = await processed(2);
    expect(interview).toMatchObject({ sessionCount: 2 });
    const messages = async () =>
      (await get('/transcription')).body.map(({ message }: Json) => message).join('\n');
    expect(await messages()).not.toContain('Forget this');

    const complete = (sessionId: string) =>
      call('POST', `/api/interviews/${id}/complete-with-session/${sessionId}`);
    await eventually(async () => expect((await get()).body.analysisGeneratedAt).not.toBeNull());
    expect(await complete(first.sessionId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await messages()).toContain('Forget this');
    await eventually(async () => expect((await get()).body.analysisGeneratedAt).not.toBeNull());
    const switched = (await get()).body;
    expect(switched.sessions.find(({ isActive }: Json) => isActive).id).toBe(first.sessionId);
    expect((await complete('0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1')).status).toBe(404);
  });

  test('with an open session refuses a second expert and cannot be completed with that session', async () => {
    const first = await join();
    await first.next('turn');
    await expect(join()).rejects.toThrow('already-open');
    const target = `/api/interviews/${id}`;
    expect((await call('POST', `${target}/complete-with-session/${first.sessionId}`)).status).toBe(400);
    expect(await call('PUT', target, { questions: ['Another?'] })).toMatchObject({
      status: 409,
      body: { code: 'INTERVIEW_IN_PROGRESS' },
    });
    expect((await call('DELETE', target)).status).toBe(409);
    expect((await get('/audio')).status).toBe(404);
    await first.end();
  });
});
