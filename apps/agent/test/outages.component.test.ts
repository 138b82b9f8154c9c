import { newId } from '@colloquy/kernel';
import { deadAddress, eventually, startTcpProxy } from '@colloquy/testing';
import { harness, type Replica } from './harness';

afterEach(() => harness.stop());

const valid = { name: 'Energy', agentType: 'FULL_INTERVIEW', language: 'en' };
const readiness = async (replica: Replica) => {
  const response = await replica.fetch('/readyz');
  const { waitingFor } = (await response.json()) as { waitingFor?: string[] };
  return { status: response.status, waitingFor };
};

test('every version in use and every deletion is announced once', async () => {
  const events = await harness.collect('agent.created.v1', 'agent.updated.v1', 'agent.deleted.v1');
  const replica = await harness.start();
  const account = newId();
  const { body: agent } = await replica.call(account, 'POST', '/api/agents', valid);
  await replica.call(account, 'PUT', `/api/agents/${agent.id}`, { name: 'Power' });
  await replica.call(account, 'PUT', `/api/agents/${newId()}`, { name: 'Nobody' });
  await replica.call(account, 'DELETE', `/api/agents/${agent.id}`);
  await eventually(() => expect(events).toHaveLength(3));
  const about = { subject: agent.id, accountid: account };
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...about,
        type: 'agent.created.v1',
        data: expect.objectContaining({ versionNumber: 1 }),
      }),
      expect.objectContaining({
        ...about,
        type: 'agent.updated.v1',
        data: expect.objectContaining({ versionNumber: 2 }),
      }),
      expect.objectContaining({ ...about, type: 'agent.deleted.v1', data: { agentId: agent.id } }),
    ]),
  );
});

test('without a broker writes succeed, and their events are published once the broker is back', async () => {
  const url = new URL(harness.env['RABBITMQ_URL'] ?? '');
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5672) });
  harness.onStop(() => proxy.close());
  proxy.cut();
  url.host = `127.0.0.1:${proxy.port}`;
  const events = await harness.collect('agent.created.v1', 'agent.updated.v1', 'agent.deleted.v1');
  const replica = await harness.start({ RABBITMQ_URL: url.href });
  const account = newId();
  const { status, body: agent } = await replica.call(account, 'POST', '/api/agents', valid);
  expect(status).toBe(202);
  expect((await replica.call(account, 'PUT', `/api/agents/${agent.id}`, { name: 'Power' })).status).toBe(200);
  expect(await readiness(replica)).toEqual({ status: 503, waitingFor: ['broker'] });
  expect(events).toEqual([]);

  proxy.mend();
  await eventually(() => expect(events).toHaveLength(2));
  expect(events.map(({ type, subject }) => [type, subject]).sort()).toEqual([
    ['agent.created.v1', agent.id],
    ['agent.updated.v1', agent.id],
  ]);
});

test('without a database the service is alive but not ready, answers 503 and stops cleanly', async () => {
  const replica = await harness.start({
    MONGODB_URI: `mongodb://${await deadAddress()}/?directConnection=true`,
  });
  const account = newId();
  expect((await replica.fetch('/healthz')).status).toBe(200);
  expect(await readiness(replica)).toMatchObject({
    status: 503,
    waitingFor: expect.arrayContaining(['mongodb', 'system agents']),
  });
  expect((await replica.call(account, 'GET', '/api/agents')).status).toBe(503);
  expect((await replica.call(account, 'POST', '/api/agents', valid)).status).toBe(503);
  expect((await replica.call(account, 'GET', '/api/voices')).status).toBe(200);
});

test('the service is ready while its database and broker are reachable', async () => {
  const replica = await harness.start();
  await eventually(async () => expect((await readiness(replica)).status).toBe(200));
});
