import type { ServiceClient } from '@colloquy/grpc';
import type { Agents } from '../domain/ports';

export function grpcAgents(client: ServiceClient<'colloquy.agent.v1.AgentService'>): Agents {
  return {
    config: ({ accountId, agentId }, versionNumber) =>
      client.getAgentConfig({ accountId, agentId, versionNumber }, { isRead: true }),
  };
}
