import { type InterviewType, interviewTypes } from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError, isUuid } from '@colloquy/kernel';
import type { AgentForInterview } from '../use-cases/agent-for-interview';
import { configMessage, versionMessage } from '../domain/version-message';

export function agentHandlers(agents: AgentForInterview): ServiceHandlers<'colloquy.agent.v1.AgentService'> {
  return {
    async resolveAgent(request) {
      const agent = await agents.resolve(accountOf(request), {
        interviewType: interviewTypeOf(request.interviewType),
        ...(request.agentId === '' ? {} : { agentId: request.agentId }),
      });
      return versionMessage({ ...agent, agentId: agent.id, isArchived: false });
    },

    async checkVariables(request) {
      return { missing: await agents.missingVariables(accountOf(request), request.customVariables) };
    },

    async getAgentConfig(request) {
      const { agentId, versionNumber } = request;
      const found = await agents.configuration(accountOf(request), agentId, versionNumber);
      return configMessage(found.version, found);
    },
  };
}

function accountOf({ accountId }: { accountId: string }): string {
  if (!isUuid(accountId)) throw new AppError('invalid', undefined, 'account_id: must be a UUID');
  return accountId;
}

function interviewTypeOf(value: string): InterviewType {
  const known = interviewTypes.find((type) => type === value);
  if (!known)
    throw new AppError('invalid', undefined, `interview_type: must be one of ${interviewTypes.join(', ')}`);
  return known;
}
