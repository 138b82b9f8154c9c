import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { brokerGate, cleanUp, collectEvents, deadAddress, startReplica, testBroker } from './harness';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
afterAll(cleanUp);

async function start(options: Parameters<typeof startReplica>[0] = {}) {
  const replica = await startReplica(options);
  cleanUps.push(replica.stop);
  return replica;
}

const valid = { name: 'Energy', agentType: 'FULL_INTERVIEW', language: 'en' };
const readiness = async (replica: { raw(path: string): Promise<Response> }) => {
  const response = await replica.raw('/readyz');
  const { waitingFor } = (await response.json()) as { waitingFor?: string[] };
  return { status: response.status, waitingFor };
};

test('every version that comes into use and every deletion is announced once', async () => {
  const collected = await collectEvents();
  cleanUps.push(collected.stop);
  const replica = await start();
  const account = newId();
  const { body: agent } = await replica.call(account, 'POST', '/api/agents', valid);
  await replica.call(account, 'PUT', `/api/agents/${agent.id}`, { name: 'Power' });
  await replica.call(account, 'PUT', `/api/agents/${newId()}`, { name: 'Nobody' });
  await replica.call(account, 'DELETE', `/api/agents/${agent.id}`);
  await eventually(() => expect(collected.events).toHaveLength(3));
  const about = { subject: agent.id, accountid: account };
  expect(collected.events).toEqual(
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

test('without a broker writes succeed, and what they announce is published when there is one', async () => {
  const gate = await brokerGate();
  cleanUps.push(async () => gate.close());
  const collected = await collectEvents();
  cleanUps.push(collected.stop);
  const replica = await start({ broker: testBroker(gate.url) });
  const account = newId();
  const { status, body: agent } = await replica.call(account, 'POST', '/api/agents', valid);
  expect(status).toBe(202);
  expect((await replica.call(account, 'PUT', `/api/agents/${agent.id}`, { name: 'Power' })).status).toBe(200);
  expect(await readiness(replica)).toEqual({ status: 503, waitingFor: ['broker'] });
  expect(collected.events).toEqual([]);

  gate.open();
  await eventually(() => expect(collected.events).toHaveLength(2));
  expect(collected.events.map(({ type, subject }) => [type, subject]).sort()).toEqual([
    ['agent.created.v1', agent.id],
    ['agent.updated.v1', agent.id],
  ]);
});

test('without a database the service is alive, not ready, answers 503 and stops cleanly', async () => {
  const replica = await start({ mongodbUri: `mongodb://${await deadAddress()}/?directConnection=true` });
  const account = newId();
  expect((await replica.raw('/healthz')).status).toBe(200);
  expect(await readiness(replica)).toMatchObject({
    status: 503,
    waitingFor: expect.arrayContaining(['mongodb', 'system agents']),
  });
  expect((await replica.call(account, 'GET', '/api/agents')).status).toBe(503);
  expect((await replica.call(account, 'POST', '/api/agents', valid)).status).toBe(503);
  expect((await replica.call(account, 'GET', '/api/voices')).status).toBe(200);
});

test('with all it needs the service is ready', async () => {
  const replica = await start();
  await eventually(async () => expect((await readiness(replica)).status).toBe(200));
});
