import { createAgentBody, systemAccountId } from '@colloquy/contracts';
import * as fc from 'fast-check';
import { newContent } from './agent-content';
import { agentForInterview, availableAgents } from './available-agents';
import { activateAgent, activateSystemAgent, createAgent, deleteAgent, updateAgent } from './change-agents';
import { createVariable, deleteVariable, updateVariable } from './change-variables';
import { type AgentContent, agentsUsing, emptyRoster, maxAgents, maxVariables, type Roster } from './roster';
import { withSystemAgents } from './system-agents';

const now = new Date('2026-03-01T10:00:00.000Z');
const system = withSystemAgents(emptyRoster(systemAccountId));
const [fullSystemAgent] = system.agents;
const content = (fields: Partial<AgentContent> = {}): AgentContent => ({
  ...newContent(createAgentBody.parse({ name: 'Energy', agentType: 'FULL_INTERVIEW', language: 'en' }), []),
  ...fields,
});
const withAgent =
  (id: string, fields: Partial<AgentContent> = {}, role: 'ROOT' | 'TRANSFER_ONLY' = 'ROOT') =>
  (roster: Roster) =>
    createAgent(roster, { id, role, versionId: `${id}-1`, content: content(fields), now }).roster;
const withVariable =
  (name: string, isRequired = false) =>
  (roster: Roster) =>
    createVariable(roster, { name, displayName: name, isRequired }, { id: name, now }).roster;
const roster = (...steps: ((roster: Roster) => Roster)[]) =>
  steps.reduce((state, step) => step(state), emptyRoster('account'));
const refusal = (kind: string, code?: string) => expect.objectContaining({ kind, code });

test('creating an agent announces version 1, and each update announces the next version', () => {
  const created = createAgent(roster(), { id: 'a', role: 'ROOT', versionId: 'a-1', content: content(), now });
  expect(created.roster.agents).toMatchObject([
    { id: 'a', versionNumber: 1, createdAt: now, updatedAt: now },
  ]);
  const later = new Date(now.getTime() + 1000);
  const next = { versionId: 'a-2', content: content({ name: 'Power' }), now: later };
  const updated = updateAgent(created.roster, 'a', next);
  expect(updated.roster.agents).toMatchObject([
    { name: 'Power', versionId: 'a-2', versionNumber: 2, createdAt: now, updatedAt: later },
  ]);
  const reconfigured = {
    type: 'agent.configuration-changed.v1',
    data: { agentId: 'a', revision: 1 },
  };
  const version = { agentId: 'a', agentType: 'FULL_INTERVIEW', role: 'ROOT' };
  expect([...created.facts, ...updated.facts, ...deleteAgent(updated.roster, 'a').facts]).toEqual([
    { type: 'agent.created.v1', data: { ...version, versionId: 'a-1', versionNumber: 1 } },
    reconfigured,
    { type: 'agent.updated.v1', data: { ...version, versionId: 'a-2', versionNumber: 2 } },
    reconfigured,
    { type: 'agent.deleted.v1', data: { agentId: 'a' } },
    reconfigured,
  ]);
});

test('a system agent cannot be changed or deleted, and an unknown agent is not found', () => {
  const next = { versionId: 'x', content: content(), now };
  for (const change of [
    (id: string) => updateAgent(roster(), id, next),
    (id: string) => deleteAgent(roster(), id),
  ]) {
    expect(() => change(fullSystemAgent?.id ?? '')).toThrow(refusal('forbidden'));
    expect(() => change('unknown')).toThrow(refusal('not-found'));
  }
});

test('the system agent is the default of a type unless the account has activated one of its own agents', () => {
  const own = roster(withAgent('a'), withAgent('b'));
  const defaultOf = (state: Roster) =>
    agentForInterview({ own: state, system }, { interviewType: 'FULL_INTERVIEW' }).id;
  expect(defaultOf(own)).toBe(fullSystemAgent?.id);
  const activated = activateAgent(activateAgent(own, 'a').roster, 'b').roster;
  expect(defaultOf(activated)).toBe('b');
  expect(defaultOf(deleteAgent(activated, 'b').roster)).toBe(fullSystemAgent?.id);
  expect(defaultOf(activateSystemAgent(activated, 'FULL_INTERVIEW').roster)).toBe(fullSystemAgent?.id);
  const retyped = { versionId: 'b-2', content: content({ agentType: 'VETTING_INTERVIEW' }), now };
  const changed = updateAgent(activated, 'b', retyped).roster;
  expect(defaultOf(changed)).toBe(fullSystemAgent?.id);
  expect(availableAgents({ own: changed, system }).find(({ agent }) => agent.id === 'b')?.isDefault).toBe(
    false,
  );
});

test('activating the current default changes nothing', () => {
  const own = activateAgent(roster(withAgent('a')), 'a').roster;
  expect(activateAgent(own, 'a').roster).toBe(own);
  const untouched = roster(withAgent('a'));
  expect(activateSystemAgent(untouched, 'FULL_INTERVIEW').roster).toBe(untouched);
});

test('an interview cannot start with a TRANSFER_ONLY agent, an agent of another type or an unknown agent', () => {
  const own = roster(withAgent('target', {}, 'TRANSFER_ONLY'), withAgent('a'));
  const resolve = (
    agentId: string,
    interviewType: 'FULL_INTERVIEW' | 'VETTING_INTERVIEW' = 'FULL_INTERVIEW',
  ) => agentForInterview({ own, system }, { agentId, interviewType });
  expect(resolve('a').id).toBe('a');
  expect(() => resolve('target')).toThrow(refusal('invalid'));
  expect(() => resolve('a', 'VETTING_INTERVIEW')).toThrow(refusal('invalid'));
  expect(() => resolve('unknown')).toThrow(refusal('not-found'));
  expect(() => activateAgent(own, 'target')).toThrow(refusal('invalid'));
});

test.each(['1a', '_a', '', 'a-b', 'a b', 'ä', 'a{', ' a', 'a\n', `a${'b'.repeat(100)}`])(
  '%j is not a variable name',
  (name) => {
    expect(() => roster(withVariable(name))).toThrow(refusal('invalid', 'INVALID_VARIABLE_NAME'));
  },
);

test.each(['a', 'Z', 'client_name2', 'constructor', 'toString', `a${'b'.repeat(99)}`])(
  '%s is a variable name, and is unique within the account',
  (name) => {
    const own = roster(withVariable(name));
    expect(() => withVariable(name)(own)).toThrow(refusal('conflict', 'VARIABLE_NAME_EXISTS'));
  },
);

test('a required variable can become optional, and an optional variable cannot become required', () => {
  const own = roster(withVariable('needed', true), withVariable('free'));
  expect(updateVariable(own, 'needed', { isRequired: false }, now).roster.variables[0]?.isRequired).toBe(
    false,
  );
  expect(updateVariable(own, 'needed', { isRequired: true }, now).roster.variables[0]?.isRequired).toBe(true);
  expect(() => updateVariable(own, 'free', { isRequired: true }, now)).toThrow(
    refusal('invalid', 'CANNOT_MAKE_VARIABLE_REQUIRED'),
  );
});

test('an update keeps an absent default value, and null removes the default', () => {
  const own = updateVariable(roster(withVariable('a')), 'a', { defaultValue: 'x' }, now).roster;
  expect(updateVariable(own, 'a', { displayName: 'A' }, now).roster.variables[0]?.defaultValue).toBe('x');
  expect(updateVariable(own, 'a', { defaultValue: null }, now).roster.variables[0]?.defaultValue).toBeNull();
});

test('a variable is in use while a current prompt or first message names it, even if created later', () => {
  const own = roster(
    withAgent('a', { name: 'Zoe', customPrompt: 'For {{ client }}.' }),
    withVariable('client'),
    withAgent('b', { name: 'Ann', firstMessage: 'Hello from {{client}}' }),
    withAgent('c', { customPrompt: 'client {client} {{cli ent}} {{clients}}' }),
  );
  expect(() => deleteVariable(own, 'client')).toThrow(
    expect.objectContaining({ code: 'VARIABLE_IN_USE', details: { agents: ['Ann', 'Zoe'] } }),
  );
  const freed = deleteAgent(
    updateAgent(own, 'a', { versionId: 'a-2', content: content(), now }).roster,
    'b',
  ).roster;
  expect(deleteVariable(freed, 'client').roster.variables).toEqual([]);
});

test('an account has a maximum number of agents and of variables', () => {
  const agent = roster(withAgent('a')).agents[0];
  const full = {
    ...roster(),
    agents: Array.from({ length: maxAgents }, () => agent as NonNullable<typeof agent>),
  };
  expect(() => withAgent('b')(full)).toThrow(refusal('invalid'));
  const names = Array.from({ length: maxVariables }, (_, n) => withVariable(`v${n}`));
  expect(() => roster(...names, withVariable('one_more'))).toThrow(refusal('invalid'));
});

test('after any sequence of changes each type has one default and no variable in use is deleted', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const name = fc.constantFrom('x', 'y');
  const agentType = fc.constantFrom('FULL_INTERVIEW' as const, 'VETTING_INTERVIEW' as const);
  const fields = fc.record({ agentType, customPrompt: fc.constantFrom('', '{{x}}', '{{x}} {{y}}') });
  const step = fc.oneof(
    fc.tuple(id, fields).map(
      ([a, b]) =>
        (state: Roster) =>
          state.agents.some((agent) => agent.id === a) ? state : withAgent(a, b)(state),
    ),
    fc.tuple(id, fields).map(
      ([a, b]) =>
        (state: Roster) =>
          updateAgent(state, a, { versionId: 'v', content: content(b), now }).roster,
    ),
    id.map((a) => (state: Roster) => deleteAgent(state, a).roster),
    id.map((a) => (state: Roster) => activateAgent(state, a).roster),
    agentType.map((type) => (state: Roster) => activateSystemAgent(state, type).roster),
    name.map((a) => withVariable(a)),
    name.map((a) => (state: Roster) => {
      const next = deleteVariable(state, a).roster;
      expect(agentsUsing(state, a)).toEqual([]);
      return next;
    }),
  );
  const orSame = (change: (state: Roster) => Roster) => (state: Roster) => {
    try {
      return change(state);
    } catch (error) {
      expect(error).toMatchObject({ name: 'AppError' });
      return state;
    }
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const own = roster(...steps.map(orSame));
      const defaults = availableAgents({ own, system }).filter(({ isDefault }) => isDefault);
      expect(defaults.map(({ agent }) => agent.agentType).sort()).toEqual([
        'FULL_INTERVIEW',
        'VETTING_INTERVIEW',
      ]);
    }),
  );
});
