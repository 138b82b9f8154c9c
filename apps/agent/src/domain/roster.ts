import type { AgentConduct, AgentRole, InterviewType, KnownFact, Language } from '@colloquy/contracts';

export interface AgentSettings {
  name: string;
  agentType: InterviewType;
  language: Language;
  personaName: string;
  voiceId: string;
}

/** Stored in versions only. */
export interface AgentScript {
  /** If empty, the interviewer words its own greeting. */
  firstMessage: string;
  customPrompt: string;
  description: string;
  /** Absent from versions of earlier releases. */
  conduct?: AgentConduct;
  /** JSON; for interviews without a schema of their own. */
  extractionSchema?: string | null;
}

/** Content of an agent. Every change creates a new version. */
export interface AgentContent extends AgentSettings, AgentScript {}

export interface RosterAgent extends AgentSettings {
  id: string;
  role: AgentRole;
  versionId: string;
  /** Starts at 1, without gaps. */
  versionNumber: number;
  usedNames: readonly string[];
  createdAt: Date;
  updatedAt: Date;
}

export interface AccountVariable {
  id: string;
  name: string;
  displayName: string;
  description: string;
  isRequired: boolean;
  defaultValue: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface TransferRule {
  id: string;
  sourceId: string;
  targetId: string;
  condition: string;
  ordering: number;
  delayMs: number;
  /** Null for a silent transfer. */
  transferMessage: string | null;
  enableTargetFirstMessage: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** One document, so that no prompt starts to use a variable while the variable is deleted. */
export interface Roster {
  accountId: string;
  /** Optimistic lock; 0 if never stored. */
  revision: number;
  agents: readonly RosterAgent[];
  /** If absent, the system agent is the default. */
  defaults: Readonly<Partial<Record<InterviewType, string>>>;
  variables: readonly AccountVariable[];
  /** No cycles; a target may be deleted. */
  rules: readonly TransferRule[];
}

type AgentFact = Extract<KnownFact, { type: `agent.${string}` }>;

type Reconfiguration = { agentId: string } | { variable: string };

/** Announces a changed configuration as of the next revision. */
export function reconfigured({ revision }: Roster, by: Reconfiguration): AgentFact {
  return { type: 'agent.configuration-changed.v1', data: { ...by, revision: revision + 1 } };
}

/** The same roster object if nothing changes. */
export interface RosterChange {
  roster: Roster;
  facts: readonly AgentFact[];
}

/** Keeps every roster within one document (16 MB). */
export const maxAgents = 1000;

/** Equals the maximum number of values of an interview. */
export const maxVariables = 200;

export const maxRules = 200;

export function emptyRoster(accountId: string): Roster {
  return { accountId, revision: 0, agents: [], defaults: {}, variables: [], rules: [] };
}

export function agentsUsing(roster: Roster, variableName: string): RosterAgent[] {
  return roster.agents
    .filter((agent) => agent.usedNames.includes(variableName))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
