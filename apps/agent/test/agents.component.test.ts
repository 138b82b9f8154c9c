import { newId } from '@colloquy/kernel';
import { harness, type Replica } from './harness';

let replicas: [Replica, Replica];
let account: string;

beforeAll(async () => {
  // two concurrent starts on an empty database: the seed must tolerate them
  replicas = await Promise.all([harness.start(), harness.start()]);
});
beforeEach(() => {
  account = newId();
});
afterAll(() => harness.stop());

const call = (method: string, path: string, body?: unknown, as = account) =>
  replicas[0].call(as, method, path, body);
const valid = { name: 'Energy', agentType: 'FULL_INTERVIEW', language: 'en' };
const create = async (fields: object = {}) =>
  (await call('POST', '/api/agents', { ...valid, ...fields })).body;
const list = async (query = '') => (await call('GET', `/api/agents${query}`)).body;
const systemAgent = async () =>
  (await list()).find((agent: { agentType: string }) => agent.agentType === 'FULL_INTERVIEW');

test('every account has one system agent per type, which is the default until the account activates another agent', async () => {
  const agents = await list('?role=ALL');
  expect(agents).toHaveLength(2);
  expect(agents.map((agent: { agentType: string }) => agent.agentType).sort()).toEqual([
    'FULL_INTERVIEW',
    'VETTING_INTERVIEW',
  ]);
  expect(agents.every((agent: { isDefault: boolean; role: string }) => agent.isDefault)).toBe(true);
  const other = await replicas[1].call(newId(), 'GET', '/api/agents');
  expect(other.body).toEqual(agents);
});

test('every account can read a system agent, and no account can change it', async () => {
  const { id, versionNumber } = await systemAgent();
  expect((await call('GET', `/api/agents/${id}`)).status).toBe(200);
  expect((await call('GET', `/api/agents/${id}/variables`)).body).toEqual([]);
  expect((await call('PUT', `/api/agents/${id}`, { name: 'Mine' })).status).toBe(403);
  expect((await call('DELETE', `/api/agents/${id}`)).status).toBe(403);
  expect((await systemAgent()).versionNumber).toBe(versionNumber);
});

test('creating an agent answers 202 with defaults, and only its account can read the agent', async () => {
  const response = await call('POST', '/api/agents', { ...valid, language: 'ja', isDefault: true, id: 'x' });
  expect(response).toMatchObject({
    status: 202,
    body: {
      ...valid,
      language: 'ja',
      agentPersonaName: 'Alex',
      role: 'ROOT',
      isDefault: false,
      versionNumber: 1,
    },
  });
  const { voices } = (await call('GET', '/api/voices?language=ja')).body;
  expect(response.body.voiceId).toBe(voices[0].id);
  const path = `/api/agents/${response.body.id}`;
  expect((await call('GET', path)).body).toEqual(response.body);
  expect((await list())[0]).toEqual(response.body);
  const stranger = newId();
  for (const [method, suffix, body] of [
    ['GET', ''],
    ['PUT', '', { name: 'Mine' }],
    ['DELETE', ''],
    ['POST', '/activate'],
    ['GET', '/variables'],
  ] as const) {
    expect((await call(method, path + suffix, body, stranger)).status).toBe(404);
  }
  expect((await call('GET', '/api/agents', undefined, stranger)).body).toHaveLength(2);
});

test('every version of an agent can be read, by its account only', async () => {
  const created = await create({ customPrompt: 'One' });
  const path = `/api/agents/${created.id}`;
  const { body: changed } = await call('PUT', path, { customPrompt: 'Two', name: 'New name' });
  const version = (number: string, account?: string) =>
    call('GET', `${path}/versions/${number}`, undefined, account);
  expect((await version('2')).body).toEqual(changed);
  expect((await version('1')).body).toEqual(created);
  for (const number of ['0', '3', '-1', '1.5', '01', 'x', '99999999999']) {
    expect([number, (await version(number)).status]).toEqual([number, 404]);
  }
  expect((await version('1', newId())).status).toBe(404);
  expect((await call('GET', `${path}/versions`)).body).toEqual({
    versions: [
      { versionNumber: 2, name: 'New name', createdAt: changed.updatedAt },
      { versionNumber: 1, name: created.name, createdAt: created.createdAt },
    ],
  });
  expect((await call('GET', `${path}/versions`, undefined, newId())).status).toBe(404);
  await call('DELETE', path);
  expect((await version('1')).status).toBe(404);
});

test('agents of the platform say so', async () => {
  const agents = [await create(), ...(await list())];
  const system = agents.filter(({ isSystem }: { isSystem: boolean }) => isSystem);
  expect(system).toHaveLength(2);
  expect(agents[0].isSystem).toBe(false);
  const { id, versionNumber } = system[0];
  const { body } = await call('GET', `/api/agents/${id}/versions/${versionNumber}`);
  expect(body).toEqual(system[0]);
});

test('the list contains ROOT agents by default', async () => {
  const [root, target] = [await create(), await create({ role: 'TRANSFER_ONLY' })];
  const ids = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id);
  expect(await ids('')).toEqual(expect.arrayContaining([root.id]));
  expect(await ids('')).not.toContain(target.id);
  expect(await ids('?role=TRANSFER_ONLY')).toEqual([target.id]);
  expect(await ids('?role=ALL')).toEqual(expect.arrayContaining([root.id, target.id]));
  for (const query of ['?role=root', '?role=', '?role=ROOT&role=ALL', '?role=__proto__']) {
    expect((await call('GET', `/api/agents${query}`)).status).toBe(400);
  }
});

test.each([
  ['no name', { name: undefined }, 'name: is required'],
  ['a blank name', { name: '  ' }, 'name: must not be empty'],
  ['half a surrogate pair', { description: '\ud800' }, 'description: must be valid Unicode'],
  ['a line break in the name', { name: 'a\nb' }, 'name: must not contain control characters'],
  ['a long name', { name: 'x'.repeat(201) }, 'name: must have at most 200'],
  ['a name that is a number', { name: 1 }, 'name: must be a string'],
  ['a null name', { name: null }, 'name: must be a string'],
  ['an unknown type', { agentType: 'INTERVIEW' }, 'agentType: must be one of'],
  ['an unknown language', { language: 'xx' }, 'language: must be one of'],
  ['an operator as language', { language: { $ne: '' } }, 'language: must be one of'],
  [
    'a customPrompt over 10000 characters',
    { customPrompt: 'x'.repeat(10_001) },
    'customPrompt: must have at most 10000',
  ],
  [
    'a description over 500 characters',
    { description: 'x'.repeat(501) },
    'description: must have at most 500',
  ],
  ['an unknown role', { role: 'ALL' }, 'role: must be one of'],
  ['a voice that is not an id', { voiceId: 'x' }, 'voiceId: must be a UUID'],
  ['a model that is not allowed', { model: 'other' }, 'model: must be one of large, small'],
  ['a model that is an object', { model: {} }, 'model: must be a string'],
  ['a speed below 0.7', { speed: 0.69 }, 'speed: must be from 0.7 to 1.3'],
  ['a speed above 1.3', { speed: 1.31 }, 'speed: must be from 0.7 to 1.3'],
  ['a speed that is a string', { speed: '1' }, 'speed: must be a number'],
  ['patience above 2', { patience: 2.1 }, 'patience: must be from 0.5 to 2'],
  ['patience below 0.5', { patience: 0 }, 'patience: must be from 0.5 to 2'],
  ['4 probes', { maxProbes: 4 }, 'maxProbes: must be from 0 to 3'],
  ['half a probe', { maxProbes: 0.5 }, 'maxProbes: must be a whole number'],
  ['a negative number of probes', { maxProbes: -1 }, 'maxProbes: must be from 0 to 3'],
  ['4 minutes', { timeBudgetMinutes: 4 }, 'timeBudgetMinutes: must be from 5 to 180'],
  ['181 minutes', { timeBudgetMinutes: 181 }, 'timeBudgetMinutes: must be from 5 to 180'],
  ['a list of minutes', { timeBudgetMinutes: [30] }, 'timeBudgetMinutes: must be a whole number'],
  ['a voice that does not exist', { voiceId: newId() }, 'voiceId: must be the id of a voice'],
])('%s is refused, on create and on update', async (_title, fields, message) => {
  const refused = await call('POST', '/api/agents', { ...valid, ...fields });
  expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining(message)]);
  const { id } = await create();
  const update = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'role'));
  expect((await call('PUT', `/api/agents/${id}`, { ...update })).status).toBe(400);
  expect((await call('GET', `/api/agents/${id}`)).body.versionNumber).toBe(1);
});

const conduct = { model: 'small', speed: 0.7, patience: 2, maxProbes: 0, timeBudgetMinutes: 180 };
const defaults = { model: null, speed: null, patience: null, maxProbes: null, timeBudgetMinutes: null };

test('the conduct of an agent is read back, absent fields are null, and null resets a field', async () => {
  expect(await create()).toMatchObject(defaults);
  const agent = await create(conduct);
  expect(agent).toMatchObject(conduct);
  const path = `/api/agents/${agent.id}`;
  expect((await call('GET', path)).body).toEqual(agent);
  expect((await list())[0]).toEqual(agent);
  const next = (await call('PUT', path, { patience: null, speed: 1.3 })).body;
  expect(next).toMatchObject({ ...conduct, patience: null, speed: 1.3, versionNumber: 2 });
  expect(await create({ ...valid, ...defaults })).toMatchObject(defaults);
  const [system] = await list();
  expect((await call('POST', `/api/agents/${agent.id}/activate`)).body).toMatchObject({ speed: 1.3 });
  expect(system).toMatchObject(defaults);
});

test('texts of maximum length are stored completely', async () => {
  const texts = {
    customPrompt: '語'.repeat(10_000),
    description: 'é'.repeat(500),
    firstMessage: 'a\u0000b\n"$where',
  };
  const agent = await create(texts);
  expect((await call('GET', `/api/agents/${agent.id}`)).body).toMatchObject(texts);
});

test('an update creates a new version and keeps the role and absent fields', async () => {
  const agent = await create({ customPrompt: 'Ask.', role: 'TRANSFER_ONLY' });
  const path = `/api/agents/${agent.id}`;
  const updated = await call('PUT', path, { agentPersonaName: 'Robin', role: 'ROOT' });
  expect(updated).toMatchObject({
    status: 200,
    body: { ...agent, agentPersonaName: 'Robin', versionNumber: 2, updatedAt: expect.any(String) },
  });
  expect((await call('GET', path)).body).toEqual(updated.body);
  expect((await call('PUT', path, { role: 'ROOT' })).status).toBe(400);
  expect((await call('PUT', path, {})).status).toBe(400);
});

test('20 parallel updates on two replicas make 20 versions without gap or repeat, each readable', async () => {
  const { id } = await create();
  const updates = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      replicas[n % 2 === 0 ? 0 : 1].call(account, 'PUT', `/api/agents/${id}`, {
        description: `change ${n}`,
        customPrompt: `prompt ${n}`,
      }),
    ),
  );
  expect(updates.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const numbers = updates.map(({ body }) => body.versionNumber as number).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  for (const { body } of updates) {
    const config = await replicas[0].grpc.getAgentConfig({
      accountId: account,
      agentId: id,
      versionNumber: body.versionNumber,
    });
    expect(config.customPrompt).toBe(body.customPrompt);
    expect(config.version?.isArchived).toBe(body.versionNumber !== 21);
  }
  expect((await call('GET', `/api/agents/${id}`)).body.versionNumber).toBe(21);
});

test('20 agents created in parallel on two replicas are all there', async () => {
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      replicas[n % 2 === 0 ? 0 : 1].call(account, 'POST', '/api/agents', { ...valid, name: `A${n}` }),
    ),
  );
  expect(created.map(({ status }) => status)).toEqual(Array(20).fill(202));
  expect(await list()).toHaveLength(22);
});

test('a deleted agent is 404 for its account, and interviews that refer to it keep its configuration', async () => {
  const { id } = await create({ customPrompt: 'Ask.' });
  await call('PUT', `/api/agents/${id}`, { customPrompt: 'Ask again.' });
  await call('POST', `/api/agents/${id}/activate`);
  const path = `/api/agents/${id}`;
  expect((await call('DELETE', path)).status).toBe(204);
  for (const [method, suffix, body] of [
    ['DELETE', ''],
    ['GET', ''],
    ['PUT', '', { name: 'x' }],
    ['POST', '/activate'],
    ['GET', '/variables'],
  ] as const) {
    expect((await call(method, path + suffix, body)).status).toBe(404);
  }
  expect(await list()).toHaveLength(2);
  expect((await systemAgent()).isDefault).toBe(true);
  const config = (versionNumber: number) =>
    replicas[1].grpc.getAgentConfig({ accountId: account, agentId: id, versionNumber });
  await expect(config(1)).resolves.toMatchObject({ customPrompt: 'Ask.', version: { isArchived: true } });
  await expect(config(2)).resolves.toMatchObject({
    customPrompt: 'Ask again.',
    version: { isArchived: true },
  });
});

test('an activated agent is the only default of its type, and activating the system agent restores it', async () => {
  const [a, b] = [await create({ name: 'A' }), await create({ name: 'B' })];
  const defaults = async () =>
    (await list()).flatMap((agent: { isDefault: boolean; agentType: string; id: string }) =>
      agent.isDefault && agent.agentType === 'FULL_INTERVIEW' ? [agent.id] : [],
    );
  for (const { id } of [a, b, await systemAgent()]) {
    const response = await call('POST', `/api/agents/${id}/activate`);
    expect(response).toMatchObject({ status: 200, body: { id, isDefault: true } });
    expect(await defaults()).toEqual([id]);
  }
  expect((await call('GET', `/api/agents/${a.id}`)).body).toEqual(a);
});

test('after concurrent activations exactly one agent is the default', async () => {
  const agents = [];
  for (let n = 0; n < 6; n++) agents.push(await create({ name: `A${n}` }));
  await Promise.all(
    agents.map(({ id }, n) =>
      replicas[n % 2 === 0 ? 0 : 1].call(account, 'POST', `/api/agents/${id}/activate`),
    ),
  );
  const defaults = (await list()).filter((agent: { isDefault: boolean }) => agent.isDefault);
  expect(defaults).toHaveLength(2);
});

test('a TRANSFER_ONLY agent cannot become the default', async () => {
  const { id } = await create({ role: 'TRANSFER_ONLY' });
  expect((await call('POST', `/api/agents/${id}/activate`)).status).toBe(400);
});

test('voices are listed for all languages or one, and an unknown language is refused', async () => {
  const all = (await call('GET', '/api/voices')).body.voices;
  const tamil = (await call('GET', '/api/voices?language=ta')).body.voices;
  expect(tamil.length).toBeGreaterThanOrEqual(2);
  expect(tamil).toEqual(
    all.filter((voice: { supportedLanguages: string[] }) => voice.supportedLanguages.includes('ta')),
  );
  for (const query of [
    '?language=xx',
    '?language=',
    '?language=EN',
    '?language=en&language=de',
    '?language=constructor',
  ]) {
    expect((await call('GET', `/api/voices${query}`)).status).toBe(400);
  }
});

test.each(['1', 'undefined', '%00', '../agents', `${newId()}x`, '{"$ne":null}'])(
  '%s is not an agent: 404',
  async (id) => {
    expect((await call('GET', `/api/agents/${encodeURIComponent(id)}`)).status).toBe(404);
  },
);

test.each([
  ['not JSON', '{'],
  ['null', 'null'],
  ['an array', '[]'],
  ['a string', '"agent"'],
  ['only a prototype', '{"__proto__":{"name":"x"}}'],
  ['deep nesting', '['.repeat(5000) + ']'.repeat(5000)],
])('a body that is %s is a bad request', async (_title, body) => {
  const { id } = await create();
  expect((await call('POST', '/api/agents', body)).status).toBe(400);
  expect((await call('PUT', `/api/agents/${id}`, body)).status).toBe(400);
});

test('a request without a principal is refused', async () => {
  for (const path of ['/api/agents', '/api/voices', '/api/account/variables']) {
    expect((await replicas[0].call(undefined, 'GET', path)).status).toBe(401);
  }
});
