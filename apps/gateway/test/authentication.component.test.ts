import { annsAccount, principalSeen, type RunningGateway, startGateway } from './harness';
import { type Provider, startProvider } from './tokens';

let provider: Provider;
let gateway: RunningGateway;
beforeAll(async () => {
  provider = await startProvider();
  gateway = await startGateway({ issuer: provider.issuer });
});
afterAll(async () => {
  await gateway.cleanUp();
  await provider.stop();
});

const unauthorized = { status: 401, body: { error: expect.any(String) } };

test('a token from the provider identifies its user, and the service receives the principal', async () => {
  const token = await provider.issue('ann');
  const answer = await gateway.call('/api/interviews?page=1', { token });
  expect([answer.status, answer.body]).toEqual([200, { service: 'interview' }]);
  expect(principalSeen(gateway.services.interview.seen.at(-1), 'interview')).toEqual({
    accountId: annsAccount,
    userId: 'user-ann',
    via: 'bearer',
  });
});

test('a key identifies its user, and the service receives the id of the key', async () => {
  await gateway.call('/api/agents', { key: 'ck_ann' });
  expect(principalSeen(gateway.services.agent.seen.at(-1), 'agent')).toEqual({
    accountId: annsAccount,
    userId: 'user-ann',
    via: 'api-key',
    keyId: 'key-ann',
  });
});

test('the principal is valid only for the service that receives it', async () => {
  await gateway.call('/api/agents', { key: 'ck_ann' });
  expect(() => principalSeen(gateway.services.agent.seen.at(-1), 'billing')).toThrow();
});

test('a revoked key is refused at the next request', async () => {
  const identity = { accountId: annsAccount, userId: 'user-ann', keyId: 'k2', accountStatus: 'ACTIVE' };
  gateway.accounts.keys.set('ck_short', identity);
  expect((await gateway.call('/api/agents', { key: 'ck_short' })).status).toBe(200);
  gateway.accounts.keys.delete('ck_short');
  expect(await gateway.call('/api/agents', { key: 'ck_short' })).toMatchObject(unauthorized);
});

test.each([
  ['an expired token', () => provider.forge.expired()],
  ['a token for another audience', () => provider.issue('ann', 'another-api')],
  ['a token without a signature', () => provider.forge.unsigned()],
  ['a token signed with the public key as a secret', () => provider.forge.withPublicKey()],
  ['a token signed with an unknown key', () => provider.forge.unknownKey()],
  ['a token for an unknown user', () => provider.issue('nobody')],
  ['a changed token', async () => `${(await provider.issue('ann')).slice(0, -4)}AAAA`],
  ['text that is not a token', () => 'x'],
])('%s is 401, alone and beside a valid key', async (_title, make) => {
  const token = await make();
  const before = gateway.services.interview.seen.length;
  for (const key of [undefined, 'ck_ann']) {
    const answer = await gateway.call('/api/interviews', { token, ...(key ? { key } : {}) });
    expect(answer).toMatchObject(unauthorized);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer .*invalid_token/);
  }
  expect(gateway.services.interview.seen).toHaveLength(before);
});

test.each([
  ['no credential', {}],
  ['an unknown key', { 'x-api-key': 'ck_nobody' }],
  ['an empty key', { 'x-api-key': '' }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['an empty scheme', { authorization: 'Bearer ' }],
  ['a valid key beside another scheme', { authorization: 'Basic YTpi', 'x-api-key': 'ck_ann' }],
  ['a forged principal', { 'x-colloquy-principal': 'x' }],
  ['a key in a cookie', { cookie: 'x-api-key=ck_ann' }],
])('%s is 401 with a challenge, on known and unknown paths of the API', async (_title, headers) => {
  for (const path of ['/api/interviews', '/api/api-keys', '/api/nowhere', '/api', '/api/interviews/..%2fx']) {
    const answer = await gateway.call(path, { headers: headers as Record<string, string> });
    expect(answer).toMatchObject(unauthorized);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="colloquy"/);
  }
});

test('with a token and a key the token identifies the caller, and an invalid key is refused', async () => {
  const token = await provider.issue('ann');
  expect((await gateway.call('/api/api-keys', { token, key: 'ck_ann' })).status).toBe(200);
  expect(principalSeen(gateway.services.account.seen.at(-1), 'account').via).toBe('bearer');
  expect(await gateway.call('/api/api-keys', { token, key: 'ck_nobody' })).toMatchObject(unauthorized);
  expect(await gateway.call('/api/api-keys', { token, key: 'ck_bob' })).toMatchObject(unauthorized);
});

test.each(['SUSPENDED', 'CLOSED'])(
  'a caller whose account is %s can read only the current user',
  async (accountStatus) => {
    gateway.accounts.keys.set('ck_late', { accountId: 'a', userId: 'u', keyId: 'k3', accountStatus });
    for (const path of ['/api/interviews', '/api/auth', '/api/auth/you', '/api/api-keys', '/api/nowhere']) {
      const answer = await gateway.call(path, { key: 'ck_late' });
      expect(answer).toMatchObject({ status: 403, body: { error: expect.any(String) } });
    }
    expect((await gateway.call('/api/auth/me', { key: 'ck_late' })).status).toBe(200);
  },
);

test('tokens keep working while the provider is down, and a gateway without cached keys answers 503', async () => {
  const own = await startProvider();
  const other = await startGateway({ issuer: own.issuer });
  const token = await own.issue('ann');
  expect((await other.call('/api/agents', { token })).status).toBe(200);
  await own.stop();
  expect((await other.call('/api/agents', { token })).status).toBe(200);
  const fresh = await startGateway({ issuer: own.issuer });
  expect(await fresh.call('/api/agents', { token })).toMatchObject({
    status: 503,
    body: { error: expect.any(String) },
  });
  expect((await fresh.call('/api/agents', { key: 'ck_ann' })).status).toBe(200);
  await Promise.all([other.cleanUp(), fresh.cleanUp()]);
});

test('without the account service every request is 503 or 504, and the gateway is not ready', async () => {
  const own = await startGateway();
  expect((await own.call('/readyz')).status).toBe(200);
  await own.accounts.stop();
  const answer = await own.call('/api/agents', { key: 'ck_ann' });
  expect([503, 504]).toContain(answer.status);
  expect(answer.body).toEqual({ error: expect.any(String) });
  expect(await own.call('/readyz')).toMatchObject({ status: 503, body: { waitingFor: ['account client'] } });
  await own.cleanUp();
});
