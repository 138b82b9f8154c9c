import { systemAccountId } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { channelsAt, harness, makeAgentHarness, startChannel } from './harness';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => harness.stop());

async function aService({ start } = harness) {
  const [web, phone] = [await startChannel(), await startChannel()];
  const api = await start(channelsAt(web.address, phone.address));
  stops.push(web.stop, phone.stop, api.stop);
  return { web, phone, api, account: newId() };
}

const content = { name: 'Agent', agentType: 'FULL_INTERVIEW', language: 'en' };

test('a created agent is provisioned on both channels within a second', async () => {
  const { web, phone, api, account } = await aService();
  // the first delivery has to wait until the queues are declared
  const first = (await api.call(account, 'POST', '/api/agents', content)).body.id;
  await eventually(() => expect(phone.of(first)).not.toEqual([]));
  const { status, body } = await api.call(account, 'POST', '/api/agents', content);
  expect(status).toBe(202);
  await eventually(() => {
    expect(web.of(body.id).at(-1)).toMatchObject({ accountId: account, channel: 'WEB' });
    expect(phone.of(body.id).at(-1)).toMatchObject({ channel: 'PHONE', config: { voiceId: body.voiceId } });
  }, 1000);
});

test('a channel receives every version and the deletion, each with a greater revision', async () => {
  const { web, api, account } = await aService();
  const { id } = (await api.call(account, 'POST', '/api/agents', content)).body;
  await eventually(() => expect(web.of(id)).not.toEqual([]));
  await api.call(account, 'PUT', `/api/agents/${id}`, { agentPersonaName: 'Kim' });
  await eventually(() => expect(web.of(id).at(-1)?.config?.version).toMatchObject({ versionNumber: 2 }));
  await api.call(account, 'DELETE', `/api/agents/${id}`);
  await eventually(() => expect(web.of(id).at(-1)?.config).toBeFalsy());
  const revisions = web.of(id).map(({ revision }) => revision);
  expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
});

test('a channel that was unreachable receives all changes automatically when it is back', async () => {
  const { web, phone, api, account } = await aService();
  await phone.stop();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push((await api.call(account, 'POST', '/api/agents', content)).body.id);
  }
  await eventually(() => expect(ids.flatMap((id) => web.of(id).slice(0, 1))).toHaveLength(3));
  const back = await startChannel(phone.port);
  stops.push(back.stop);
  await eventually(() => expect(ids.flatMap((id) => back.of(id).slice(0, 1))).toHaveLength(3));
});

test('a changed agent reaches both channels although its event is never published', async () => {
  const [web, phone] = [await startChannel(), await startChannel()];
  const noBroker = { RABBITMQ_URL: 'amqp://127.0.0.1:9' };
  const api = await harness.start({ ...channelsAt(web.address, phone.address), ...noBroker });
  stops.push(web.stop, phone.stop, api.stop);
  const account = newId();
  const { id } = (await api.call(account, 'POST', '/api/agents', content)).body;
  await eventually(() => {
    expect(web.of(id).at(-1)?.config?.version).toMatchObject({ versionNumber: 1 });
    expect(phone.of(id).at(-1)?.config?.version).toMatchObject({ versionNumber: 1 });
  });
});

test('both channels receive the system agents', async () => {
  const fresh = makeAgentHarness();
  stops.push(fresh.stop);
  const { web, phone } = await aService(fresh);
  const ofSystem = ({ accountId }: { accountId: string }) => accountId === systemAccountId;
  await eventually(() => {
    expect(new Set(web.pushes.filter(ofSystem).map(({ agentId }) => agentId)).size).toBe(2);
    expect(new Set(phone.pushes.filter(ofSystem).map(({ agentId }) => agentId)).size).toBe(2);
  });
});
