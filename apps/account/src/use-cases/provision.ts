import type { BillingType } from '@colloquy/contracts';
import { AppError, type Clock } from '@colloquy/kernel';
import type { Owner } from '../domain/account';
import type {
  ApiKeys,
  Directory,
  DirectoryAdministration,
  KeyMaker,
  ProvisionedUser,
  Withdraw,
} from '../domain/ports';
import type { ApiKeyUseCases } from './api-keys';

/** An account as an administrator wants it to be. */
export interface AccountToProvision {
  accountId: string;
  name: string;
  billingType: BillingType;
  users: readonly Omit<ProvisionedUser, 'accountId' | 'issuer'>[];
  apiKeys: readonly { userId: string; name: string; key?: string | undefined }[];
}

/** A key that was asked for; with the key itself when it was given or is new. */
export interface ProvisionedKey {
  userId: string;
  name: string;
  key?: string;
}

/**
 * Makes accounts, users and keys be as described. Repeatable: what is there already stays, what is missing is
 * added, and a revoked key stays revoked.
 */
export function makeProvision(ports: {
  directory: Directory & DirectoryAdministration;
  apiKeys: ApiKeys;
  keyMaker: KeyMaker;
  useCases: ApiKeyUseCases;
  withdraw: Withdraw;
  clock: Clock;
  issuer: string;
}) {
  const { directory, apiKeys, keyMaker, useCases, withdraw, clock, issuer } = ports;

  async function putKey(owner: Owner, name: string, key: string | undefined): Promise<ProvisionedKey> {
    const about = { userId: owner.userId, name };
    if (key === undefined) {
      const known = (await apiKeys.list(owner)).some((held) => held.name === name && !held.revokedAt);
      return known ? about : { ...about, key: (await useCases.create(owner, name)).key };
    }
    const holder = await apiKeys.findAny(keyMaker.hashOf(key) ?? '');
    if (!holder) await useCases.create(owner, name, key);
    else if (holder.userId !== owner.userId) {
      throw new AppError('conflict', undefined, `API key "${name}" belongs to another user`);
    }
    return { ...about, key };
  }

  /** @throws AppError `invalid` or `conflict` at the first thing that cannot be as described. */
  return async function provision({ accountId, users, apiKeys: keys, ...account }: AccountToProvision) {
    await directory.putAccount({ id: accountId, ...account }, clock.now());
    let changed = false;
    for (const user of users) {
      changed = (await directory.putUser({ ...user, accountId, issuer }, clock.now())) || changed;
    }
    if (changed) await withdraw(accountId); // a user may have another subject now
    const provisioned: ProvisionedKey[] = [];
    for (const { userId, name, key } of keys) {
      const owner = { accountId, userId };
      if (!(await directory.find(owner))) {
        throw new AppError(
          'invalid',
          undefined,
          `API key "${name}": account ${accountId} has no user ${userId}`,
        );
      }
      provisioned.push(await putKey(owner, name, key));
    }
    return { accountId, name: account.name, users, apiKeys: provisioned };
  };
}
