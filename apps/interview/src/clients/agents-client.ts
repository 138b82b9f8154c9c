import type { AgentVersionMessage, InterviewType } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { isTransient } from '@colloquy/kernel';
import type { PinnedAgent } from '../domain/interview';
import type { Agents } from '../domain/ports';

/** The agent service over gRPC. */
export function makeAgents(client: ServiceClient<'colloquy.agent.v1.AgentService'>): Agents {
  return {
    async resolve(accountId, interviewType, agentId) {
      return toPinnedAgent(await client.resolveAgent({ accountId, interviewType, agentId: agentId ?? '' }));
    },
    async missingVariables(accountId, values) {
      const { missing } = await client.checkVariables({ accountId, customVariables: values });
      return missing;
    },
    async isArchived(accountId, agent) {
      try {
        const { version } = await client.getAgentConfig(
          { accountId, agentId: agent.agentId, versionNumber: agent.versionNumber },
          { deadlineMs: 500 },
        );
        return version?.isArchived ?? false;
      } catch (error) {
        // an interview can be read while the agent service is away; the mark is the one thing that may be old
        if (isTransient(error)) return false;
        throw error;
      }
    },
  };
}

function toPinnedAgent(version: AgentVersionMessage): PinnedAgent {
  return {
    agentId: version.agentId,
    versionId: version.versionId,
    versionNumber: version.versionNumber,
    name: version.name,
    agentType: version.agentType as InterviewType,
    personaName: version.personaName,
    language: version.language,
  };
}
