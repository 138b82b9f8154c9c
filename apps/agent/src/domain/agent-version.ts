import { rosterFields } from './agent-content';
import type { AgentContent, RosterAgent } from './roster';

/** Immutable; outlives the agent, for interviews that refer to it. */
export interface AgentVersion extends AgentContent {
  id: string;
  accountId: string;
  agentId: string;
  /** Starts at 1, without gaps. */
  versionNumber: number;
  createdAt: Date;
}

export function agentAt(agent: RosterAgent, version: AgentVersion): RosterAgent {
  const { id, versionNumber, createdAt } = version;
  return { ...agent, ...rosterFields(version), versionId: id, versionNumber, updatedAt: createdAt };
}
