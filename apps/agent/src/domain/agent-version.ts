import type { AgentContent } from './roster';

/** An immutable version of an agent. It outlives the agent, for interviews that refer to it. */
export interface AgentVersion extends AgentContent {
  id: string;
  accountId: string;
  agentId: string;
  /** Starts at 1, without gaps. */
  versionNumber: number;
  createdAt: Date;
}
