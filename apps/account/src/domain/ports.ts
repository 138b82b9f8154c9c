import type { AccountStatus, BillingType } from '@colloquy/contracts';
import type { Account, Identity, Owner, User } from './account';
import type { ApiKey, NewApiKey } from './api-key';

/** The accounts and their users. */
export interface Directory {
  /** Undefined when there is no such account, or no such user in it. */
  find(owner: Owner): Promise<{ account: Account; user: User } | undefined>;
  /** The user that an identity provider knows as `subject`. */
  findBySubject(token: { issuer: string; subject: string }): Promise<Identity | undefined>;
  statusOf(accountId: string): Promise<AccountStatus | undefined>;
}

/** What an administrator does to accounts and users. Every call may be repeated. */
export interface DirectoryAdministration {
  /** Creates the account as ACTIVE, or changes its name and billing type. */
  putAccount(account: { id: string; name: string; billingType: BillingType }, now: Date): Promise<void>;
  /**
   * Creates or changes the user; true when the user was there already.
   * @throws AppError `conflict` when the id or the subject belongs to somebody else.
   */
  putUser(user: ProvisionedUser, now: Date): Promise<boolean>;
  /** False when there is no such account. */
  setStatus(accountId: string, status: AccountStatus): Promise<boolean>;
  /** The user, whatever the account. */
  ownerOf(userId: string): Promise<Owner | undefined>;
}

/** A user as an administrator describes it. */
export interface ProvisionedUser extends Owner {
  email: string;
  fullName: string;
  issuer: string;
  subject: string;
}

/** The API keys. */
export interface ApiKeys {
  /**
   * Stores a key unless the user has as many active ones as are allowed, however many calls arrive at once.
   * @throws AppError `conflict` when the same key is stored already.
   */
  add(key: NewApiKey): Promise<boolean>;
  /** Newest first: every active key and the latest 1000 revoked ones. */
  list(owner: Owner): Promise<ApiKey[]>;
  /** Undefined when the user has no such key. */
  rename(owner: Owner, keyId: string, name: string): Promise<ApiKey | undefined>;
  /** False when the user has no such key; a key that is revoked already stays as it is. */
  revoke(owner: Owner, keyId: string, now: Date): Promise<boolean>;
  /** The active key with this hash, whatever the account. */
  findActive(hash: string): Promise<(Owner & { id: string }) | undefined>;
  /** The key with this hash, active or revoked, whatever the account. */
  findAny(hash: string): Promise<(Owner & { id: string }) | undefined>;
}

/** Makes keys, and knows them again. */
export interface KeyMaker {
  /** A new random key. */
  generate(): string;
  /** What is shown of a key when the whole is not. */
  prefixOf(key: string): string;
  /** The keyed hash to find a key by; undefined for a text that cannot be a key. */
  hashOf(key: string): string | undefined;
}
