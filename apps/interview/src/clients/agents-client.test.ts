import type { ServiceClient } from '@colloquy/grpc';
import { answerTtlMs, AppError } from '@colloquy/kernel';
import { makeAgents } from './agents-client';

type Client = ServiceClient<'colloquy.agent.v1.AgentService'>;

function anAgentService() {
  const state = { current: 1, required: ['topic'], away: false, asked: [] as string[] };
  const reply = <T>(name: string, make: () => T) => {
    if (state.away) return Promise.reject(new AppError('unavailable', undefined, 'agent is not available'));
    state.asked.push(name);
    return Promise.resolve(make());
  };
  const client = {
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
  let now = 0;
  const stopwatch = () => {
    const start = now;
    return () => now - start;
  };
  const agents = makeAgents({ client: client as unknown as Client, stopwatch });
  /** Minimum time for which the agent service waits before it confirms a change. */
  const wait = () => void (now += answerTtlMs);
  return { state, wait, agents };
}

const pinned = { agentId: 'g', versionNumber: 1 } as never;

test('the first request after a confirmed change of the agent reports the version as archived', async () => {
  const { state, wait, agents } = anAgentService();
  expect(await agents.isArchived('a', pinned)).toBe(false);
  expect(await agents.isArchived('a', pinned)).toBe(false);
  expect(state.asked).toEqual(['config']);
  state.current = 2;
  wait();
  expect(await agents.isArchived('a', pinned)).toBe(true);
});

test('a new interview gets the current version', async () => {
  const { state, wait, agents } = anAgentService();
  const resolve = () => agents.resolve('a', 'FULL_INTERVIEW', null);
  await resolve();
  state.current += 1;
  wait();
  expect(await resolve()).toMatchObject({ versionNumber: state.current });
});

test('answers are cached per account', async () => {
  const { state, agents } = anAgentService();
  await agents.resolve('a', 'FULL_INTERVIEW', null);
  await agents.resolve('b', 'FULL_INTERVIEW', null);
  await agents.resolve('a', 'FULL_INTERVIEW', null);
  expect(state.asked).toEqual(['resolve', 'resolve']);
});

test('a required variable is missing if its value is absent, blank or inherited from Object', async () => {
  const { state, wait, agents } = anAgentService();
  expect(await agents.missingVariables('a', {})).toEqual(['topic']);
  expect(await agents.missingVariables('a', { topic: ' ' })).toEqual(['topic']);
  expect(await agents.missingVariables('a', { topic: 'steel' })).toEqual([]);
  state.required = ['constructor', 'topic'];
  wait();
  expect(await agents.missingVariables('a', { topic: 'steel' })).toEqual(['constructor']);
});

test('during an outage of the agent service interviews can be read but not created', async () => {
  const { state, wait, agents } = anAgentService();
  await agents.resolve('a', 'FULL_INTERVIEW', null);
  state.away = true;
  wait();
  expect(await agents.isArchived('a', pinned)).toBe(false);
  await expect(agents.resolve('a', 'FULL_INTERVIEW', null)).rejects.toMatchObject({ kind: 'unavailable' });
});
