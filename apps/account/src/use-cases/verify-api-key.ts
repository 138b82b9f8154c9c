import { AppError } from '@colloquy/kernel';
import type { Identity } from '../domain/account';
import type { Deps } from './deps';

/** @throws AppError `unauthenticated` unless the key is active; a malformed key costs no look-up */
export const makeVerifyApiKey =
  ({ apiKeys, directory, keyMaker }: Pick<Deps, 'apiKeys' | 'directory' | 'keyMaker'>) =>
  async (key: string): Promise<Identity> => {
    const hash = keyMaker.hashOf(key);
    const found = hash && (await apiKeys.findActive(hash));
    const accountStatus = found && (await directory.statusOf(found.accountId));
    if (!accountStatus) throw new AppError('unauthenticated', undefined, 'Invalid API key');
    return { accountId: found.accountId, userId: found.userId, keyId: found.id, accountStatus };
  };
