import type { UpdateInterviewInput } from '@colloquy/contracts';
import { updateInterview as decide } from '../domain/client-changes';
import type { Interview } from '../domain/interview';
import { changeInterview, findInterview, type InterviewRef } from './change-interview';
import { assertVariables, resolveAgent } from './create-interview';
import type { Deps } from './deps';

/** Changes what is sent; another agent or type pins the agent's current version anew. */
export const makeUpdateInterview =
  (deps: Deps) =>
  async (ref: InterviewRef, input: UpdateInterviewInput): Promise<Interview> => {
    const stored = await findInterview(deps.interviews, ref);
    const agent = await newAgent(deps, stored, input);
    const { customVariables } = input;
    if (customVariables !== undefined)
      await assertVariables(deps.agents, ref.accountId, customVariables ?? {});
    return changeInterview(deps, ref, (interview, now) => ({
      interview: decide(interview, input, agent, now),
      facts: [],
    }));
  };

async function newAgent(deps: Deps, stored: Interview, input: UpdateInterviewInput) {
  const type = input.interviewType ?? stored.interviewType;
  const asked = input.agentGroupId;
  const sameAgent = asked === undefined || asked === stored.agent.agentId;
  if (sameAgent && type === stored.interviewType) return undefined;
  // another type without naming an agent: the account's default of that type
  return resolveAgent(deps.agents, stored.accountId, type, asked);
}
