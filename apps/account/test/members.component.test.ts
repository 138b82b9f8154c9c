import { newId } from '@colloquy/kernel';
import { type RunningAccount, startAccount } from './harness';

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.stop());

/** Provisions an account with users of these names, one after the other, and returns the last one's principal. */
async function newMembers(...names: string[]) {
  const accountId = newId();
  let userId = '';
  for (const fullName of names) {
    userId = newId();
    const user = { userId, email: `${userId}@norlund.example`, fullName, subject: newId() };
    const accounts = [{ accountId, name: 'Norlund', billingType: 'MANUAL', users: [user] }];
    await account.command(['provision'], JSON.stringify({ accounts }));
  }
  return { accountId, userId, via: 'bearer' as const };
}

type Principal = Parameters<RunningAccount['call']>[0];
const list = (principal: Principal, query = '') => account.call(principal, 'GET', `/api/members${query}`);

test('the members of the own account are listed newest first, in pages, with their e-mail addresses', async () => {
  const principal = await newMembers('Ann Lee', 'Émile Roux', '李娜');
  await newMembers('Somebody Else');
  const { status, body } = await list(principal, '?limit=2');
  expect(status).toBe(200);
  expect(body).toEqual({
    data: ['李娜', 'Émile Roux'].map((fullName) => ({
      id: expect.any(String),
      fullName,
      email: expect.stringMatching(/^.{36}@norlund\.example$/),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })),
    pagination: { page: 1, limit: 2, total: 3, totalPages: 2 },
  });
  expect((await list(principal, '?limit=2&page=2')).body).toMatchObject({ data: [{ fullName: 'Ann Lee' }] });
  expect((await list(principal, '?page=9')).body).toMatchObject({ data: [], pagination: { total: 3 } });
});

test.each(['?limit=0', '?limit=101', '?page=0', '?page=x'])('the page %s is refused', async (query) => {
  expect((await list(await newMembers('Ann Lee'), query)).status).toBe(400);
});

test('a user whose account is gone gets an empty list', async () => {
  expect((await list({ accountId: newId(), userId: newId(), via: 'bearer' })).body).toMatchObject({
    data: [],
  });
});

test('an API key does not list members', async () => {
  const principal = await newMembers('Ann Lee');
  expect((await list({ ...principal, via: 'api-key', keyId: newId() })).status).toBe(401);
});
