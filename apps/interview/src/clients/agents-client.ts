import type { AgentVersionMessage, InterviewType } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { isTransient } from '@colloquy/kernel';
import type { PinnedAgent } from '../domain/interview';
import type { Agents } from '../domain/ports';
import { makeSharedLookups } from './shared-lookups';

/** The agent service over gRPC. Requests that need the same at the same time ask for it once. */
export function makeAgents(client: ServiceClient<'colloquy.agent.v1.AgentService'>): Agents {
  const shareAgent = makeSharedLookups<PinnedAgent>();
  const shareMissing = makeSharedLookups<readonly string[]>();
  const shareArchived = makeSharedLookups<boolean>();
  return {
    resolve(accountId, interviewType, agentId) {
      const wanted = { accountId, interviewType, agentId: agentId ?? '' };
      return shareAgent(keyOf(wanted), async () => toPinnedAgent(await client.resolveAgent(wanted)));
    },
    missingVariables(accountId, values) {
      const given = { accountId, customVariables: values };
      return shareMissing(keyOf(given), async () => (await client.checkVariables(given)).missing);
    },
    async isArchived(accountId, { agentId, versionNumber }) {
      const wanted = { accountId, agentId, versionNumber };
      try {
        return await shareArchived(keyOf(wanted), async () => {
          const { version } = await client.getAgentConfig(wanted, { deadlineMs: 500 });
          return version?.isArchived ?? false;
        });
      } catch (error) {
        // an interview can be read while the agent service is away; the mark is the one thing that may be old
        if (isTransient(error)) return false;
        throw error;
      }
    },
  };
}

const keyOf = (question: object) => JSON.stringify(question);

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
