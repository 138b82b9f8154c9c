import { maxActiveApiKeys } from '@colloquy/contracts';
import { AppError, type Clock, type NewId, type UntilAnswersExpire } from '@colloquy/kernel';
import type { Owner } from '../domain/account';
import type { ApiKey } from '../domain/api-key';
import type { ApiKeys, KeyMaker } from '../domain/ports';

/** What users do with their API keys. */
export function makeApiKeyUseCases(ports: {
  apiKeys: ApiKeys;
  keyMaker: KeyMaker;
  untilAnswersExpire: UntilAnswersExpire;
  clock: Clock;
  newId: NewId;
}) {
  const { apiKeys, keyMaker, untilAnswersExpire, clock, newId } = ports;
  return {
    list: (owner: Owner) => apiKeys.list(owner),

    /**
     * Stores a new key, or the given one.
     * @throws AppError `invalid` when the user has all the active keys it may have, or the given text is no key;
     * `conflict` when the given key exists already.
     */
    async create(
      { accountId, userId }: Owner,
      name: string,
      given?: string,
    ): Promise<ApiKey & { key: string }> {
      const key = given ?? keyMaker.generate();
      const hash = keyMaker.hashOf(key);
      if (!hash) throw new AppError('invalid', undefined, 'key: must be an API key with a right checksum');
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
     * Resolves when no gateway lets the key in any more. Waits for a key that is revoked already too, as the first call
     * may have been interrupted.
     * @throws AppError `not-found`
     */
    async revoke(owner: Owner, keyId: string): Promise<void> {
      if (!(await apiKeys.revoke(owner, keyId, clock.now()))) noSuchKey();
      await untilAnswersExpire();
    },
  };
}

/** See {@link makeApiKeyUseCases}. */
export type ApiKeyUseCases = ReturnType<typeof makeApiKeyUseCases>;

function noSuchKey(): never {
  throw new AppError('not-found', undefined, 'No such API key');
}
