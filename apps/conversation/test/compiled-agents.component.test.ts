import { systemAccountId } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { aPush, conversationClient } from './agent-pushes';
import { makeHarness } from './harness';
import type { ScriptedPlatform } from './scripted-platform';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

async function aService() {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  const client = conversationClient(app);
  harness.onCleanUp(() => client.close());
  const { accountId, agentId } = platform.interview;
  return { platform, app, client, agent: { accountId, agentId } };
}

/** The interviewer's first words to an expert who opens the link now. */
async function greeting(app: { httpPort(): number }, platform: ScriptedPlatform): Promise<string> {
  const expert = await harness.client(app, platform);
  expert.hello();
  const { turns } = await expert.next('welcome');
  return turns[0]?.text ?? (await expert.next('turn')).text;
}

test('an interview starts with the pushed agent, also while the agent service is down', async () => {
  const { platform, app, client, agent } = await aService();
  expect(await client.pushAgent(aPush(agent, { revision: 1 }))).toEqual({ applied: true });
  platform.agentsDown();
  expect(await greeting(app, platform)).toContain('Good day from the push.');
});

test('an agent that was never pushed is fetched', async () => {
  const { platform, app } = await aService();
  expect(await greeting(app, platform)).toContain('Hello Jordan, I am Sam.');
});

test('an older push never replaces a newer one, whatever the order and number of deliveries', async () => {
  const { client, agent } = await aService();
  const push = async (revision: number) => (await client.pushAgent(aPush(agent, { revision }))).applied;
  const applied: boolean[] = [];
  for (const revision of [2, 1, 2, 3, 1]) applied.push(await push(revision));
  expect(applied).toEqual([true, false, false, true, false]);
  await Promise.all(Array.from({ length: 20 }, (_, index) => push(10 + index)));
  expect([await push(29), await push(30)]).toEqual([false, true]);
});

test('the configuration of a deleted agent is kept for its interviews', async () => {
  const { platform, app, client, agent } = await aService();
  await client.pushAgent(aPush(agent, { revision: 5, greeting: 'Before the deletion.' }));
  await client.pushAgent({ ...agent, channel: 'WEB', revision: 6 });
  platform.agentsDown();
  expect(await greeting(app, platform)).toContain('Before the deletion.');
});

test('an agent pushed for another account is not used', async () => {
  const { platform, app, client, agent } = await aService();
  const theirs = { ...agent, accountId: newId() };
  await client.pushAgent(aPush(theirs, { revision: 1, greeting: 'Words of somebody else.' }));
  expect(await greeting(app, platform)).not.toContain('Words of somebody else.');
});

test('an agent pushed for the system is used for every account', async () => {
  const { platform, app, client, agent } = await aService();
  const ofSystem = { ...agent, accountId: systemAccountId };
  await client.pushAgent(aPush(ofSystem, { revision: 1, greeting: 'Words of the system.' }));
  expect(await greeting(app, platform)).toContain('Words of the system.');
});

test.each([
  ['channel', { channel: 'FAX' }],
  ['account_id', { accountId: 'me' }],
  ['agent_id', { agentId: '' }],
  ['revision', { revision: 0 }],
  ['config', { config: {} }],
])('a push with a wrong %s is refused', async (field, change) => {
  const { client, agent } = await aService();
  const push = client.pushAgent({ ...aPush(agent, { revision: 1 }), ...change });
  await expect(push).rejects.toMatchObject({ kind: 'invalid', message: expect.stringContaining(field) });
});
