import type { AgentVersionMessage, InterviewType } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { isTransient, makeTtlCache, type Stopwatch } from '@colloquy/kernel';
import type { PinnedAgent } from '../domain/interview';
import type { Agents } from '../domain/ports';

/** Time limit in Create and Update, milliseconds. */
const deadlineMs = 2000;
/** Time limit in Get, which also works without the agent service, milliseconds. */
const readDeadlineMs = 500;

export function makeAgents(options: {
  client: ServiceClient<'colloquy.agent.v1.AgentService'>;
  stopwatch?: Stopwatch;
}): Agents {
  const { client, ...clocks } = options;
  const cache = makeTtlCache<unknown>({ capacity: 10_000, ...clocks });

  const answer = <T>(accountId: string, question: readonly unknown[], ask: () => Promise<T>) =>
    cache(JSON.stringify([accountId, ...question]), ask) as Promise<T>;

  return {
    resolve(accountId, interviewType, agentId) {
      const wanted = { accountId, interviewType, agentId: agentId ?? '' };
      return answer(accountId, ['agent', interviewType, wanted.agentId], async () =>
        toPinnedAgent(await client.resolveAgent(wanted, { deadlineMs, isRead: true })),
      );
    },
    async extractionSchema(accountId, { agentId, versionNumber }) {
      return answer(accountId, ['extraction', agentId, versionNumber], async () => {
        const wanted = { accountId, agentId, versionNumber };
        const { extractionSchema } = await client.getAgentConfig(wanted, { deadlineMs, isRead: true });
        return extractionSchema || null;
      });
    },
    async missingVariables(accountId, values) {
      // without values, all required variables are missing, which all interviews can share
      const required = await answer(accountId, ['required'], async () => {
        return (await client.checkVariables({ accountId, customVariables: {} }, { deadlineMs, isRead: true }))
          .missing;
      });
      return required.filter((name) => !Object.hasOwn(values, name) || values[name]?.trim() === '');
    },
    async isArchived(accountId, { agentId, versionNumber }) {
      try {
        return await answer(accountId, ['archived', agentId, versionNumber], async () => {
          const wanted = { accountId, agentId, versionNumber };
          const { version } = await client.getAgentConfig(wanted, {
            deadlineMs: readDeadlineMs,
            isRead: true,
          });
          return version?.isArchived ?? false;
        });
      } catch (error) {
        // an interview stays readable during an outage; only this flag may be outdated
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
