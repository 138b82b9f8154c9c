import { interviewTypes, promptVariables, systemAccountId } from '@colloquy/contracts';
import { emptyRoster } from './roster';
import { isSystemAgent, systemAgentVersions, withSystemAgents } from './system-agents';
import { voices } from './voices';

const seeded = withSystemAgents(emptyRoster(systemAccountId));

test('each type has one system agent, which is its default and has a voice, texts and no variables', () => {
  expect(seeded.agents.map(({ agentType }) => agentType).sort()).toEqual([...interviewTypes].sort());
  for (const version of systemAgentVersions()) {
    expect(seeded.defaults[version.agentType]).toBe(version.agentId);
    expect(isSystemAgent(version.agentId)).toBe(true);
    expect(voices.map(({ id }) => id)).toContain(version.voiceId);
    expect(version.firstMessage).not.toBe('');
    expect(version.customPrompt).not.toBe('');
    expect(promptVariables(version.firstMessage, version.customPrompt)).toEqual([]);
  }
});

test('a repeated seed changes nothing', () => {
  expect(withSystemAgents(seeded)).toBe(seeded);
});

test('a newer version replaces an older one, and an older release keeps a newer version', () => {
  const at = (versionNumber: number) => ({
    ...seeded,
    agents: seeded.agents.map((agent) => ({ ...agent, versionNumber, name: 'Other' })),
  });
  expect(withSystemAgents(at(0)).agents).toEqual(seeded.agents);
  const ahead = at(9);
  expect(withSystemAgents(ahead)).toBe(ahead);
});
