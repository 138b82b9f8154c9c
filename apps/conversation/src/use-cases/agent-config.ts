import type { Agents, CompiledAgentRepository } from '../domain/ports';

/** Stored pushes let interviews go on while the agent service is away. */
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
