import { maxActiveApiKeys } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { Owner } from '../domain/account';
import type { ApiKey } from '../domain/api-key';
import type { Deps } from './deps';

/**
 * Creates a key, or stores the given one.
 * @throws AppError `invalid` if the user has the maximum number of active keys or the given key is malformed; `conflict`
 *   if the given key exists already
 */
export const makeCreateApiKey =
  ({ apiKeys, keyMaker, clock, newId }: Pick<Deps, 'apiKeys' | 'keyMaker' | 'clock' | 'newId'>) =>
  async ({ accountId, userId }: Owner, name: string, given?: string): Promise<ApiKey & { key: string }> => {
    const key = given ?? keyMaker.generate();
    const hash = keyMaker.hashOf(key);
    if (!hash) throw new AppError('invalid', undefined, 'key: must be an API key with a valid checksum');
    const record = { id: newId(), name, prefix: keyMaker.prefixOf(key), createdAt: clock.now() };
    if (!(await apiKeys.add({ ...record, accountId, userId, hash }))) {
      throw new AppError(
        'invalid',
        undefined,
        `A user has at most ${maxActiveApiKeys} active API keys; revoke one first`,
      );
    }
    return { ...record, key };
  };

export type CreateApiKey = ReturnType<typeof makeCreateApiKey>;
