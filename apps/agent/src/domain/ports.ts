import type { InterviewType, Platform } from '@colloquy/contracts';
import type { AgentVersion } from './agent-version';
import type { VisibleRosters } from './available-agents';
import type { AccountVariable, AgentTexts, Roster, RosterChange, TransferRule } from './roster';

/** Which agents of a roster are read: all, one, or the default of a type. */
export type AgentSelection = 'all' | { agentId: string } | { defaultOf: InterviewType };

/** Where the rosters are kept, with the events that announce their changes. */
export interface RosterStore {
  /**
   * An account's roster; an empty one when it has none.
   * @throws AppError `unavailable` while too many of its events wait to be published
   */
  load(accountId: string): Promise<Roster>;
  /**
   * Stores a change with its events, unless the roster has changed since `before` was loaded: then false, and
   * nothing is stored.
   */
  save(before: Roster, change: RosterChange, now: Date): Promise<boolean>;
  /** The agents of an account and of the system, in one read. */
  visibleTo(accountId: string, selection: AgentSelection): Promise<VisibleRosters>;
  /** An account's roster with one of its agents and the rules that start there; with neither when it has no such. */
  withAgent(accountId: string, agentId: string): Promise<Roster>;
  /** The variables of an account. */
  variables(accountId: string): Promise<readonly AccountVariable[]>;
}

/**
 * Where the versions of agents are kept. A version is stored before a roster points to it, and gets its number
 * before the roster points to the next one: so a number is never held by a version that never was in use.
 */
export interface VersionStore {
  /** Stores a version, without its number. */
  add(version: AgentVersion): Promise<void>;
  /** Gives a version that is in use its number. Repeatable. */
  number(versionId: string, versionNumber: number): Promise<void>;
  /** Removes a version that never came into use. */
  discard(versionId: string): Promise<void>;
  /** Stores versions with their numbers; those that are stored already stay as they are. */
  put(versions: readonly AgentVersion[]): Promise<void>;
  /** The texts of versions the account can see, by version id. */
  texts(accountId: string, versionIds: readonly string[]): Promise<ReadonlyMap<string, AgentTexts>>;
  /** A version by id, with the number the caller knows it by. */
  byId(accountId: string, versionId: string, versionNumber: number): Promise<AgentVersion | undefined>;
  /** A version that has been given its number, of an account's agent or a system agent. */
  byNumber(accountId: string, agentId: string, versionNumber: number): Promise<AgentVersion | undefined>;
}

/** All that a channel needs to conduct interviews with an agent. */
export interface CompiledAgent {
  accountId: string;
  agentId: string;
  /** Of the roster it was compiled from: the greater one is newer. */
  revision: number;
  /** Absent once the agent was deleted. */
  current?: { version: AgentVersion; variableDefaults: Readonly<Record<string, string>> };
  /** In the order in which they are looked at. */
  rules: readonly TransferRule[];
}

/** Where interviews are conducted; a channel keeps the newest of what it is sent. */
export interface Channels {
  /** May be repeated. @throws AppError `unavailable` or `timeout` when the channel cannot be reached */
  push(channel: Platform, agent: CompiledAgent): Promise<void>;
}

/** An agent that a channel does not have as it is. */
export interface PendingPush {
  accountId: string;
  agentId: string;
  channel: Platform;
}

/** What is still to be pushed. Noted before it is tried, so that no crash and no outage loses it. */
export interface PendingPushes {
  /** The channels are to get the agents at a revision, or later ones; due when nobody has done it by then. */
  note(
    change: { accountId: string; agentIds: readonly string[]; revision: number },
    dueAt: Date,
  ): Promise<void>;
  /** Takes one that is due; it is due again after a pause that grows with every claim, unless it is settled. */
  claim(now: Date): Promise<PendingPush | undefined>;
  /** A channel has the agent at a revision. */
  settle(push: PendingPush, revision: number): Promise<void>;
}
