import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { harness, type Replica } from './harness';

let replica: Replica;
let account: string;

beforeAll(async () => {
  replica = await harness.start();
});
beforeEach(() => {
  account = newId();
});
afterAll(() => harness.stop());

const call = (method: string, path: string, body?: unknown) => replica.call(account, method, path, body);
const create = async (fields: object = {}) =>
  (
    await call('POST', '/api/agents', {
      name: 'Energy',
      agentType: 'FULL_INTERVIEW',
      language: 'de',
      ...fields,
    })
  ).body;
const resolve = (agentId = '', interviewType = 'FULL_INTERVIEW', accountId = account) =>
  replica.grpc.resolveAgent({ accountId, interviewType, agentId });
const config = (agentId: string, versionNumber: number, accountId = account) =>
  replica.grpc.getAgentConfig({ accountId, agentId, versionNumber });

test('an interview gets the requested agent in its current version', async () => {
  const agent = await create({ agentPersonaName: 'Robin' });
  await call('PUT', `/api/agents/${agent.id}`, { name: 'Power' });
  const resolved = await resolve(agent.id);
  expect(resolved).toEqual({
    agentId: agent.id,
    versionId: expect.any(String),
    versionNumber: 2,
    name: 'Power',
    agentType: 'FULL_INTERVIEW',
    personaName: 'Robin',
    language: 'de',
    isArchived: false,
  });
  const { version } = await config(agent.id, 2);
  expect(version).toEqual(resolved);
});

test('an interview without a requested agent gets the account default of its type', async () => {
  const system = await resolve();
  expect(system).toMatchObject({ name: 'Research interviewer', language: 'en', versionNumber: 2 });
  expect(await resolve('', 'VETTING_INTERVIEW')).toMatchObject({ name: 'Vetting interviewer' });
  const agent = await create();
  await call('POST', `/api/agents/${agent.id}/activate`);
  expect((await resolve()).agentId).toBe(agent.id);
  expect((await resolve(system.agentId)).agentId).toBe(system.agentId);
  expect((await resolve('', 'FULL_INTERVIEW', newId())).agentId).toBe(system.agentId);
  await call('DELETE', `/api/agents/${agent.id}`);
  expect((await resolve()).agentId).toBe(system.agentId);
});

test('an unknown agent, a deleted agent and an agent of another account are not found', async () => {
  const { id } = await create();
  for (const agentId of [newId(), 'nonsense', '$defaults.FULL_INTERVIEW']) {
    await expect(resolve(agentId)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(config(agentId, 1)).rejects.toMatchObject({ kind: 'not-found' });
  }
  await expect(resolve(id, 'FULL_INTERVIEW', newId())).rejects.toMatchObject({ kind: 'not-found' });
  await expect(config(id, 1, newId())).rejects.toMatchObject({ kind: 'not-found' });
  await call('DELETE', `/api/agents/${id}`);
  await expect(resolve(id)).rejects.toMatchObject({ kind: 'not-found' });
});

test('an agent of the wrong type or role and malformed values are invalid', async () => {
  const [agent, target] = [await create(), await create({ role: 'TRANSFER_ONLY' })];
  for (const ask of [
    () => resolve(agent.id, 'VETTING_INTERVIEW'),
    () => resolve(target.id),
    () => resolve('', 'INTERVIEW'),
    () => resolve('', 'FULL_INTERVIEW', 'nonsense'),
    () => replica.grpc.checkVariables({ accountId: '', customVariables: {} }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ kind: 'invalid' });
  }
});

const conduct = { model: 'small', speed: 0.7, patience: 2, maxProbes: 0, timeBudgetMinutes: 180 };

test('a configuration contains the texts and the conduct of its version, even after the version was replaced', async () => {
  const agent = await create({ customPrompt: 'One', firstMessage: 'Hello', ...conduct });
  await call('PUT', `/api/agents/${agent.id}`, { customPrompt: 'Two', maxProbes: null, model: null });
  expect(await config(agent.id, 1)).toMatchObject({
    customPrompt: 'One',
    firstMessage: 'Hello',
    voiceId: agent.voiceId,
    conduct,
    version: { agentId: agent.id, versionNumber: 1, isArchived: true },
  });
  const { customPrompt, conduct: later, version } = await config(agent.id, 2);
  expect([customPrompt, version?.isArchived]).toEqual(['Two', false]);
  expect(later).toEqual({ model: '', speed: 0.7, patience: 2, timeBudgetMinutes: 180 });
  for (const number of [0, 3, -1]) {
    await expect(config(agent.id, number)).rejects.toMatchObject({ kind: 'not-found' });
  }
});

test('a configuration contains the extraction schema of its version', async () => {
  const extractionSchema = { type: 'object', properties: { volume: { type: 'number' } } };
  const agent = await create({ extractionSchema });
  expect(agent.extractionSchema).toEqual(extractionSchema);
  const path = `/api/agents/${agent.id}`;
  expect((await call('PUT', path, { name: 'New' })).body.extractionSchema).toEqual(extractionSchema);
  expect((await call('PUT', path, { extractionSchema: null })).body.extractionSchema).toBeNull();
  expect((await call('GET', path)).body.extractionSchema).toBeNull();
  expect(JSON.parse((await config(agent.id, 2)).extractionSchema)).toEqual(extractionSchema);
  expect((await config(agent.id, 3)).extractionSchema).toBe('');
  const refused = await call('PUT', path, {
    extractionSchema: { type: 'object', properties: { a: { $ref: '#' } } },
  });
  expect(refused).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^extractionSchema/) } });
});

test('every account can read the configuration of a system agent', async () => {
  const { agentId, versionNumber } = await resolve();
  const found = await config(agentId, versionNumber, newId());
  expect(found.firstMessage).toContain('Alex');
  expect(found.version).toMatchObject({ versionNumber, isArchived: false });
});

test('a required variable without a non-blank value is missing, even if it has a default', async () => {
  const variable = (name: string, fields: object) =>
    call('POST', '/api/account/variables', { name, displayName: name, ...fields });
  await variable('needed', { isRequired: true, defaultValue: 'never used' });
  await variable('also', { isRequired: true });
  await variable('optional', { defaultValue: 'by default' });
  await variable('bare', {});
  const missing = async (customVariables: Record<string, string>) =>
    (await replica.grpc.checkVariables({ accountId: account, customVariables })).missing;
  expect(await missing({})).toEqual(['also', 'needed']);
  expect(await missing({ also: '', needed: ' \n' })).toEqual(['also', 'needed']);
  expect(await missing({ also: 'a', needed: 'b', more: 'c' })).toEqual([]);
  const { id } = await create();
  expect((await config(id, 1)).variableDefaults).toEqual({ optional: 'by default' });
});

test('a caller without a service token is refused', async () => {
  const stranger = replica.connect(() => 'x');
  const checking = stranger.checkVariables({ accountId: account, customVariables: {} });
  await expect(checking).rejects.toMatchObject({ kind: 'unauthenticated' });
  stranger.close();
});

test('a change is confirmed after cached answers have expired, and a new agent at once', async () => {
  const waits: (() => void)[] = [];
  const other = await harness.start(
    {},
    { untilAnswersExpire: () => new Promise((done) => waits.push(done)) },
  );
  const change = (method: string, path: string, body?: object) => other.call(account, method, path, body);
  const { body: agent } = await change('POST', '/api/agents', {
    name: 'Energy',
    agentType: 'FULL_INTERVIEW',
    language: 'de',
  });
  const missing = async () =>
    (await other.grpc.checkVariables({ accountId: account, customVariables: {} })).missing;
  const current = async () => (await resolve()).agentId;
  for (const [begin, stored] of [
    [
      () =>
        change('POST', '/api/account/variables', { name: 'topic', displayName: 'Topic', isRequired: true }),
      async () => expect(await missing()).toEqual(['topic']),
    ],
    [
      () => change('PUT', `/api/agents/${agent.id}`, { name: 'Power' }),
      async () => expect((await resolve(agent.id)).versionNumber).toBe(2),
    ],
    [
      () => change('POST', `/api/agents/${agent.id}/activate`),
      async () => expect(await current()).toBe(agent.id),
    ],
    [
      () => change('POST', `/api/agents/${agent.id}/activate`), // repeated, since the first answer may be lost
      async () => expect(await current()).toBe(agent.id),
    ],
    [
      () => change('DELETE', `/api/agents/${agent.id}`),
      async () => expect(await current()).not.toBe(agent.id),
    ],
  ] as const) {
    let answered = false;
    const changing = begin().finally(() => (answered = true));
    await eventually(() => expect(waits).toHaveLength(1));
    await stored();
    expect(answered).toBe(false);
    waits.pop()?.();
    expect((await changing).status).toBeLessThan(300);
  }
});
