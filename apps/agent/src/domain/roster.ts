import type { AgentRole, InterviewType, KnownFact, Language } from '@colloquy/contracts';

/** What an agent is, apart from its texts. */
export interface AgentSettings {
  name: string;
  agentType: InterviewType;
  language: Language;
  /** The name it introduces itself by. */
  personaName: string;
  voiceId: string;
}

/** The texts of an agent; only these are not in the roster. */
export interface AgentTexts {
  /** Empty: the interviewer greets in its own words. */
  firstMessage: string;
  customPrompt: string;
  description: string;
}

/** All that an account says about an agent; every change of it makes a new version. */
export interface AgentContent extends AgentSettings, AgentTexts {}

/** An agent as its account's roster has it: its current version without the texts. */
export interface RosterAgent extends AgentSettings {
  id: string;
  role: AgentRole;
  versionId: string;
  /** From 1, without gaps. */
  versionNumber: number;
  /** Names its current prompts use, whether or not the account has variables of these names. */
  usedNames: readonly string[];
  createdAt: Date;
  updatedAt: Date;
}

/** A text that every interview of an account fills in, or may fill in. */
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

/** When and how one agent hands an interview over to another one. */
export interface TransferRule {
  id: string;
  sourceId: string;
  targetId: string;
  /** In plain language; the interviewer decides whether it is met. */
  condition: string;
  /** Rules of an agent are looked at in ascending order. */
  ordering: number;
  delayMs: number;
  /** Null: the transfer is silent. */
  transferMessage: string | null;
  enableTargetFirstMessage: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * The aggregate: what must hold together among the agents of an account. It changes in one write, so that a
 * prompt cannot begin to use a variable that is being deleted, and each type has one default.
 */
export interface Roster {
  accountId: string;
  /** Counts writes: the optimistic lock; 0 when never stored. */
  revision: number;
  /** Agents in use. A deleted one lives on in its versions. */
  agents: readonly RosterAgent[];
  /** The account's own default of a type; where there is none the system agent is. */
  defaults: Readonly<Partial<Record<InterviewType, string>>>;
  variables: readonly AccountVariable[];
  /** They lead from an agent in use to one that is, or was, and never in a circle. */
  rules: readonly TransferRule[];
}

/** What is announced of a change. */
export type AgentFact = Extract<KnownFact, { type: `agent.${string}` }>;

/** What makes agents say or do something else: an agent itself, or the default of a variable. */
export type Reconfiguration = { agentId: string } | { variable: string };

/** Announces that agents say or do something else from this change of their roster on. */
export function reconfigured({ revision }: Roster, by: Reconfiguration): AgentFact {
  return { type: 'agent.configuration-changed.v1', data: { ...by, revision: revision + 1 } };
}

/** What a decision comes to; the same roster object when nothing changes. */
export interface RosterChange {
  roster: Roster;
  facts: readonly AgentFact[];
}

/** The most agents of an account, so that its roster fits one document (16 MB) whatever they contain. */
export const maxAgents = 1000;

/** The most variables of an account; as many as an interview may carry values for. */
export const maxVariables = 200;

/** The most transfer rules of an account. */
export const maxRules = 200;

/** The roster of an account that has nothing of its own. */
export function emptyRoster(accountId: string): Roster {
  return { accountId, revision: 0, agents: [], defaults: {}, variables: [], rules: [] };
}

/** The agents whose prompts use a variable, in the order of their names. */
export function agentsUsing(roster: Roster, variableName: string): RosterAgent[] {
  return roster.agents
    .filter((agent) => agent.usedNames.includes(variableName))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
