import type { AccountStatus, BillingType } from '@colloquy/contracts';
import type { Account, Identity, Owner, User } from './account';
import type { ApiKey, NewApiKey } from './api-key';

export interface DirectoryRepository {
  /** Returns undefined if the account does not exist or has no such user. */
  find(owner: Owner): Promise<{ account: Account; user: User } | undefined>;
  findBySubject(token: { issuer: string; subject: string }): Promise<Identity | undefined>;
  statusOf(accountId: string): Promise<AccountStatus | undefined>;
}

/** Administration of accounts and users. Every call is idempotent. */
export interface DirectoryAdministration {
  /** Creates an ACTIVE account, or updates name and billing type of an existing one. */
  putAccount(account: { id: string; name: string; billingType: BillingType }, now: Date): Promise<void>;
  /**
   * Creates or updates a user. Returns true if the user existed.
   * @throws AppError `conflict` if the id or the subject belongs to another user
   */
  putUser(user: ProvisionedUser, now: Date): Promise<boolean>;
  /** Returns false if the account does not exist. */
  setStatus(accountId: string, status: AccountStatus): Promise<boolean>;
  ownerOf(userId: string): Promise<Owner | undefined>;
}

export interface ProvisionedUser extends Owner {
  email: string;
  fullName: string;
  issuer: string;
  subject: string;
}

export interface ApiKeyRepository {
  /**
   * Stores a key. Returns false if the user already has the maximum number of active keys, also under concurrent calls.
   * @throws AppError `conflict` if the key is stored already
   */
  add(key: NewApiKey): Promise<boolean>;
  /** Returns all active keys and the latest 1000 revoked keys, newest first. */
  list(owner: Owner): Promise<ApiKey[]>;
  rename(owner: Owner, keyId: string, name: string): Promise<ApiKey | undefined>;
  /** Returns false if the user has no such key. Leaves a revoked key unchanged. */
  revoke(owner: Owner, keyId: string, now: Date): Promise<boolean>;
  findActive(hash: string): Promise<(Owner & { id: string }) | undefined>;
  findAny(hash: string): Promise<(Owner & { id: string }) | undefined>;
}

export interface KeyMaker {
  generate(): string;
  prefixOf(key: string): string;
  /** Returns the HMAC of a key, or undefined if the text is not a well-formed key. */
  hashOf(key: string): string | undefined;
}
