import { maxActiveApiKeys } from '@colloquy/contracts';
import { AppError, type Clock, type NewId, type UntilAnswersExpire } from '@colloquy/kernel';
import type { Owner } from '../domain/account';
import type { ApiKey } from '../domain/api-key';
import type { ApiKeyRepository, KeyMaker } from '../domain/ports';

export function makeApiKeyUseCases(ports: {
  apiKeys: ApiKeyRepository;
  keyMaker: KeyMaker;
  untilAnswersExpire: UntilAnswersExpire;
  clock: Clock;
  newId: NewId;
}) {
  const { apiKeys, keyMaker, untilAnswersExpire, clock, newId } = ports;
  return {
    list: (owner: Owner) => apiKeys.list(owner),

    /**
     * Creates a key, or stores the given one.
     * @throws AppError `invalid` if the user has the maximum number of active keys or the given key is malformed;
     * `conflict` if the given key exists already
     */
    async create(
      { accountId, userId }: Owner,
      name: string,
      given?: string,
    ): Promise<ApiKey & { key: string }> {
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
    },

    /** @throws AppError `not-found` */
    async rename(owner: Owner, keyId: string, name: string): Promise<ApiKey> {
      return (await apiKeys.rename(owner, keyId, name)) ?? noSuchKey();
    },

    /**
     * Revokes a key and resolves when every gateway refuses it. Also waits if the key is revoked already, since the first
     * call may have been interrupted.
     * @throws AppError `not-found`
     */
    async revoke(owner: Owner, keyId: string): Promise<void> {
      if (!(await apiKeys.revoke(owner, keyId, clock.now()))) noSuchKey();
      await untilAnswersExpire();
    },
  };
}

export type ApiKeyUseCases = ReturnType<typeof makeApiKeyUseCases>;

function noSuchKey(): never {
  throw new AppError('not-found', undefined, 'No such API key');
}
