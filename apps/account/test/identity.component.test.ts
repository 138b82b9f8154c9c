import { newId } from '@colloquy/kernel';
import { generateKey } from '../src/keys/key-text';
import { issuer, type RunningAccount, startAccount } from './harness';

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.stop());

const refused = { kind: 'unauthenticated' };

test('the current user is returned with the account', async () => {
  const { principal, accountId, userId } = await account.newUser({ billingType: 'SUBSCRIPTION' });
  for (const via of ['bearer', 'api-key'] as const) {
    expect(await account.call({ ...principal, via }, 'GET', '/api/auth/me')).toEqual({
      headers: expect.anything(),
      status: 200,
      body: {
        role: 'administrator',
        user: { id: userId, fullName: 'Ann Lee', accountId, createdAt: expect.stringMatching(/Z$/) },
        account: { id: accountId, name: 'Norlund', status: 'ACTIVE', billingType: 'SUBSCRIPTION' },
      },
    });
  }
});

test('the role of a viewer is returned', async () => {
  const { principal } = await account.newUser();
  const { body } = await account.call({ ...principal, role: 'viewer' }, 'GET', '/api/auth/me');
  expect(body.role).toBe('viewer');
});

test('the current user is 401 without authentication, for an unknown user, and for a user of another account', async () => {
  const { principal } = await account.newUser();
  for (const caller of [undefined, { ...principal, userId: newId() }, { ...principal, accountId: newId() }]) {
    expect((await account.call(caller, 'GET', '/api/auth/me')).status).toBe(401);
  }
});

test('a user is found by the pair of issuer and subject', async () => {
  const { subject, accountId, userId } = await account.newUser();
  await expect(account.grpc.resolveUser({ issuer, subject })).resolves.toEqual({
    accountId,
    userId,
    keyId: '',
    accountStatus: 'ACTIVE',
  });
  for (const token of [
    { issuer, subject: newId() },
    { issuer: 'https://other.example.com', subject },
    { issuer: '', subject: '' },
    {},
  ]) {
    await expect(account.grpc.resolveUser(token)).rejects.toMatchObject(refused);
  }
});

test.each([
  ['an empty string', ''],
  ['nonsense', 'nonsense'],
  ['a well-formed unknown key', generateKey()],
  ['a key that is too long', `${generateKey()}x`],
])('%s is refused as a key', async (_title, key) => {
  await expect(account.grpc.verifyApiKey({ key })).rejects.toMatchObject(refused);
});

test('a changed status is reported at once, for tokens and for keys', async () => {
  const { principal, subject, accountId } = await account.newUser();
  const { key } = (await account.call(principal, 'POST', '/api/api-keys', { name: 'x' })).body;
  await account.command(['set-status', accountId, 'SUSPENDED']);
  await expect(account.grpc.verifyApiKey({ key })).resolves.toMatchObject({ accountStatus: 'SUSPENDED' });
  await expect(account.grpc.resolveUser({ issuer, subject })).resolves.toMatchObject({
    accountStatus: 'SUSPENDED',
  });
  expect((await account.call(principal, 'GET', '/api/auth/me')).body.account.status).toBe('SUSPENDED');
});

test('only services of the platform may look identities up', async () => {
  const { subject } = await account.newUser();
  const outsider = account.connect(() => 'not a token');
  await expect(outsider.resolveUser({ issuer, subject })).rejects.toThrow(/internal token/);
  outsider.close();
});

test('the service is ready while its database is reachable', async () => {
  const response = await account.fetch('/readyz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
});
