import type { AgentVersionMessage, InterviewType } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { isTransient } from '@colloquy/kernel';
import type { PinnedAgent } from '../domain/interview';
import type { Agents } from '../domain/ports';
import { makeAnswers } from './answers';

/** How long Create and Update wait for the agent service, milliseconds. */
const deadlineMs = 2000;
/** How long Get does: an interview can be read without it. */
const readDeadlineMs = 500;

/** The agent service over gRPC. What was answered before is asked again only when the account's agents have changed. */
export function makeAgents(client: ServiceClient<'colloquy.agent.v1.AgentService'>): Agents {
  const answer = makeAnswers(async (accountId, limitMs) => {
    const { account, system } = await client.getRevision({ accountId }, { deadlineMs: limitMs });
    return `${account} ${system}`;
  });
  return {
    resolve(accountId, interviewType, agentId) {
      const wanted = { accountId, interviewType, agentId: agentId ?? '' };
      return answer({ accountId, question: ['agent', interviewType, wanted.agentId], deadlineMs }, async () =>
        toPinnedAgent(await client.resolveAgent(wanted)),
      );
    },
    async missingVariables(accountId, values) {
      // with no values all that are required are missing: a question whose answer serves every interview
      const required = await answer({ accountId, question: ['required'], deadlineMs }, async () => {
        return (await client.checkVariables({ accountId, customVariables: {} })).missing;
      });
      return required.filter((name) => !Object.hasOwn(values, name) || values[name]?.trim() === '');
    },
    async isArchived(accountId, { agentId, versionNumber }) {
      const question = ['archived', agentId, versionNumber];
      try {
        return await answer({ accountId, question, deadlineMs: readDeadlineMs }, async () => {
          const wanted = { accountId, agentId, versionNumber };
          const { version } = await client.getAgentConfig(wanted, { deadlineMs: readDeadlineMs });
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
