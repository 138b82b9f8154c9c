import { maxActiveApiKeys } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { Owner } from '../domain/account';
import type { ApiKey } from '../domain/api-key';
import type { Deps } from './deps';

/** @throws AppError `invalid` for a malformed key or at the maximum of active keys; `conflict` for an existing key */
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
