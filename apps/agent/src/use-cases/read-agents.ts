import type { AgentRole } from '@colloquy/contracts';
import { availableAgent, availableAgents } from '../domain/available-agents';
import type { RosterStore, VersionStore } from '../domain/ports';
import type { AccountVariable } from '../domain/roster';
import { type AgentDetails, textsIn, textsOf } from './agent-details';

/** What an account can see of its agents and of the system ones. */
export function makeReadAgents({ rosters, versions }: { rosters: RosterStore; versions: VersionStore }) {
  return {
    async list(accountId: string, role: AgentRole | 'ALL'): Promise<AgentDetails[]> {
      const found = availableAgents(await rosters.visibleTo(accountId, 'all')).filter(
        ({ agent }) => role === 'ALL' || agent.role === role,
      );
      const texts = await versions.texts(
        accountId,
        found.map(({ agent }) => agent.versionId),
      );
      return found.map((one) => ({ ...one, texts: textsIn(texts, one.agent) }));
    },

    async get(accountId: string, agentId: string): Promise<AgentDetails> {
      const found = availableAgent(await rosters.visibleTo(accountId, { agentId }), agentId);
      return { ...found, texts: await textsOf(versions, accountId, found.agent) };
    },

    /** The account variables an agent uses, by name. A name the account has no variable for is left out. */
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
