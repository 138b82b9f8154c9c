import type { AccountStatus, BillingType } from '@colloquy/contracts';
import type { Account, Identity, Member, Owner, User } from './account';
import type { ApiKey, NewApiKey } from './api-key';

export interface DirectoryRepository {
  find(owner: Owner): Promise<{ account: Account; user: User } | undefined>;
  findBySubject(token: { issuer: string; subject: string }): Promise<Identity | undefined>;
  /** Newest first. `total` counts all members. */
  members(
    accountId: string,
    page: { skip: number; limit: number },
  ): Promise<{ members: Member[]; total: number }>;
  statusOf(accountId: string): Promise<AccountStatus | undefined>;
}

/** Every call is idempotent. */
export interface DirectoryAdministration {
  /** New accounts are ACTIVE; an existing one gets the new name and billing type. */
  putAccount(account: { id: string; name: string; billingType: BillingType }, now: Date): Promise<void>;
  /** Returns true if the user existed. @throws AppError `conflict` if id or subject belong to another user */
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
  /** Returns false if the user has the maximum number of active keys. @throws AppError `conflict` if the key exists */
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
  /** Returns undefined if the text is not a well-formed key. */
  hashOf(key: string): string | undefined;
}
