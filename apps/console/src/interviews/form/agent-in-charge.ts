import type { Agent } from '../../agents/agent-models';

/** Returns the agent that an interview gets: the chosen one, or the default agent of its type. */
export function agentInCharge<A extends Pick<Agent, 'id' | 'agentType' | 'isDefault'>>(
  agents: readonly A[],
  form: { agentGroupId: string; interviewType: string },
): A | undefined {
  return form.agentGroupId
    ? agents.find(({ id }) => id === form.agentGroupId)
    : agents.find(({ agentType, isDefault }) => isDefault && agentType === form.interviewType);
}
