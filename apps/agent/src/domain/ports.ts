import type { InterviewType, Platform } from '@colloquy/contracts';
import type { AgentVersion } from './agent-version';
import type { VisibleRosters } from './available-agents';
import type { AccountVariable, AgentScript, Roster, RosterChange, TransferRule } from './roster';

export type AgentSelection = 'all' | { agentId: string } | { defaultOf: InterviewType };

/** Stores rosters together with the events that announce their changes. */
export interface RosterRepository {
  /**
   * Loads an account's roster, or an empty roster if none is stored.
   * @throws AppError `unavailable` while too many events of the account are unpublished
   */
  load(accountId: string): Promise<Roster>;
  /**
   * Stores a change with its events. Returns false and stores nothing if the roster has changed since `before` was
   * loaded.
   */
  save(before: Roster, change: RosterChange, now: Date): Promise<boolean>;
  visibleTo(accountId: string, selection: AgentSelection): Promise<VisibleRosters>;
  /** Reads a roster with only one agent and the rules that start at it; both are empty if the agent does not exist. */
  withAgent(accountId: string, agentId: string): Promise<Roster>;
  variables(accountId: string): Promise<readonly AccountVariable[]>;
}

/**
 * Stores the versions of agents. A version is stored before the roster refers to it, and is numbered before the roster
 * refers to its successor, so only versions that were in use have a number.
 */
export interface VersionRepository {
  add(version: AgentVersion): Promise<void>;
  /** Numbers a version that is in use. Idempotent. */
  number(versionId: string, versionNumber: number): Promise<void>;
  discard(versionId: string): Promise<void>;
  /** Stores versions with their numbers; leaves existing versions unchanged. */
  put(versions: readonly AgentVersion[]): Promise<void>;
  scripts(accountId: string, versionIds: readonly string[]): Promise<ReadonlyMap<string, AgentScript>>;
  byId(accountId: string, versionId: string, versionNumber: number): Promise<AgentVersion | undefined>;
  /** Reads a numbered version of an account's agent or a system agent. */
  byNumber(accountId: string, agentId: string, versionNumber: number): Promise<AgentVersion | undefined>;
}

export interface CompiledAgent {
  accountId: string;
  agentId: string;
  /** Revision of the compiled roster; a greater revision is newer. */
  revision: number;
  current?: { version: AgentVersion; variableDefaults: Readonly<Record<string, string>> };
  rules: readonly TransferRule[];
}

/** Channels on which interviews are conducted; a channel keeps the newest agent it received. */
export interface Channels {
  /** Idempotent. @throws AppError `unavailable` or `timeout` if the channel cannot be reached */
  push(channel: Platform, agent: CompiledAgent): Promise<void>;
}

export interface PendingPush {
  accountId: string;
  agentId: string;
  channel: Platform;
}

/** Pending pushes. A push is recorded before the first attempt, so that no crash or outage loses it. */
export interface PendingPushRepository {
  /** Records pushes of the agents to all channels, at this or a later revision; they become due at `dueAt`. */
  note(
    change: { accountId: string; agentIds: readonly string[]; revision: number },
    dueAt: Date,
  ): Promise<void>;
  /** Claims a due push. Unless settled, it becomes due again after an exponential back-off. */
  claim(now: Date): Promise<PendingPush | undefined>;
  /** Deletes a push once the channel has the agent at `revision`. */
  settle(push: PendingPush, revision: number): Promise<void>;
}
