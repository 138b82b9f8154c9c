import type { RehearsedMessage, RehearseMessage } from '@colloquy/contracts';
import { startScriptedService } from '@colloquy/harness';
import { AppError, newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { rehearsalModel } from '../src/storage/rehearsal-repository';
import { channelsAt, harness, makeAgentHarness, type Replica } from './harness';

const report: RehearsedMessage = {
  turns: [
    { role: 'agent', text: 'Why?', act: 'greeting', questionIndex: 0 },
    { role: 'user', text: 'Off the record: costs.', act: '' },
    { role: 'agent', text: 'Goodbye.', act: 'closing' },
  ],
  questions: [{ asked: true, answered: true, probes: 1 }],
  wishes: [{ wish: 'off-the-record', honoured: true, turn: 1 }],
  conductScore: 88,
  conductReasons: ['Brief'],
  wordedBy: 'embedded',
  expertLanguage: 'en',
};
type Answer = (request: RehearseMessage) => Promise<RehearsedMessage>;

const requests: RehearseMessage[] = [];
let answer: Answer;
const unavailable: Answer = () => Promise.reject(new AppError('unavailable', undefined, 'Down'));
let conversation: Awaited<ReturnType<typeof startScriptedService>>;
let replica: Replica;
let account: string;

beforeAll(async () => {
  conversation = await startScriptedService('colloquy.conversation.v1.ConversationService', {
    pushAgent: async () => ({ applied: true }),
    rehearse: (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  replica = await harness.start({ ...channelsAt(conversation.address), REHEARSE_EVERY_MS: '50' });
});
beforeEach(() => {
  account = newId();
  requests.splice(0);
  answer = async () => report;
});
afterEach(async () => {
  await stored.deleteMany({});
});
afterAll(async () => {
  await harness.stop();
  await conversation.stop();
});

const stored = rehearsalModel(harness);
const call = (method: string, path: string, body?: unknown, as = account) =>
  replica.call(as, method, path, body);
const anAgent = async (fields: object = {}) =>
  (
    await call('POST', '/api/agents', {
      name: 'Energy',
      agentType: 'FULL_INTERVIEW',
      language: 'en',
      ...fields,
    })
  ).body;
const valid = {
  persona: 'confiding',
  title: 'Heat pumps',
  callSubject: 'Retrofits',
  questions: ['Why?'],
};
const rehearsalsOf = (agent: { id: string }) => `/api/agents/${agent.id}/rehearsals`;
const request = async (agent: { id: string }, fields: object = {}) =>
  call('POST', rehearsalsOf(agent), { ...valid, ...fields });

test('a rehearsal is accepted, conducted by the conversation service, and its report can be read', async () => {
  const agent = await anAgent();
  const { status, body } = await request(agent);
  expect(status).toBe(202);
  expect(body).toMatchObject({
    ...valid,
    questions: [{ question: 'Why?', asked: false, answered: false, probes: 0 }],
    agentId: agent.id,
    versionNumber: 1,
    status: 'pending',
    reason: null,
    startedAt: null,
    finishedAt: null,
    turns: [],
    conductScore: null,
    conductReasons: null,
  });
  const path = `${rehearsalsOf(agent)}/${body.id}`;
  await eventually(async () => expect((await call('GET', path)).body.status).toBe('ready'));
  expect(requests).toEqual([
    {
      accountId: account,
      agentId: agent.id,
      versionNumber: 1,
      persona: 'confiding',
      title: 'Heat pumps',
      subject: 'Retrofits',
      questions: ['Why?'],
      customVariables: {},
    },
  ]);
  const ready = (await call('GET', path)).body;
  expect(ready).toMatchObject({
    reason: null,
    turns: [
      { role: 'agent', text: 'Why?', act: 'greeting', questionIndex: 0 },
      { role: 'user', text: 'Off the record: costs.', act: null, questionIndex: null },
      { role: 'agent', text: 'Goodbye.', act: 'closing', questionIndex: null },
    ],
    questions: [{ question: 'Why?', asked: true, answered: true, probes: 1 }],
    wishes: [{ wish: 'off-the-record', honoured: true, turn: 1 }],
    conductScore: 88,
    conductReasons: ['Brief'],
    wordedBy: 'embedded',
    expertLanguage: 'en',
  });
  expect(ready.startedAt >= ready.requestedAt && ready.finishedAt >= ready.startedAt).toBe(true);
});

test('rehearsals of an agent are listed newest first, in pages, and can be deleted', async () => {
  const [agent, other] = [await anAgent(), await anAgent()];
  const first = (await request(agent, { title: 'First' })).body;
  const second = (await request(agent, { title: 'Second' })).body;
  await request(other);
  const { body } = await call('GET', `${rehearsalsOf(agent)}?limit=1`);
  expect(body.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2 });
  expect(body.data).toMatchObject([{ id: second.id, title: 'Second', questionCount: 1 }]);
  expect(body.data[0].turns).toBeUndefined();
  expect((await call('GET', `${rehearsalsOf(agent)}?limit=1&page=2`)).body.data).toMatchObject([
    { id: first.id },
  ]);
  const path = `${rehearsalsOf(agent)}/${first.id}`;
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('DELETE', path)).status).toBe(404);
  expect((await call('GET', path)).status).toBe(404);
});

test('required variables have their default or their name, whatever an interview would supply', async () => {
  for (const [name, fields] of [
    ['client', { isRequired: true }],
    ['region', { isRequired: true, defaultValue: 'Europe' }],
    ['team', { defaultValue: 'Ours' }],
  ] as const) {
    await call('POST', '/api/account/variables', { name, displayName: name, ...fields });
  }
  await request(await anAgent({ customPrompt: 'For {{client}} in {{region}}' }));
  await eventually(() => expect(requests).toHaveLength(1));
  const { customVariables } = requests[0] ?? {};
  expect(customVariables).toMatchObject({ client: 'client' });
  expect(customVariables).not.toHaveProperty('team');
});

test('an earlier version of the agent can be rehearsed; an unknown version or agent is 404', async () => {
  const agent = await anAgent();
  await call('PUT', `/api/agents/${agent.id}`, { name: 'Power' });
  expect((await request(agent)).body.versionNumber).toBe(2);
  expect((await request(agent, { versionNumber: 1 })).body.versionNumber).toBe(1);
  expect((await request(agent, { versionNumber: 3 })).status).toBe(404);
  expect((await request({ id: newId() })).status).toBe(404);
});

test.each([
  ['persona', { persona: 'angry' }],
  ['title', { title: ' ' }],
  ['callSubject', { callSubject: 'x'.repeat(2001) }],
  ['questions', { questions: [] }],
  ['questions', { questions: Array.from({ length: 21 }, () => 'Why?') }],
  ['questions', { questions: [{ text: 'Why?' }] }],
  ['versionNumber', { versionNumber: 0 }],
])('a rehearsal with an invalid %s is refused', async (field, fields) => {
  const { status, body } = await request(await anAgent(), fields);
  expect(status).toBe(400);
  expect(body.error).toContain(field);
});

test('an account has at most 5 pending rehearsals', async () => {
  const releases: (() => void)[] = [];
  answer = () => new Promise((resolve) => releases.push(() => resolve(report)));
  const agent = await anAgent();
  for (let count = 0; count < 5; count += 1) expect((await request(agent)).status).toBe(202);
  const refused = await request(agent);
  expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_REHEARSALS']);
  answer = async () => report;
  await eventually(async () => {
    for (const release of releases.splice(0)) release();
    expect((await request(agent)).status).toBe(202);
  });
});

test('another account neither sees nor deletes a rehearsal', async () => {
  const agent = await anAgent();
  const { id } = (await request(agent)).body;
  const stranger = newId();
  for (const [method, path] of [
    ['POST', rehearsalsOf(agent)],
    ['GET', rehearsalsOf(agent)],
    ['GET', `${rehearsalsOf(agent)}/${id}`],
    ['DELETE', `${rehearsalsOf(agent)}/${id}`],
  ] as const) {
    expect((await call(method, path, method === 'POST' ? valid : undefined, stranger)).status).toBe(404);
  }
  const own = (await call('POST', '/api/agents', { ...agent, role: undefined }, stranger)).body;
  expect((await call('GET', `${rehearsalsOf(own)}/${id}`, undefined, stranger)).status).toBe(404);
  expect((await call('GET', `${rehearsalsOf(agent)}/${id}`)).status).toBe(200);
});

test('while the conversation service is unavailable a rehearsal is retried, and succeeds later', async () => {
  answer = unavailable;
  const agent = await anAgent();
  const { id } = (await request(agent)).body;
  await eventually(async () =>
    expect((await stored.findOne({ _id: id }).lean())?.attempts).toBeGreaterThan(1),
  );
  expect((await call('GET', `${rehearsalsOf(agent)}/${id}`)).body.status).toBe('pending');
  answer = async () => report;
  await eventually(async () =>
    expect((await call('GET', `${rehearsalsOf(agent)}/${id}`)).body.status).toBe('ready'),
  );
});

test('a rehearsal fails 10 minutes after the request, and at once after an error that stays', async () => {
  answer = unavailable;
  const agent = await anAgent();
  const { id: late } = (await request(agent)).body;
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await stored.updateOne({ _id: late, accountId: account }, { $set: { requestedAt: longAgo } });
  const reasonOf = async (id: string) => {
    const { status, reason } = (await call('GET', `${rehearsalsOf(agent)}/${id}`)).body;
    return [status, reason];
  };
  await eventually(async () => expect(await reasonOf(late)).toEqual(['failed', 'timed_out']));
  answer = () => Promise.reject(new AppError('not-found', undefined, 'No such agent'));
  const { id } = (await request(agent)).body;
  await eventually(async () => expect(await reasonOf(id)).toEqual(['failed', 'rehearsal_failed']));
});

test('a process that stops leaves its rehearsal to another one at once', async () => {
  await replica.stop();
  let release: () => void = () => undefined;
  answer = () => new Promise((resolve) => (release = () => resolve(report)));
  const settings = { ...channelsAt(conversation.address), REHEARSE_EVERY_MS: '50' };
  const stopping = await harness.start(settings);
  replica = stopping;
  const agent = await anAgent();
  const { id } = (await request(agent)).body;
  await eventually(() => expect(requests).toHaveLength(1));
  await stopping.stop();
  expect(await stored.findOne({ _id: id }).lean()).toMatchObject({ status: 'pending', attempts: 1 });
  answer = async () => report;
  replica = await harness.start(settings);
  await eventually(async () =>
    expect((await call('GET', `${rehearsalsOf(agent)}/${id}`)).body.status).toBe('ready'),
  );
  release();
});

test('two replicas conduct each rehearsal once', async () => {
  const second = await harness.start({ ...channelsAt(conversation.address), REHEARSE_EVERY_MS: '50' });
  const agent = await anAgent();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await request(agent)).body.id);
  await eventually(async () => {
    const { body } = await call('GET', rehearsalsOf(agent));
    expect(body.data.map(({ status }: { status: string }) => status)).toEqual(ids.map(() => 'ready'));
  });
  expect(requests).toHaveLength(ids.length);
  await second.stop();
});

test('a conversation service that cannot be reached is asked again within seconds', async () => {
  const fresh = makeAgentHarness();
  const alone = await fresh.start({ REHEARSE_EVERY_MS: '50' });
  const { body: agents } = await alone.call(account, 'GET', '/api/agents');
  const { body } = await alone.call(account, 'POST', rehearsalsOf(agents[0]), valid);
  const attempts = async () => (await rehearsalModel(fresh).findOne({ _id: body.id }).lean())?.attempts;
  await eventually(async () => expect(await attempts()).toBeGreaterThan(1));
  await fresh.stop();
});
