import type { ServiceClient } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import { makeAgents } from './agents-client';

type Client = ServiceClient<'colloquy.agent.v1.AgentService'>;

/** An agent service with one agent, which counts what it is asked. */
function anAgentService() {
  const state = { revision: 1, current: 1, required: ['topic'], away: false, asked: [] as string[] };
  const reply = <T>(name: string, make: () => T) => {
    if (state.away) return Promise.reject(new AppError('unavailable', undefined, 'agent is not available'));
    state.asked.push(name);
    return Promise.resolve(make());
  };
  const client = {
    getRevision: () => reply('revision', () => ({ account: state.revision, system: 1 })),
    resolveAgent: () =>
      reply('resolve', () => ({
        agentId: 'g',
        versionNumber: state.current,
        language: 'en',
        name: 'Energy',
      })),
    checkVariables: () => reply('variables', () => ({ missing: state.required })),
    getAgentConfig: ({ versionNumber }: { versionNumber: number }) =>
      reply('config', () => ({ version: { isArchived: versionNumber !== state.current } })),
  };
  return { state, agents: makeAgents(client as unknown as Client) };
}

const pinned = { agentId: 'g', versionNumber: 1 } as never;

test('a version is archived for the first request after its agent was changed', async () => {
  const { state, agents } = anAgentService();
  expect(await agents.isArchived('a', pinned)).toBe(false);
  expect(await agents.isArchived('a', pinned)).toBe(false);
  expect(state.asked).toEqual(['revision', 'config', 'revision']);
  Object.assign(state, { revision: 2, current: 2 });
  expect(await agents.isArchived('a', pinned)).toBe(true);
});

test('a new interview gets the version that is current when it is created', async () => {
  const { state, agents } = anAgentService();
  await agents.resolve('a', 'FULL_INTERVIEW', null);
  Object.assign(state, { revision: 2, current: 2 });
  expect(await agents.resolve('a', 'FULL_INTERVIEW', null)).toMatchObject({ versionNumber: 2 });
});

test('a required variable without a value is missing, a blank one too, and whatever an object inherits is no value', async () => {
  const { state, agents } = anAgentService();
  expect(await agents.missingVariables('a', {})).toEqual(['topic']);
  expect(await agents.missingVariables('a', { topic: ' ' })).toEqual(['topic']);
  expect(await agents.missingVariables('a', { topic: 'steel' })).toEqual([]);
  Object.assign(state, { revision: 2, required: ['constructor', 'topic'] });
  expect(await agents.missingVariables('a', { topic: 'steel' })).toEqual(['constructor']);
});

test('while the agent service is away interviews can be read but not created', async () => {
  const { state, agents } = anAgentService();
  await agents.resolve('a', 'FULL_INTERVIEW', null);
  state.away = true;
  expect(await agents.isArchived('a', pinned)).toBe(false);
  await expect(agents.resolve('a', 'FULL_INTERVIEW', null)).rejects.toMatchObject({ kind: 'unavailable' });
});
