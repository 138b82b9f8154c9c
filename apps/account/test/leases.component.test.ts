import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { type RunningAccount, startAccount } from './harness';

let account: RunningAccount;
beforeEach(async () => {
  account = await startAccount();
});
afterEach(() => account.stop());

const renew = (gatewayId: string, acknowledged: number, waitMs = 0) =>
  account.grpc.renewLease({ gatewayId, acknowledged, waitMs });

/** An account whose withdrawal, as an administrator's process does it, is timed. */
async function anAccount() {
  const { accountId } = await account.newUser();
  const suspend = async () => {
    const startedAt = performance.now();
    await account.command(['set-status', accountId, 'SUSPENDED']);
    return performance.now() - startedAt;
  };
  return { accountId, suspend };
}

test('every withdrawal has a number of its own, though they are the first ones and all at once', async () => {
  const { principal, accountId } = await account.newUser();
  const created = await account.call(principal, 'POST', '/api/api-keys', { name: 'x' });
  const path = `/api/api-keys/${created.body.id}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => account.call(principal, 'DELETE', path)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await renew(newId(), 0)).toEqual({
    sequence: 20,
    withdrawnAccounts: [accountId],
    everything: false,
    leaseMs: 2000,
  });
});

test('a withdrawal of another process ends the wait of a renewal, and returns when it is acknowledged', async () => {
  const { accountId, suspend } = await anAccount();
  const gatewayId = newId();
  await renew(gatewayId, 0);
  let returned = false;
  const suspended = suspend().then(() => (returned = true));
  const news = { sequence: 1, withdrawnAccounts: [accountId] };
  await eventually(async () => expect(await renew(gatewayId, 0, 500)).toMatchObject(news));
  await renew(gatewayId, 0);
  expect(returned).toBe(false);
  await renew(gatewayId, 1);
  await suspended;
});

test('a gateway that says nothing is waited for until its lease has run out, one that has ended is not', async () => {
  const { suspend } = await anAccount();
  const [silent, ended] = [newId(), newId()];
  await renew(silent, 0);
  await renew(ended, 0);
  await account.grpc.endLease({ gatewayId: ended });
  expect(await account.collection('gatewayLeases').countDocuments()).toBe(1);
  expect(await suspend()).toBeGreaterThan(2000);
  expect(await suspend()).toBeLessThan(2000);
});

test('a gateway that comes back after it was forgotten is not taken for what it was', async () => {
  const gatewayId = newId();
  const seen = new Set();
  for (let round = 0; round < 3; round++) {
    await renew(gatewayId, 0);
    seen.add((await account.collection('gatewayLeases').findOne({ _id: gatewayId }))?.['renewal']);
    await account.grpc.endLease({ gatewayId });
  }
  expect(seen.size).toBe(3);
});

test('a gateway that was away for very long is told to forget everything', async () => {
  const { accountId } = await anAccount();
  const recent = Array.from({ length: 100 }, () => accountId);
  await account.collection('withdrawals').insertOne({ _id: 'withdrawals', sequence: 500, recent });
  await expect(renew(newId(), 399)).resolves.toMatchObject({ sequence: 500, everything: true });
  await expect(renew(newId(), 400)).resolves.toMatchObject({ withdrawnAccounts: [accountId] });
});

test('a gateway without a name of its own gets no lease', async () => {
  await expect(renew('', 0)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await account.collection('gatewayLeases').countDocuments()).toBe(0);
});
