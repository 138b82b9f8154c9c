import { type AgentRole, maxListedVersions } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { agentAt } from '../domain/agent-version';
import { availableAgent, availableAgents } from '../domain/available-agents';
import type { ListedVersion, RosterRepository, VersionRepository } from '../domain/ports';
import type { AccountVariable } from '../domain/roster';
import { type AgentDetails, scriptIn, scriptOf } from './agent-details';

/** Scripts that are read at once: each has up to 31 KB. */
const scriptsAtOnce = 50;

export function makeReadAgents({
  rosters,
  versions,
}: {
  rosters: RosterRepository;
  versions: VersionRepository;
}) {
  return {
    async *list(accountId: string, role: AgentRole | 'ALL'): AsyncGenerator<AgentDetails> {
      const found = availableAgents(await rosters.visibleTo(accountId, 'all')).filter(
        ({ agent }) => role === 'ALL' || agent.role === role,
      );
      for (let from = 0; from < found.length; from += scriptsAtOnce) {
        const some = found.slice(from, from + scriptsAtOnce);
        const ids = some.map(({ agent }) => agent.versionId);
        const scripts = await versions.scripts(accountId, ids);
        yield* some.map((one) => ({ ...one, script: scriptIn(scripts, one.agent) }));
      }
    },

    async get(accountId: string, agentId: string): Promise<AgentDetails> {
      const found = availableAgent(await rosters.visibleTo(accountId, { agentId }), agentId);
      return { ...found, script: await scriptOf(versions, accountId, found.agent) };
    },

    async version(accountId: string, agentId: string, versionNumber: number): Promise<AgentDetails> {
      const found = availableAgent(await rosters.visibleTo(accountId, { agentId }), agentId);
      const { agent } = found;
      if (agent.versionNumber === versionNumber) {
        return { ...found, script: await scriptOf(versions, accountId, agent) };
      }
      const version = await versions.byNumber(accountId, agentId, versionNumber);
      if (!version) throw new AppError('not-found', undefined, 'Agent version not found');
      return { ...found, agent: agentAt(agent, version), script: version };
    },

    async versions(accountId: string, agentId: string): Promise<ListedVersion[]> {
      const { agent } = availableAgent(await rosters.visibleTo(accountId, { agentId }), agentId);
      const { versionNumber, name, updatedAt: createdAt } = agent;
      const earlier = await versions.before(accountId, agentId, versionNumber, maxListedVersions - 1);
      return [{ versionNumber, name, createdAt }, ...earlier];
    },

    /** Sorted by name; unknown names are omitted. */
    async variables(accountId: string, agentId: string): Promise<AccountVariable[]> {
      const [visible, variables] = await Promise.all([
        rosters.visibleTo(accountId, { agentId }),
        rosters.variables(accountId),
      ]);
      const { agent } = availableAgent(visible, agentId);
      return variables
        .filter(({ name }) => agent.usedNames.includes(name))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}
