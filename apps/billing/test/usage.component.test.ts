import { exampleProviderUsage } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { deadAddress, eventually } from '@colloquy/testing';
import { harness, type Replica, sessionEnded, startReplica } from './harness';

let replica: Replica;
let account: string;
const others: Replica[] = [];

beforeAll(async () => {
  replica = await startReplica();
});
beforeEach(() => {
  account = newId();
});
afterEach(async () => {
  for (const each of others.splice(0)) await each.stop();
});
afterAll(() => harness.stop());

async function another(settings?: NodeJS.ProcessEnv) {
  const started = await startReplica(settings);
  others.push(started);
  return started;
}

const all = '?from=2026-02-01&to=2026-04-01';
const usage = async (query = all) => (await replica.usage(account, query)).body;
const booked = (count: number, query = all) =>
  eventually(async () => expect((await usage(query)).pagination.total).toBe(count));

test('an ended session is booked with its connected time and listed for its account only', async () => {
  const event = sessionEnded(account, {
    durationSeconds: 61,
    platform: 'PHONE',
    disconnectReason: 'call_ended',
    providerUsage: exampleProviderUsage,
  });
  await harness.publish(event);
  await booked(1);
  const data = event.data as Record<string, unknown>;
  expect(await usage()).toEqual({
    entries: [
      {
        sessionId: data['sessionId'],
        interviewId: data['interviewId'],
        agentGroupId: data['agentGroupId'],
        platform: 'PHONE',
        disconnectReason: 'call_ended',
        startedAt: data['startedAt'],
        endedAt: data['endedAt'],
        seconds: 61,
        isTest: false,
        providerUsage: exampleProviderUsage,
        billedMinutes: 2,
        invoiceId: null,
        lineIndex: null,
        bookedAt: expect.any(String),
      },
    ],
    totalSeconds: 61,
    pagination: { page: 1, limit: 100, total: 1, totalPages: 1 },
  });
  expect((await replica.usage(newId(), all)).body).toMatchObject({ entries: [], totalSeconds: 0 });
});

test('a session of a test interview is booked without time, so that it is neither billed nor booked again', async () => {
  const sessionId = newId();
  await harness.publish(sessionEnded(account, { sessionId, durationSeconds: 125, isTest: true }));
  await harness.publish(sessionEnded(account, { durationSeconds: 61 }));
  await booked(2);
  const { entries, totalSeconds } = await usage();
  expect(totalSeconds).toBe(61);
  expect(entries.find((entry) => entry.sessionId === sessionId)).toMatchObject({
    isTest: true,
    seconds: 0,
    billedMinutes: 0,
  });
  const asked = { sessions: [{ accountId: account, sessionId }] };
  expect(await replica.grpc.findUnbookedSessions(asked)).toEqual({ sessionIds: [] });
});

test('a session is booked once, however often its end is published to however many replicas', async () => {
  await another();
  await another();
  const sessionId = newId();
  const event = sessionEnded(account, { sessionId, durationSeconds: 10 });
  const again = sessionEnded(account, { sessionId, durationSeconds: 10 });
  await Promise.all(Array.from({ length: 10 }, (_, n) => harness.publish(n % 2 === 0 ? event : again)));
  await harness.publish(sessionEnded(account, { durationSeconds: 0 }));
  await booked(2);
  expect((await usage()).totalSeconds).toBe(10);
});

test('sessions of several accounts that end at the same time are all booked', async () => {
  const other = newId();
  const events = Array.from({ length: 240 }, (_, n) =>
    sessionEnded(n % 2 === 0 ? account : other, { durationSeconds: 1 }),
  );
  await Promise.all(events.map((event) => harness.publish(event)));
  await booked(120);
  await eventually(async () => expect((await replica.usage(other, all)).body.totalSeconds).toBe(120));
  expect((await usage()).totalSeconds).toBe(120);
});

test('an invalid message is dead-lettered and holds up no other', async () => {
  const broken = sessionEnded(account);
  await harness.publish({ ...broken, data: { ...broken.data, durationSeconds: -1 } });
  await harness.publish({ ...broken, accountid: 'nobody' });
  await harness.publish(sessionEnded(account));
  await booked(1);
});

test('usage is listed in pages, latest session first, with the total of all pages', async () => {
  const sessions = Array.from({ length: 5 }, (_, n) =>
    sessionEnded(account, { durationSeconds: n + 1, endedAt: `2026-03-0${n + 1}T00:00:00.000Z` }),
  );
  for (const event of sessions) await harness.publish(event);
  await booked(5);
  const seconds = async (query: string) => {
    const { entries, totalSeconds, pagination } = await usage(query);
    return [entries.map((entry) => entry.seconds), totalSeconds, pagination.totalPages];
  };
  expect(await seconds(`${all}&limit=2`)).toEqual([[5, 4], 15, 3]);
  expect(await seconds(`${all}&limit=2&page=3`)).toEqual([[1], 15, 3]);
  expect(await seconds(`${all}&page=1000000`)).toEqual([[], 15, 1]);
  expect(await seconds('?from=2026-03-02&to=2026-03-04')).toEqual([[3, 2], 5, 1]);
  expect(await seconds('?from=2026-03-02T01:00:00%2B02:00&to=2026-03-02T00:00:00.001Z')).toEqual([[2], 2, 1]);
});

test('usage is listed and added up for one agent', async () => {
  const agents = [newId(), newId()];
  for (const [n, agentGroupId] of [...agents, agents[0]].entries()) {
    const endedAt = `2026-03-0${n + 1}T00:00:00.000Z`;
    await harness.publish(sessionEnded(account, { durationSeconds: 2 ** n, agentGroupId, endedAt }));
  }
  const withoutAgent = sessionEnded(account, { durationSeconds: 8 });
  const { agentGroupId: _, ...data } = withoutAgent.data as Record<string, unknown>;
  await harness.publish({ ...withoutAgent, data });
  await booked(4);
  expect((await usage()).entries.filter(({ agentGroupId }) => agentGroupId === null)).toHaveLength(1);
  const ofFirst = await usage(`${all}&agentGroupId=${agents[0]}&limit=1`);
  expect([ofFirst.totalSeconds, ofFirst.pagination.total]).toEqual([5, 2]);
  expect(ofFirst.entries).toMatchObject([{ seconds: 4, agentGroupId: agents[0] }]);
  expect(await usage(`${all}&agentGroupId=${newId()}`)).toMatchObject({ entries: [], totalSeconds: 0 });
});

test('without a period the usage since 31 days ago is listed', async () => {
  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
  const aMonth = 31 * 24 * 60;
  await harness.publish(sessionEnded(account, { durationSeconds: 1, endedAt: minutes(1 - aMonth) }));
  await harness.publish(sessionEnded(account, { durationSeconds: 2, endedAt: minutes(-1 - aMonth) }));
  await harness.publish(sessionEnded(account, { durationSeconds: 4, endedAt: minutes(5) }));
  await booked(3, `?from=${minutes(-2 * aMonth)}`);
  expect((await usage('')).totalSeconds).toBe(5);
});

test.each([
  '?from=yesterday',
  '?from=',
  '?to=2026-13-01',
  '?to=2026-02-30',
  '?from=2026-01-01T00:00:00',
  '?from=1767225600000',
  '?from=2026-03-02&to=2026-03-01',
  '?from=2024-01-01&to=2026-01-01',
  '?from=0000-01-01',
  '?from=2026-01-01&from=2026-01-02',
  '?from[$gt]=2026-01-01&to[$gt]=1&limit[]=1&page=__proto__',
  '?agentGroupId=x',
  '?invoiceId=',
  '?lineIndex=1',
  `?invoiceId=${newId()}&lineIndex=-1`,
  '?limit=0',
  '?limit=101',
  '?limit=1.5',
  '?page=0',
  '?page=-1',
  '?page=1000001',
  '?page=99999999999999999999',
])('%s is a bad request', async (query) => {
  expect((await replica.usage(account, query)).status).toBe(400);
});

test('requests without a principal are refused', async () => {
  expect((await replica.call(undefined, 'GET', '/api/billing/usage')).status).toBe(401);
});

test('without a broker usage can be read, but the service is not ready', async () => {
  const alone = await another({ RABBITMQ_URL: `amqp://${await deadAddress()}` });
  expect((await alone.usage(account)).status).toBe(200);
  const response = await alone.fetch('/readyz');
  expect([response.status, await response.json()]).toMatchObject([503, { waitingFor: ['broker'] }]);
});

test('a session that ends during an outage of the database is booked afterwards', async () => {
  await replica.stop();
  const blind = await startReplica({
    MONGODB_URI: `mongodb://${await deadAddress()}/?directConnection=true`,
  });
  await harness.publish(sessionEnded(account, { durationSeconds: 7 }));
  expect((await blind.usage(account)).status).toBe(503);
  expect((await blind.fetch('/healthz')).status).toBe(200);
  await blind.stop();
  replica = await startReplica();
  await booked(1);
});
