import { newId } from '@colloquy/kernel';
import type { Answer } from '@colloquy/harness';
import { harness, type Replica } from './harness';

let replicas: [Replica, Replica];
let account: string;

beforeAll(async () => {
  replicas = await Promise.all([harness.start(), harness.start()]);
});
beforeEach(() => {
  account = newId();
});
afterAll(() => harness.stop());

const on = (n: number) => replicas[n % 2 === 0 ? 0 : 1];
const call = (method: string, path: string, body?: unknown, as = account) =>
  on(0).call(as, method, path, body);
const variables = '/api/account/variables';
const create = async (name: string, fields: object = {}): Promise<Answer['body']> =>
  (await call('POST', variables, { name, displayName: name, ...fields })).body;
const agentWith = async (customPrompt: string, name = 'Energy') =>
  (await call('POST', '/api/agents', { name, agentType: 'FULL_INTERVIEW', language: 'en', customPrompt }))
    .body;

test('creating a variable answers 201 with defaults, and only its account can read the variable', async () => {
  const response = await call('POST', variables, {
    name: 'client',
    displayName: 'Client',
    usedByAgents: ['x'],
  });
  expect(response).toMatchObject({
    status: 201,
    body: {
      name: 'client',
      displayName: 'Client',
      description: '',
      isRequired: false,
      defaultValue: null,
      usedByAgents: [],
    },
  });
  const path = `${variables}/${response.body.id}`;
  expect((await call('GET', path)).body).toEqual(response.body);
  expect((await call('GET', variables)).body).toEqual({ variables: [response.body] });
  const stranger = newId();
  expect((await call('GET', variables, undefined, stranger)).body).toEqual({ variables: [] });
  for (const [method, body] of [['GET'], ['PUT', { displayName: 'Mine' }], ['DELETE']] as const) {
    expect((await call(method, path, body, stranger)).status).toBe(404);
    expect((await call(method, `${variables}/nonsense`, body)).status).toBe(404);
  }
});

test('variables are listed by name', async () => {
  for (const name of ['b', 'a', 'C']) await create(name);
  const listed = (await call('GET', variables)).body.variables;
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(['C', 'a', 'b']);
});

test.each(['1a', '_a', 'a-b', '', 'a b', '$where', 'a.b', 'x'.repeat(101), '__proto__'])(
  'the name %j is refused with its code',
  async (name) => {
    const response = await call('POST', variables, { name, displayName: 'x' });
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_VARIABLE_NAME' } });
  },
);

test.each([
  ['no name', { name: undefined }],
  ['a name that is an object', { name: { $gt: '' } }],
  ['no displayName', { displayName: undefined }],
  ['a blank displayName', { displayName: ' ' }],
  ['a long displayName', { displayName: 'x'.repeat(201) }],
  ['a long description', { description: 'x'.repeat(501) }],
  ['isRequired that is a string', { isRequired: 'true' }],
  ['a defaultValue that is a number', { defaultValue: 1 }],
  ['a long defaultValue', { defaultValue: 'x'.repeat(2001) }],
])('%s is a bad request', async (_title, fields) => {
  expect((await call('POST', variables, { name: 'a', displayName: 'A', ...fields })).status).toBe(400);
});

test('names of Object.prototype members are ordinary variable names', async () => {
  await create('constructor', { isRequired: true });
  await create('toString', { isRequired: true });
  const check = (customVariables: Record<string, string>) =>
    on(1).grpc.checkVariables({ accountId: account, customVariables });
  await expect(check({})).resolves.toEqual({ missing: ['constructor', 'toString'] });
  await expect(check({ constructor: 'a', toString: 'b' })).resolves.toEqual({ missing: [] });
});

test('of 50 parallel creates of one name on two replicas exactly one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      on(n).call(account, 'POST', variables, { name: 'client', displayName: `C${n}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(
    ({ status, body }) => status === 409 && body.code === 'VARIABLE_NAME_EXISTS',
  );
  expect(refused).toHaveLength(49);
  expect((await call('GET', variables)).body.variables).toHaveLength(1);
});

test('50 parallel creates of different names all succeed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      on(n).call(account, 'POST', variables, { name: `v${n}`, displayName: 'V' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect((await call('GET', variables)).body.variables).toHaveLength(50);
});

test('an update changes the given fields except the name, and a variable cannot become required', async () => {
  const variable = await create('client', { isRequired: true, defaultValue: 'us' });
  const path = `${variables}/${variable.id}`;
  const updated = await call('PUT', path, {
    name: 'other',
    displayName: 'Customer',
    isRequired: false,
    defaultValue: null,
  });
  expect(updated).toMatchObject({
    status: 200,
    body: { name: 'client', displayName: 'Customer', isRequired: false, defaultValue: null },
  });
  expect(await call('PUT', path, { isRequired: true })).toMatchObject({
    status: 400,
    body: { code: 'CANNOT_MAKE_VARIABLE_REQUIRED' },
  });
  expect((await call('PUT', path, { name: 'other' })).status).toBe(400);
  expect((await call('GET', path)).body).toEqual(updated.body);
});

test('a variable lists the agents that use it and can be deleted once none uses it', async () => {
  const late = await agentWith('Ask for {{client}}.', 'Before the variable');
  const { id } = await create('client');
  const path = `${variables}/${id}`;
  const agent = await agentWith('{{client}} {{unknown}}');
  expect((await call('GET', path)).body.usedByAgents).toEqual(['Before the variable', 'Energy']);
  const expected = { code: 'VARIABLE_IN_USE', agents: ['Before the variable', 'Energy'] };
  expect(await call('DELETE', path)).toMatchObject({ status: 400, body: expected });
  expect((await call('GET', `/api/agents/${agent.id}/variables`)).body).toMatchObject([{ name: 'client' }]);
  await call('PUT', `/api/agents/${agent.id}`, { customPrompt: 'Ask.', firstMessage: 'Hi, {{client}} here' });
  expect((await call('DELETE', path)).status).toBe(400);
  await call('PUT', `/api/agents/${agent.id}`, { firstMessage: 'Hi' });
  await call('DELETE', `/api/agents/${late.id}`);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('DELETE', path)).status).toBe(404);
});

test('a prompt may name an unknown variable, and counts as a use once the variable exists', async () => {
  const agent = await agentWith('For {{client}}');
  const path = `/api/agents/${agent.id}/variables`;
  expect((await call('GET', path)).body).toEqual([]);
  await create('client', { description: 'Who pays' });
  expect((await call('GET', path)).body).toEqual([
    { name: 'client', displayName: 'client', description: 'Who pays', isRequired: false, defaultValue: null },
  ]);
});
