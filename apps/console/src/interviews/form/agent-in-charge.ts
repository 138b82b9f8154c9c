import type { Agent } from '../../agents/agent-models';

export function agentInCharge<A extends Pick<Agent, 'id' | 'agentType' | 'isDefault'>>(
  agents: readonly A[],
  form: { agentGroupId: string; interviewType: string },
): A | undefined {
  return form.agentGroupId
    ? agents.find(({ id }) => id === form.agentGroupId)
    : agents.find(({ agentType, isDefault }) => isDefault && agentType === form.interviewType);
}
