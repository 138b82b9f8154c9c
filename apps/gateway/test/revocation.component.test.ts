import { answerTtlMs, newId, pause } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { type RunningProcess, startTwoOfEach } from './processes';

const someone = { accountId: newId(), userId: newId() };
const provision = (subject: string) =>
  platform.command(
    ['provision'],
    JSON.stringify({
      accounts: [
        {
          accountId: someone.accountId,
          name: 'Norlund',
          billingType: 'MANUAL',
          users: [{ userId: someone.userId, email: 'ann@example.com', fullName: 'Ann Lee', subject }],
        },
      ],
    }),
  );

let platform: Awaited<ReturnType<typeof startTwoOfEach>>;
let token: string;
beforeAll(async () => {
  platform = await startTwoOfEach();
  token = await platform.provider.issue('ann');
  await provision('ann');
});
afterAll(() => platform.cleanUp());

const bearer = () => ({ authorization: `Bearer ${token}` });

async function call(
  gateway: RunningProcess,
  path: string,
  headers: Record<string, string>,
  init: { method?: string; body?: string } = {},
) {
  const response = await fetch(gateway.url + path, {
    ...init,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  const body = await response.text();
  return { status: response.status, body: body ? JSON.parse(body) : undefined };
}

const statuses = (headers: Record<string, string>) =>
  Promise.all(
    platform.gateways.map(async (gateway) => (await call(gateway, '/api/interviews', headers)).status),
  );

async function aKnownKey() {
  const { body } = await call(platform.gateways[0], '/api/api-keys', bearer(), {
    method: 'POST',
    body: JSON.stringify({ name: 'Server' }),
  });
  const key = { 'x-api-key': body.key as string };
  expect(await statuses(key)).toEqual([200, 200]);
  return { id: body.id as string, key };
}

async function revoke(id: string, gateway: RunningProcess = platform.gateways[0]): Promise<number> {
  const startedAt = performance.now();
  const { status } = await call(gateway, `/api/api-keys/${id}`, bearer(), { method: 'DELETE' });
  expect(status).toBe(204);
  return performance.now() - startedAt;
}

/** Returns the number of look-ups by the gateways. */
async function lookups(): Promise<number> {
  const metrics = await (await fetch(`${platform.accounts[0].url}/metrics`)).text();
  const lines = metrics.matchAll(/^colloquy_grpc_calls_total{.*(?:VerifyApiKey|ResolveUser).*} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

test('a gateway looks each key and each token up once per cache lifetime, however many requests arrive', async () => {
  const { id, key } = await aKnownKey();
  const before = await lookups();
  const startedAt = performance.now();
  for (let n = 0; n < 50; n++) {
    await Promise.all(Array.from({ length: 10 }, (_, at) => statuses(at % 2 === 0 ? key : bearer())));
  }
  const lives = Math.ceil((performance.now() - startedAt) / answerTtlMs);
  expect((await lookups()) - before).toBeLessThanOrEqual(platform.gateways.length * 2 * (lives + 1));
  await revoke(id);
});

test('after DELETE returns no gateway accepts the key, even under constant load', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, key } = await aKnownKey();
    let returned = false;
    const late: number[] = [];
    const insist = async (gateway: RunningProcess) => {
      for (let after = 0; after < 3;) {
        const startedLate = returned;
        const { status } = await call(gateway, '/api/interviews', key);
        if (startedLate) after = late.push(status);
      }
    };
    const insisting = Promise.all(platform.gateways.flatMap((gateway) => [insist(gateway), insist(gateway)]));
    const took = await revoke(id, platform.gateways[round % 2]);
    returned = true;
    await insisting;
    expect(new Set(late)).toEqual(new Set([401]));
    expect(took).toBeGreaterThan(answerTtlMs);
    expect(took).toBeLessThan(3 * answerTtlMs);
  }
});

test('a gateway that was frozen during a revocation refuses the key as soon as it resumes', async () => {
  const [live, frozen] = platform.gateways;
  for (const frozenForMs of [0, 3 * answerTtlMs]) {
    const [revoked, kept] = [await aKnownKey(), await aKnownKey()];
    frozen.child.kill('SIGSTOP');
    try {
      await revoke(revoked.id, live);
      expect((await call(live, '/api/interviews', revoked.key)).status).toBe(401);
      await pause(frozenForMs);
      const asked = Promise.all([revoked, kept].map(({ key }) => call(frozen, '/api/interviews', key)));
      frozen.child.kill('SIGCONT');
      expect((await asked).map(({ status }) => status)).toEqual([401, 200]);
    } finally {
      frozen.child.kill('SIGCONT');
    }
    await revoke(kept.id, live);
  }
});

test('a gateway that was frozen while account answered does not use that answer after a revocation', async () => {
  const [live, frozen] = platform.gateways;
  const { id, key } = await aKnownKey();
  await pause(answerTtlMs); // lets the cached answer expire
  const [account] = platform.accounts;
  account.child.kill('SIGSTOP');
  const before = call(frozen, '/api/interviews', key);
  await pause(100); // the look-up is on its way
  frozen.child.kill('SIGSTOP');
  account.child.kill('SIGCONT');
  try {
    await revoke(id, live);
  } finally {
    frozen.child.kill('SIGCONT');
  }
  const after = await call(frozen, '/api/interviews', key);
  expect(after.status).toBe(401);
  await before; // sent before the revocation: accepting and refusing are both right
});

test('a repeated revocation holds when its answer arrives, even if the first answer was lost', async () => {
  const { id, key } = await aKnownKey();
  const [gateway] = platform.gateways;
  const lost = fetch(`${gateway.url}/api/api-keys/${id}`, {
    method: 'DELETE',
    headers: bearer(),
    signal: AbortSignal.timeout(answerTtlMs / 4),
  });
  await expect(lost).rejects.toThrow('timeout');
  await revoke(id);
  expect(await statuses(key)).toEqual([401, 401]);
});

test('a key that an administrator revokes is refused when the command ends', async () => {
  const { id, key } = await aKnownKey();
  expect(JSON.parse(await platform.command(['list-keys', someone.userId]))).toContainEqual(
    expect.objectContaining({ id, name: 'Server' }),
  );
  await platform.command(['revoke-key', someone.userId, id]);
  expect(await statuses(key)).toEqual([401, 401]);
});

test('a changed account status applies to keys and tokens when the command ends', async () => {
  const { id, key } = await aKnownKey();
  for (const [status, answer] of [
    ['SUSPENDED', 403],
    ['ACTIVE', 200],
    ['CLOSED', 403],
    ['ACTIVE', 200],
  ] as const) {
    await platform.command(['set-status', someone.accountId, status]);
    expect(await statuses(key)).toEqual([answer, answer]);
    expect(await statuses(bearer())).toEqual([answer, answer]);
  }
  await revoke(id);
});

test('a user with a changed subject is refused under the old subject', async () => {
  expect(await statuses(bearer())).toEqual([200, 200]);
  await provision('ann-elsewhere');
  expect(await statuses(bearer())).toEqual([401, 401]);
  await provision('ann');
  expect(await statuses(bearer())).toEqual([200, 200]);
});

test('a key works as soon as it exists, even if it was refused before', async () => {
  const key = await platform.command(['generate-key']);
  expect(await statuses({ 'x-api-key': key })).toEqual([401, 401]);
  await platform.command(
    ['provision'],
    JSON.stringify({
      accounts: [
        {
          accountId: someone.accountId,
          name: 'Norlund',
          billingType: 'MANUAL',
          apiKeys: [{ userId: someone.userId, name: 'given', key }],
        },
      ],
    }),
  );
  expect(await statuses({ 'x-api-key': key })).toEqual([200, 200]);
});

// must be the last test: it kills the account services
test('without the account service cached callers pass for one cache lifetime, then the answer is 503', async () => {
  const { key } = await aKnownKey();
  for (const { child } of platform.accounts) child.kill('SIGKILL');
  expect(await statuses(key)).toEqual([200, 200]);
  await eventually(() =>
    Promise.all(
      platform.gateways.map(async (gateway) => {
        const answer = await call(gateway, '/api/interviews', key);
        expect(answer).toEqual({ status: 503, body: { error: expect.any(String) } });
      }),
    ),
  );
});
