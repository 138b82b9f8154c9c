import { AppError } from '@colloquy/kernel';
import type { Account, Identity, Owner, User } from '../domain/account';
import type { ApiKeyRepository, DirectoryRepository, KeyMaker } from '../domain/ports';

/** Resolves credentials to identities. The caller decides on the status of the account. */
export function makeIdentifyUseCases(ports: {
  directory: DirectoryRepository;
  apiKeys: ApiKeyRepository;
  keyMaker: KeyMaker;
}) {
  const { directory, apiKeys, keyMaker } = ports;
  return {
    /** @throws AppError `unauthenticated` unless the key is active; a malformed key costs no look-up */
    async verifyApiKey(key: string): Promise<Identity> {
      const hash = keyMaker.hashOf(key);
      const found = hash && (await apiKeys.findActive(hash));
      const accountStatus = found && (await directory.statusOf(found.accountId));
      if (!accountStatus) throw new AppError('unauthenticated', undefined, 'Invalid API key');
      return { accountId: found.accountId, userId: found.userId, keyId: found.id, accountStatus };
    },

    /** @throws AppError `unauthenticated` if no user has the subject */
    async resolveUser(token: { issuer: string; subject: string }): Promise<Identity> {
      const identity = await directory.findBySubject(token);
      if (!identity) throw new AppError('unauthenticated', undefined, 'Unknown user');
      return identity;
    },

    /** @throws AppError `unauthenticated` if the user no longer exists */
    async currentUser(owner: Owner): Promise<{ user: User; account: Account }> {
      const found = await directory.find(owner);
      if (!found) throw new AppError('unauthenticated', undefined, 'Unknown user');
      return found;
    },
  };
}

export type IdentifyUseCases = ReturnType<typeof makeIdentifyUseCases>;
