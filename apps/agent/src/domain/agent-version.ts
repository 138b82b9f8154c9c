import type { AgentContent } from './roster';

/** One version of an agent. It never changes, and outlives its agent for the interviews that have it. */
export interface AgentVersion extends AgentContent {
  id: string;
  accountId: string;
  agentId: string;
  /** From 1, without gaps. */
  versionNumber: number;
  createdAt: Date;
}
