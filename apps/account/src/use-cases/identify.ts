import { AppError } from '@colloquy/kernel';
import type { Account, Identity, Owner, User } from '../domain/account';
import type { ApiKeys, Directory, KeyMaker } from '../domain/ports';

/** Tells who somebody is. Whether its account may work is the caller's to judge. */
export function makeIdentifyUseCases(ports: { directory: Directory; apiKeys: ApiKeys; keyMaker: KeyMaker }) {
  const { directory, apiKeys, keyMaker } = ports;
  return {
    /** @throws AppError `unauthenticated` for anything but an active key; a malformed one costs no look-up. */
    async verifyApiKey(key: string): Promise<Identity> {
      const hash = keyMaker.hashOf(key);
      const found = hash && (await apiKeys.findActive(hash));
      const accountStatus = found && (await directory.statusOf(found.accountId));
      if (!accountStatus) throw new AppError('unauthenticated', undefined, 'Invalid API key');
      return { accountId: found.accountId, userId: found.userId, keyId: found.id, accountStatus };
    },

    /** @throws AppError `unauthenticated` when nobody is known by that subject. */
    async resolveUser(token: { issuer: string; subject: string }): Promise<Identity> {
      const identity = await directory.findBySubject(token);
      if (!identity) throw new AppError('unauthenticated', undefined, 'Unknown user');
      return identity;
    },

    /** @throws AppError `unauthenticated` when there is no such user any more. */
    async currentUser(owner: Owner): Promise<{ user: User; account: Account }> {
      const found = await directory.find(owner);
      if (!found) throw new AppError('unauthenticated', undefined, 'Unknown user');
      return found;
    },
  };
}

/** See {@link makeIdentifyUseCases}. */
export type IdentifyUseCases = ReturnType<typeof makeIdentifyUseCases>;
