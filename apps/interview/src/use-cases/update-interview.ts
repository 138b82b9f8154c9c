import type { UpdateInterviewInput } from '@colloquy/contracts';
import { updateInterview as decide } from '../domain/client-changes';
import type { Interview } from '../domain/interview';
import { changeInterview, findInterview, type InterviewRef } from './change-interview';
import { assertVariables, resolveAgent } from './create-interview';
import type { Deps } from './deps';

/** A new agent or type pins the current version of the agent. */
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
  // a new type without an agent: the account's default agent of that type
  return resolveAgent(deps.agents, stored.accountId, type, asked);
}
