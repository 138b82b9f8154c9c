import { createAgentBody } from '@colloquy/contracts';
import { newId, systemClock } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import type { RosterRepository } from '../src/domain/ports';
import { rosterModel } from '../src/storage/roster-model';
import { makeRosterRepository } from '../src/storage/roster-repository';
import { versionModel } from '../src/storage/version-model';
import { makeVersionRepository } from '../src/storage/version-repository';
import { makeActivateAgent } from '../src/use-cases/activate-agent';
import { makeChangeRoster } from '../src/use-cases/change-roster';
import { makeCreateAgent } from '../src/use-cases/create-agent';
import { makeCreateVariable } from '../src/use-cases/create-variable';
import { makeDeleteAgent } from '../src/use-cases/delete-agent';
import { makeDeleteVariable } from '../src/use-cases/delete-variable';
import { makeListVariables, makeReadVariable } from '../src/use-cases/read-variables';
import { makeUpdateAgent } from '../src/use-cases/update-agent';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_agent_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const rosterCollection = rosterModel(mongo);
const versionCollection = versionModel(mongo);
const versions = makeVersionRepository(versionCollection);
const store = makeRosterRepository({ model: rosterCollection, newId, published: () => undefined });

beforeAll(() => mongo.start());
afterAll(async () => {
  await rosterCollection.db.dropDatabase();
  await mongo.stop();
});

/** Returns the use cases of one replica; `beforeSave` runs between the first decision and its save. */
function replica(beforeSave: () => Promise<unknown> = async () => undefined) {
  let pending: (() => Promise<unknown>) | undefined = beforeSave;
  const rosters: RosterRepository = {
    ...store,
    save: async (...change) => {
      const first = pending;
      pending = undefined;
      await first?.();
      return store.save(...change);
    },
  };
  const changeRoster = makeChangeRoster({ rosters, clock: systemClock });
  const deps = { changeRoster, rosters, versions, newId, models: [] };
  return {
    listVariables: makeListVariables(deps),
    readVariable: makeReadVariable(deps),
    createVariable: makeCreateVariable(deps),
    deleteVariable: makeDeleteVariable(deps),
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
  const { variable } = await replica().createVariable(accountId, { name: 'client', displayName: 'Client' });
  return { accountId, agentId: agent.id, variableId: variable.id };
}

test('a variable stays if a prompt starts to use it during the deletion', async () => {
  const { accountId, agentId, variableId } = await anAccount();
  const slow = replica(() => replica().updateAgent(accountId, agentId, using));
  await expect(slow.deleteVariable(accountId, variableId)).rejects.toMatchObject({
    code: 'VARIABLE_IN_USE',
  });
  expect((await replica().readVariable(accountId, variableId)).usedByAgents).toEqual(['Energy']);
});

test('a variable stays if a new agent starts to use it during the deletion', async () => {
  const { accountId, variableId } = await anAccount();
  const slow = replica(() => replica().createAgent(accountId, input({ name: 'Late', ...using })));
  await expect(slow.deleteVariable(accountId, variableId)).rejects.toMatchObject({
    details: { agents: ['Late'] },
  });
});

test('a prompt may name a variable that was deleted during the update', async () => {
  const { accountId, agentId, variableId } = await anAccount();
  const slow = replica(() => replica().deleteVariable(accountId, variableId));
  await expect(slow.updateAgent(accountId, agentId, using)).resolves.toMatchObject({
    agent: { versionNumber: 2 },
  });
  expect(await replica().listVariables(accountId)).toEqual([]);
});

test('an agent deleted during its activation or update is not the default and gets no version', async () => {
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

test('an update that conflicts with another builds on it and leaves no unused version', async () => {
  const { accountId, agentId } = await anAccount();
  const slow = replica(() => replica().updateAgent(accountId, agentId, { description: 'theirs' }));
  const { agent, script } = await slow.updateAgent(accountId, agentId, using);
  expect([agent.versionNumber, script.description, script.customPrompt]).toEqual([
    3,
    'theirs',
    using.customPrompt,
  ]);
  expect(await versionCollection.countDocuments({ agentId })).toBe(3);
  await expect(versions.byNumber(accountId, agentId, 2)).resolves.toMatchObject({ description: 'theirs' });
});

test('a crash between storing and using a version leaves the agent unchanged, and the next update succeeds', async () => {
  const { accountId, agentId } = await anAccount();
  const crashing = replica(() => Promise.reject(new Error('killed')));
  await expect(crashing.updateAgent(accountId, agentId, { description: 'lost' })).rejects.toThrow('killed');
  const { agent } = await replica().updateAgent(accountId, agentId, { description: 'kept' });
  expect(agent.versionNumber).toBe(2);
  await replica().deleteAgent(accountId, agentId);
  await expect(versions.byNumber(accountId, agentId, 2)).resolves.toMatchObject({ description: 'kept' });
});

test('changes are refused while too many events of the account are unpublished', async () => {
  const { accountId, agentId } = await anAccount();
  const event = { id: newId() };
  await rosterCollection.collection.updateOne({ _id: accountId as never }, [
    { $set: { outbox: { $map: { input: { $range: [0, 1000] }, in: { $literal: event } } } } },
  ]);
  const changing = replica().updateAgent(accountId, agentId, using);
  await expect(changing).rejects.toMatchObject({ kind: 'unavailable' });
});
