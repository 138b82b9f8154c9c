import type { BillingType } from '@colloquy/contracts';
import { AppError, type Clock, type UntilAnswersExpire } from '@colloquy/kernel';
import type { Owner } from '../domain/account';
import type {
  ApiKeyRepository,
  DirectoryRepository,
  DirectoryAdministration,
  KeyMaker,
  ProvisionedUser,
} from '../domain/ports';
import type { CreateApiKey } from './create-api-key';

interface AccountToProvision {
  accountId: string;
  name: string;
  billingType: BillingType;
  users: readonly Omit<ProvisionedUser, 'accountId' | 'issuer'>[];
  apiKeys: readonly { userId: string; name: string; key?: string | undefined }[];
}

/** `key` is present if it was given or newly created. */
interface ProvisionedKey {
  userId: string;
  name: string;
  key?: string;
}

/** Idempotent; a revoked key stays revoked and a closed account stays closed. */
export function makeProvision(deps: {
  directory: DirectoryRepository & DirectoryAdministration;
  apiKeys: ApiKeyRepository;
  keyMaker: KeyMaker;
  createApiKey: CreateApiKey;
  untilAnswersExpire: UntilAnswersExpire;
  clock: Clock;
  issuer: string;
}) {
  const { directory, apiKeys, keyMaker, createApiKey, untilAnswersExpire, clock, issuer } = deps;

  async function putKey(owner: Owner, name: string, key: string | undefined): Promise<ProvisionedKey> {
    const about = { userId: owner.userId, name };
    if (key === undefined) {
      const known = (await apiKeys.list(owner)).some((held) => held.name === name && !held.revokedAt);
      return known ? about : { ...about, key: (await createApiKey(owner, name)).key };
    }
    const holder = await apiKeys.findAny(keyMaker.hashOf(key) ?? '');
    if (!holder) await createApiKey(owner, name, key);
    else if (holder.userId !== owner.userId) {
      throw new AppError('conflict', undefined, `API key "${name}" belongs to another user`);
    }
    return { ...about, key };
  }

  async function putUsers({ accountId, users }: AccountToProvision): Promise<boolean> {
    let known = false;
    for (const user of users) {
      known = (await directory.putUser({ ...user, accountId, issuer }, clock.now())) || known;
    }
    return known;
  }

  async function putKeys({ accountId, apiKeys: keys }: AccountToProvision): Promise<ProvisionedKey[]> {
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
    return provisioned;
  }

  return async function provision(accounts: readonly AccountToProvision[]) {
    const done = [];
    let known = false;
    for (const account of accounts) {
      const { accountId: id, name, billingType, users } = account;
      await directory.putAccount({ id, name, billingType }, clock.now());
      known = (await putUsers(account)) || known;
      done.push({ accountId: id, name, users, apiKeys: await putKeys(account) });
    }
    if (known) await untilAnswersExpire();
    return done;
  };
}
