import { newId } from '@colloquy/kernel';
import { generateKey } from '../src/keys/key-text';
import { issuer, type RunningAccount, startAccount } from './harness';

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.stop());

function anAccount(apiKeys: (userId: string) => object[] = () => []) {
  const userId = newId();
  const user = { userId, email: 'ann@example.com', fullName: 'Ann Lee', subject: newId() };
  return {
    accountId: newId(),
    name: 'Norlund',
    billingType: 'MANUAL',
    users: [user],
    apiKeys: apiKeys(userId),
  };
}

const provision = async (...accounts: object[]) =>
  JSON.parse(await account.command(['provision'], JSON.stringify({ accounts })));

test('provision creates accounts, users and keys, and a repetition creates nothing', async () => {
  const key = generateKey();
  const wanted = anAccount((userId) => [
    { userId, name: 'given', key },
    { userId, name: 'made' },
  ]);
  const userId = wanted.users[0]?.userId ?? '';
  const first = await provision(wanted);
  const made = first.accounts[0].apiKeys[1].key;
  expect(first.accounts[0].apiKeys).toEqual([
    { userId, name: 'given', key },
    { userId, name: 'made', key: expect.stringMatching(/^ck_/) },
  ]);
  for (const one of [key, made]) {
    await expect(account.grpc.verifyApiKey({ key: one })).resolves.toMatchObject({ userId });
  }

  const again = await provision({ ...wanted, name: 'Norlund Heating' });
  expect(again.accounts[0].apiKeys).toEqual([
    { userId, name: 'given', key },
    { userId, name: 'made' },
  ]);
  expect(await account.collection('apiKeys').countDocuments({ userId })).toBe(2);
  expect(await account.collection('accounts').findOne({ _id: wanted.accountId })).toMatchObject({
    name: 'Norlund Heating',
    status: 'ACTIVE',
  });
});

test('a repeated provision reactivates neither a closed account nor a revoked key', async () => {
  const key = generateKey();
  const wanted = anAccount((userId) => [{ userId, name: 'given', key }]);
  const userId = wanted.users[0]?.userId ?? '';
  await provision(wanted);
  const { keyId } = await account.grpc.verifyApiKey({ key });
  const principal = { accountId: wanted.accountId, userId, via: 'bearer' as const };
  await account.call(principal, 'DELETE', `/api/api-keys/${keyId}`);
  await account.command(['set-status', wanted.accountId, 'CLOSED']);
  await provision(wanted);
  await expect(account.grpc.verifyApiKey({ key })).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect((await account.call(principal, 'GET', '/api/auth/me')).body.account.status).toBe('CLOSED');
});

test('provision refuses a subject, a user or a key that belongs to another user', async () => {
  const key = generateKey();
  const owner = anAccount((userId) => [{ userId, name: 'given', key }]);
  const [user] = owner.users;
  await provision(owner);
  const thief = anAccount((userId) => [{ userId, name: 'given', key }]);
  const attempts = [
    { ...thief },
    { ...thief, apiKeys: [], users: [{ ...thief.users[0], subject: user?.subject }] },
    { ...thief, apiKeys: [], users: [{ ...user, subject: newId() }] },
    { ...thief, users: [], apiKeys: [{ userId: user?.userId, name: 'x' }] },
  ];
  for (const attempt of attempts)
    await expect(provision(attempt)).rejects.toThrow(/belongs to another|no user/);
  await expect(account.grpc.verifyApiKey({ key })).resolves.toMatchObject({ accountId: owner.accountId });
  await expect(account.grpc.resolveUser({ issuer, subject: user?.subject ?? '' })).resolves.toMatchObject({
    userId: user?.userId,
    accountId: owner.accountId,
  });
});

test.each([
  ['an empty input', '', /not valid JSON/],
  ['a list', '[]', /accounts|body/],
  ['a misspelt field', '{"accounts":[{"accountId":"x","nmae":"y"}]}', /nmae|accountId/],
  [
    'a malformed key',
    JSON.stringify({ accounts: [anAccount((userId) => [{ userId, name: 'x', key: 'k' }])] }),
    /key/,
  ],
])('%s on standard input is refused with the reason', async (_title, input, reason) => {
  await expect(account.command(['provision'], input)).rejects.toThrow(reason);
});

test('create-key prints only the new key of the user', async () => {
  const { userId } = await account.newUser();
  const key = await account.command(['create-key', userId, 'Server']);
  await expect(account.grpc.verifyApiKey({ key })).resolves.toMatchObject({ userId });
  await expect(account.command(['create-key', newId(), 'Server'])).rejects.toThrow(/No user/);
  await expect(account.command(['create-key', userId, ' '])).rejects.toThrow(/name/);
});

test('set-status refuses an unknown status and an unknown account', async () => {
  const { accountId } = await account.newUser();
  await expect(account.command(['set-status', accountId, 'OPEN'])).rejects.toThrow(/OPEN/);
  await expect(account.command(['set-status', newId(), 'CLOSED'])).rejects.toThrow(/No account/);
});

test('list-keys does not print the keys, and revoke-key revokes one', async () => {
  const { userId } = await account.newUser();
  const key = await account.command(['create-key', userId, 'Server']);
  const printed = await account.command(['list-keys', userId]);
  const [{ id }] = JSON.parse(printed);
  expect(JSON.parse(printed)).toEqual([
    { id, name: 'Server', prefix: key.slice(0, 11), createdAt: expect.any(String) },
  ]);
  await account.command(['revoke-key', userId, id]);
  await expect(account.grpc.verifyApiKey({ key })).rejects.toMatchObject({ kind: 'unauthenticated' });
  const { userId: stranger } = await account.newUser();
  for (const args of [
    [stranger, id],
    [userId, newId()],
  ])
    await expect(account.command(['revoke-key', ...args])).rejects.toThrow(/No such API key/);
  await expect(account.command(['list-keys', newId()])).rejects.toThrow(/No user/);
});
