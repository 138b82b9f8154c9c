import { createAgentBody } from '@colloquy/contracts';
import { newId, systemClock } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import type { RosterStore } from '../src/domain/ports';
import { rosterModel } from '../src/storage/roster-model';
import { makeRosterStore } from '../src/storage/roster-store';
import { versionModel } from '../src/storage/version-model';
import { makeVersionStore } from '../src/storage/version-store';
import { makeAccountVariables } from '../src/use-cases/account-variables';
import { makeActivateAgent } from '../src/use-cases/activate-agent';
import { makeChangeRoster } from '../src/use-cases/change-roster';
import { makeCreateAgent } from '../src/use-cases/create-agent';
import { makeDeleteAgent } from '../src/use-cases/delete-agent';
import { makeUpdateAgent } from '../src/use-cases/update-agent';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_agent_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const rosterCollection = rosterModel(mongo);
const versionCollection = versionModel(mongo);
const versions = makeVersionStore(versionCollection);
const store = makeRosterStore({ model: rosterCollection, newId, published: () => undefined });

beforeAll(() => mongo.start());
afterAll(async () => {
  await rosterCollection.db.dropDatabase();
  await mongo.stop();
});

/** The use-cases of one replica; `beforeSave` happens after it has decided and before it stores its decision. */
function replica(beforeSave: () => Promise<unknown> = async () => undefined) {
  let pending: (() => Promise<unknown>) | undefined = beforeSave;
  const rosters: RosterStore = {
    ...store,
    save: async (...change) => {
      const first = pending;
      pending = undefined;
      await first?.();
      return store.save(...change);
    },
  };
  const changeRoster = makeChangeRoster({ rosters, clock: systemClock });
  const deps = { changeRoster, rosters, versions, newId };
  return {
    variables: makeAccountVariables(deps),
    createAgent: makeCreateAgent(deps),
    updateAgent: makeUpdateAgent(deps),
    deleteAgent: makeDeleteAgent(deps),
    activateAgent: makeActivateAgent(deps),
  };
}

const input = (fields: object = {}) =>
  createAgentBody.parse({ name: 'Energy', agentType: 'FULL_INTERVIEW', language: 'en', ...fields });
const using = { customPrompt: 'For {{client}}' };

async function anAccount() {
  const accountId = newId();
  const { agent } = await replica().createAgent(accountId, input());
  const { variable } = await replica().variables.create(accountId, { name: 'client', displayName: 'Client' });
  return { accountId, agentId: agent.id, variableId: variable.id };
}

test('a variable that a prompt begins to use while it is being deleted stays', async () => {
  const { accountId, agentId, variableId } = await anAccount();
  const slow = replica(() => replica().updateAgent(accountId, agentId, using));
  await expect(slow.variables.remove(accountId, variableId)).rejects.toMatchObject({
    code: 'VARIABLE_IN_USE',
  });
  expect((await replica().variables.get(accountId, variableId)).usedByAgents).toEqual(['Energy']);
});

test('a variable that a new agent begins to use while it is being deleted stays', async () => {
  const { accountId, variableId } = await anAccount();
  const slow = replica(() => replica().createAgent(accountId, input({ name: 'Late', ...using })));
  await expect(slow.variables.remove(accountId, variableId)).rejects.toMatchObject({
    details: { agents: ['Late'] },
  });
});

test('a prompt that begins to use a variable while it is deleted comes after the deletion', async () => {
  const { accountId, agentId, variableId } = await anAccount();
  const slow = replica(() => replica().variables.remove(accountId, variableId));
  await expect(slow.updateAgent(accountId, agentId, using)).resolves.toMatchObject({
    agent: { versionNumber: 2 },
  });
  expect(await replica().variables.list(accountId)).toEqual([]);
});

test('an agent deleted while it is being activated or updated is not the default and gets no version', async () => {
  const { accountId, agentId } = await anAccount();
  const slow = replica(() => replica().deleteAgent(accountId, agentId));
  await expect(slow.activateAgent(accountId, agentId)).rejects.toMatchObject({ kind: 'not-found' });
  expect((await store.load(accountId)).defaults).toEqual({});

  const { agent } = await replica().createAgent(accountId, input());
  const slower = replica(() => replica().deleteAgent(accountId, agent.id));
  await expect(slower.updateAgent(accountId, agent.id, using)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await versionCollection.countDocuments({ agentId: agent.id })).toBe(1);
  await expect(versions.byNumber(accountId, agent.id, 1)).resolves.toMatchObject({ customPrompt: '' });
});

test('an update that is forestalled builds on what the other one left, and leaves no version of its own behind', async () => {
  const { accountId, agentId } = await anAccount();
  const slow = replica(() => replica().updateAgent(accountId, agentId, { description: 'theirs' }));
  const { agent, texts } = await slow.updateAgent(accountId, agentId, using);
  expect([agent.versionNumber, texts.description, texts.customPrompt]).toEqual([
    3,
    'theirs',
    using.customPrompt,
  ]);
  expect(await versionCollection.countDocuments({ agentId })).toBe(3);
  await expect(versions.byNumber(accountId, agentId, 2)).resolves.toMatchObject({ description: 'theirs' });
});

test('a crash between storing a version and using it leaves the agent as it was, and the next update succeeds', async () => {
  const { accountId, agentId } = await anAccount();
  const crashing = replica(() => Promise.reject(new Error('killed')));
  await expect(crashing.updateAgent(accountId, agentId, { description: 'lost' })).rejects.toThrow('killed');
  const { agent } = await replica().updateAgent(accountId, agentId, { description: 'kept' });
  expect(agent.versionNumber).toBe(2);
  await replica().deleteAgent(accountId, agentId);
  await expect(versions.byNumber(accountId, agentId, 2)).resolves.toMatchObject({ description: 'kept' });
});

test('an account whose events cannot be published any more is refused changes instead of growing without limit', async () => {
  const { accountId, agentId } = await anAccount();
  const event = { id: newId() };
  await rosterCollection.collection.updateOne({ _id: accountId as never }, [
    { $set: { outbox: { $map: { input: { $range: [0, 1000] }, in: { $literal: event } } } } },
  ]);
  const changing = replica().updateAgent(accountId, agentId, using);
  await expect(changing).rejects.toMatchObject({ kind: 'unavailable' });
});
