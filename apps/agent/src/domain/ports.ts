import type { InterviewType } from '@colloquy/contracts';
import type { AgentVersion } from './agent-version';
import type { VisibleRosters } from './available-agents';
import type { AccountVariable, AgentTexts, Roster, RosterChange } from './roster';

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
