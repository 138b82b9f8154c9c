import type { Agents, CompiledAgentRepository } from '../domain/ports';

/**
 * Returns an agent's configuration as it was pushed, so that interviews go on while the agent service is away. Asks the
 * agent service if the version was never pushed.
 */
export function makeAgentConfig({
  stored,
  agents,
}: {
  stored: CompiledAgentRepository;
  agents: Agents;
}): Agents {
  return {
    config: async (ref, versionNumber) =>
      (await stored.config(ref, versionNumber)) ?? agents.config(ref, versionNumber),
  };
}
