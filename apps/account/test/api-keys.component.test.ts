import { newId } from '@colloquy/kernel';
import { type RunningAccount, startAccount } from './harness';

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.stop());

const create = (principal: Parameters<RunningAccount['call']>[0], body: unknown = { name: 'Server' }) =>
  account.call(principal, 'POST', '/api/api-keys', body);

test('a new key is shown once, on creation, and works', async () => {
  const { principal, accountId, userId } = await account.newUser();
  const created = await create(principal, { name: ' Reporting ', unknownField: 1 });
  expect(created).toEqual({
    headers: expect.anything(),
    status: 201,
    body: {
      id: expect.any(String),
      name: 'Reporting',
      key: expect.stringMatching(/^ck_[0-9A-Za-z]{38}$/),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  });
  const { id, key, createdAt } = created.body;
  await expect(account.grpc.verifyApiKey({ key })).resolves.toEqual({
    accountId,
    userId,
    keyId: id,
    accountStatus: 'ACTIVE',
  });
  const prefix = key.slice(0, 11);
  expect(await account.call(principal, 'GET', '/api/api-keys')).toEqual({
    headers: expect.anything(),
    status: 200,
    body: [{ id, name: 'Reporting', maskedKey: `${prefix}…`, prefix, createdAt, revokedAt: null }],
  });
});

test('the database does not contain the key', async () => {
  const { principal } = await account.newUser();
  const { key, id } = (await create(principal)).body;
  const stored = await account.collection('apiKeys').findOne({ _id: id });
  expect(Object.keys(stored ?? {}).sort()).toEqual(
    ['_id', 'accountId', 'createdAt', 'hash', 'name', 'prefix', 'slot', 'userId'].sort(),
  );
  expect(JSON.stringify(stored)).not.toContain(key.slice(11));
});

test.each([
  ['no body', undefined, /^body: /],
  ['no name', {}, /name/],
  ['a name that is null', { name: null }, /name/],
  ['a number', { name: 5 }, /name/],
  ['an operator in place of a string', { name: { $gt: '' } }, /name/],
  ['a list', { name: ['a'] }, /name/],
  ['a blank name', { name: '  ' }, /name/],
  ['a name of 101 characters', { name: 'x'.repeat(101) }, /name.*100/],
  ['a NUL in the name', { name: 'a\u0000b' }, /name/],
  ['a list as the body', [], /body/],
  ['null as the body', 'null', /^body: /],
  ['broken JSON', '{"name":', /JSON/],
  ['a polluted prototype', '{"__proto__":{"name":"x"}}', /name/],
])('%s in place of a name is 400 for both create and rename', async (_title, body, message) => {
  const { principal } = await account.newUser();
  for (const [method, path] of [
    ['POST', '/api/api-keys'],
    ['PATCH', `/api/api-keys/${newId()}`],
  ] as const) {
    const answer = await account.call(principal, method, path, body);
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(message)]);
  }
  expect((await account.call(principal, 'GET', '/api/api-keys')).body).toEqual([]);
});

test('a sixth active key is 400, and revoking one key allows exactly one more', async () => {
  const { principal } = await account.newUser();
  const keys = [];
  for (let n = 0; n < 5; n++) keys.push((await create(principal)).body);
  const sixth = await create(principal);
  expect([sixth.status, sixth.body.error]).toEqual([400, expect.stringMatching(/5 active API keys/)]);
  expect((await account.call(principal, 'DELETE', `/api/api-keys/${keys[2].id}`)).status).toBe(204);
  expect((await create(principal)).status).toBe(201);
  expect((await create(principal)).status).toBe(400);
});

test('of 20 concurrent creates of one user exactly five succeed', async () => {
  const [one, other] = [await account.newUser(), await account.newUser()];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => create(n % 2 === 0 ? one.principal : other.principal)),
  );
  for (const parity of [0, 1]) {
    const statuses = answers.filter((_, n) => n % 2 === parity).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 400)).toHaveLength(15);
  }
  expect(await account.collection('apiKeys').countDocuments({ userId: one.userId })).toBe(5);
});

test('concurrent creates and revocations never leave more than five active keys', async () => {
  const { principal, userId } = await account.newUser();
  const first = (await Promise.all(Array.from({ length: 5 }, () => create(principal)))).map(
    ({ body }) => body.id,
  );
  await Promise.all([
    ...first.map((id) => account.call(principal, 'DELETE', `/api/api-keys/${id}`)),
    ...Array.from({ length: 20 }, () => create(principal)),
  ]);
  const active = await account
    .collection('apiKeys')
    .countDocuments({ userId, revokedAt: { $exists: false } });
  expect(active).toBeLessThanOrEqual(5);
});

test('a revoked key is refused at once and stays listed, and a second revocation changes nothing', async () => {
  const { principal } = await account.newUser();
  const { id, key } = (await create(principal)).body;
  expect(await account.call(principal, 'DELETE', `/api/api-keys/${id}`)).toEqual({
    headers: expect.anything(),
    status: 204,
    body: undefined,
  });
  await expect(account.grpc.verifyApiKey({ key })).rejects.toMatchObject({ kind: 'unauthenticated' });
  const listed = (await account.call(principal, 'GET', '/api/api-keys')).body;
  expect(listed).toEqual([expect.objectContaining({ id, revokedAt: expect.stringMatching(/Z$/) })]);
  expect((await account.call(principal, 'DELETE', `/api/api-keys/${id}`)).status).toBe(204);
  expect((await account.call(principal, 'GET', '/api/api-keys')).body).toEqual(listed);
});

test('keys are listed newest first, and a long list always includes the active keys', async () => {
  const { principal, accountId, userId } = await account.newUser();
  const { id: oldest } = (await create(principal)).body;
  const revoked = Array.from({ length: 1010 }, (_, n) => ({
    _id: newId(),
    accountId,
    userId,
    name: `${n}`,
    prefix: 'ck_',
    hash: newId(),
    createdAt: new Date(Date.now() + 1000 + n),
    revokedAt: new Date(),
  }));
  await account.collection('apiKeys').insertMany(revoked);
  const { body } = await account.call(principal, 'GET', '/api/api-keys');
  expect(body).toHaveLength(1005);
  expect(body.at(-1).id).toBe(oldest);
  expect(body[0].name).toBe('1009');
});

test('a rename changes only the name', async () => {
  const { principal } = await account.newUser();
  const { id, key } = (await create(principal)).body;
  const [before] = (await account.call(principal, 'GET', '/api/api-keys')).body;
  const renamed = await account.call(principal, 'PATCH', `/api/api-keys/${id}`, { name: 'New' });
  expect([renamed.status, renamed.body]).toEqual([200, { ...before, name: 'New' }]);
  await expect(account.grpc.verifyApiKey({ key })).resolves.toMatchObject({ keyId: id });
});

test('an unknown, malformed or foreign key is 404 and stays unchanged', async () => {
  const owner = await account.newUser();
  const colleague = await account.newUser({ accountId: owner.accountId });
  const stranger = await account.newUser();
  const { id, key } = (await create(owner.principal)).body;
  const attempts = [
    [owner.principal, newId()],
    [owner.principal, 'nonsense'],
    [owner.principal, '%00'],
    [colleague.principal, id],
    [stranger.principal, id],
    [{ ...stranger.principal, userId: owner.userId }, id],
  ] as const;
  for (const [principal, keyId] of attempts) {
    const renamed = await account.call(principal, 'PATCH', `/api/api-keys/${keyId}`, { name: 'Mine' });
    const revoked = await account.call(principal, 'DELETE', `/api/api-keys/${keyId}`);
    expect([renamed.status, revoked.status]).toEqual([404, 404]);
    expect(renamed.body).toEqual({ error: expect.any(String) });
  }
  for (const { principal } of [colleague, stranger]) {
    expect((await account.call(principal, 'GET', '/api/api-keys')).body).toEqual([]);
  }
  await expect(account.grpc.verifyApiKey({ key })).resolves.toMatchObject({ keyId: id });
});

test('managing keys requires a bearer token', async () => {
  const { principal } = await account.newUser();
  const { id } = (await create(principal)).body;
  const withKey = { ...principal, via: 'api-key' as const, keyId: id };
  for (const caller of [withKey, undefined]) {
    for (const [method, path, body] of [
      ['GET', '/api/api-keys', undefined],
      ['POST', '/api/api-keys', { name: 'x' }],
      ['PATCH', `/api/api-keys/${id}`, { name: 'x' }],
      ['DELETE', `/api/api-keys/${id}`, undefined],
    ] as const) {
      const answer = await account.call(caller, method, path, body);
      expect([answer.status, answer.body]).toEqual([401, { error: expect.any(String) }]);
    }
  }
});
