import type { Agents, CompiledAgents } from '../domain/ports';

/**
 * What an agent says on a channel: as it was pushed here, so that interviews go on while the agent service is
 * away; asked for when it never arrived.
 */
export function makeAgentConfig({ stored, agents }: { stored: CompiledAgents; agents: Agents }): Agents {
  return {
    config: async (ref, versionNumber) =>
      (await stored.config(ref, versionNumber)) ?? agents.config(ref, versionNumber),
  };
}
