import type { ServiceClient } from '@colloquy/grpc';
import { answerLifeMs, AppError } from '@colloquy/kernel';
import { makeAgents } from './agents-client';

type Client = ServiceClient<'colloquy.agent.v1.AgentService'>;

/** An agent service with one agent, which counts what it is asked, on a clock of the test's own. */
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
  /** As long as the agent service waits at least before it confirms a change. */
  const wait = () => void (now += answerLifeMs);
  return { state, wait, agents };
}

const pinned = { agentId: 'g', versionNumber: 1 } as never;

test('a version is archived for the first request after a change of its agent was confirmed', async () => {
  const { state, wait, agents } = anAgentService();
  expect(await agents.isArchived('a', pinned)).toBe(false);
  expect(await agents.isArchived('a', pinned)).toBe(false);
  expect(state.asked).toEqual(['config']);
  state.current = 2;
  wait();
  expect(await agents.isArchived('a', pinned)).toBe(true);
});

test('a new interview gets the version that is current when it is created', async () => {
  const { state, wait, agents } = anAgentService();
  const resolve = () => agents.resolve('a', 'FULL_INTERVIEW', null);
  await resolve();
  state.current += 1;
  wait();
  expect(await resolve()).toMatchObject({ versionNumber: state.current });
});

test('what one account is told is nothing to another one', async () => {
  const { state, agents } = anAgentService();
  await agents.resolve('a', 'FULL_INTERVIEW', null);
  await agents.resolve('b', 'FULL_INTERVIEW', null);
  await agents.resolve('a', 'FULL_INTERVIEW', null);
  expect(state.asked).toEqual(['resolve', 'resolve']);
});

test('a required variable without a value is missing, a blank one too, and whatever an object inherits is no value', async () => {
  const { state, wait, agents } = anAgentService();
  expect(await agents.missingVariables('a', {})).toEqual(['topic']);
  expect(await agents.missingVariables('a', { topic: ' ' })).toEqual(['topic']);
  expect(await agents.missingVariables('a', { topic: 'steel' })).toEqual([]);
  state.required = ['constructor', 'topic'];
  wait();
  expect(await agents.missingVariables('a', { topic: 'steel' })).toEqual(['constructor']);
});

test('while the agent service is away interviews can be read but not created', async () => {
  const { state, wait, agents } = anAgentService();
  await agents.resolve('a', 'FULL_INTERVIEW', null);
  state.away = true;
  wait();
  expect(await agents.isArchived('a', pinned)).toBe(false);
  await expect(agents.resolve('a', 'FULL_INTERVIEW', null)).rejects.toMatchObject({ kind: 'unavailable' });
});
