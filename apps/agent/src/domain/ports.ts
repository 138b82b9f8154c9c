import type { InterviewType, Platform } from '@colloquy/contracts';
import type { AgentVersion } from './agent-version';
import type { VisibleRosters } from './available-agents';
import type { AccountVariable, AgentScript, Roster, RosterChange, TransferRule } from './roster';

export type AgentSelection = 'all' | { agentId: string } | { defaultOf: InterviewType };

export interface RosterRepository {
  /** Returns an empty roster if none is stored. Throws AppError `unavailable` while too many events are unpublished. */
  load(accountId: string): Promise<Roster>;
  /** Returns false if the roster has changed since `before` was loaded. */
  save(before: Roster, change: RosterChange, now: Date): Promise<boolean>;
  visibleTo(accountId: string, selection: AgentSelection): Promise<VisibleRosters>;
  /** Returns one agent and the rules that start at it; both are empty if the agent does not exist. */
  withAgent(accountId: string, agentId: string): Promise<Roster>;
  variables(accountId: string): Promise<readonly AccountVariable[]>;
}

/** Only versions that were in use have a number: a version is numbered before the next one replaces it. */
export type ListedVersion = Pick<AgentVersion, 'versionNumber' | 'name' | 'createdAt'>;

export interface VersionRepository {
  add(version: AgentVersion): Promise<void>;
  /** Numbers a version that is in use. Idempotent. */
  number(versionId: string, versionNumber: number): Promise<void>;
  discard(versionId: string): Promise<void>;
  /** Leaves existing versions unchanged. */
  put(versions: readonly AgentVersion[]): Promise<void>;
  scripts(accountId: string, versionIds: readonly string[]): Promise<ReadonlyMap<string, AgentScript>>;
  byId(accountId: string, versionId: string, versionNumber: number): Promise<AgentVersion | undefined>;
  /** Latest versions before a number, newest first; also of a system agent. */
  before(accountId: string, agentId: string, versionNumber: number, most: number): Promise<ListedVersion[]>;
  /** Also finds a system agent. */
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

/** A channel keeps the newest agent it received. */
export interface Channels {
  /** Idempotent. Throws AppError `unavailable` or `timeout`. */
  push(channel: Platform, agent: CompiledAgent): Promise<void>;
}

export interface PendingPush {
  accountId: string;
  agentId: string;
  channel: Platform;
}

/** A push is recorded before the first attempt, so that no crash or outage loses it. */
export interface PendingPushRepository {
  /** The pushes become due at `dueAt`, at this or a later revision. */
  note(
    change: { accountId: string; agentIds: readonly string[]; revision: number },
    dueAt: Date,
  ): Promise<void>;
  claim(now: Date): Promise<PendingPush | undefined>;
  settle(push: PendingPush, revision: number): Promise<void>;
}
