import { systemAccountId } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { cleanUp, dropDatabase, startChannel, startReplica } from './harness';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(cleanUp);

async function aService(database?: string) {
  const [web, phone] = [await startChannel(), await startChannel()];
  const channels = { web: [web.address], phone: [phone.address] };
  const api = await startReplica({ channels, ...(database && { database }) });
  stops.push(web.stop, phone.stop, api.stop);
  return { web, phone, api, account: newId() };
}

async function freshDatabase(): Promise<string> {
  const name = `test_agent_${newId().slice(0, 8)}`;
  stops.push(() => dropDatabase(name));
  return name;
}

const content = { name: 'Agent', agentType: 'FULL_INTERVIEW', language: 'en' };

test('a created agent is provisioned on both channels within a second', async () => {
  const { web, phone, api, account } = await aService();
  // the first delivery waits for queues to be declared
  const first = (await api.call(account, 'POST', '/api/agents', content)).body.id;
  await eventually(() => expect(phone.of(first)).not.toEqual([]));
  const { status, body } = await api.call(account, 'POST', '/api/agents', content);
  expect(status).toBe(202);
  await eventually(() => {
    expect(web.of(body.id).at(-1)).toMatchObject({ accountId: account, channel: 'WEB' });
    expect(phone.of(body.id).at(-1)).toMatchObject({ channel: 'PHONE', config: { voiceId: body.voiceId } });
  }, 1000);
});

test('a channel hears of every version and of the deletion, each with a greater revision', async () => {
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

test('a channel that was away gets everything when it is back, without anybody asking', async () => {
  const { web, phone, api, account } = await aService();
  await phone.stop();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push((await api.call(account, 'POST', '/api/agents', content)).body.id);
  }
  await eventually(() => expect(ids.flatMap((id) => web.of(id).slice(0, 1))).toHaveLength(3));
  const back = await startChannel(phone.port);
  stops.push(back.stop);
  await eventually(() => expect(ids.flatMap((id) => back.of(id).slice(0, 1))).toHaveLength(3), 20_000);
});

test('the system agents are on both channels', async () => {
  const { web, phone } = await aService(await freshDatabase());
  const ofSystem = ({ accountId }: { accountId: string }) => accountId === systemAccountId;
  await eventually(() => {
    expect(new Set(web.pushes.filter(ofSystem).map(({ agentId }) => agentId)).size).toBe(2);
    expect(new Set(phone.pushes.filter(ofSystem).map(({ agentId }) => agentId)).size).toBe(2);
  });
});
