import { hash } from 'node:crypto';
import type { IdentityMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import { makeLeasedCache, stopwatch } from '@colloquy/leases';
import type { Identities } from '../domain/ports';

/** Who callers are, as far as account lets the gateway keep it. */
export const makeIdentityCache = () =>
  makeLeasedCache<IdentityMessage>({
    capacity: 10_000,
    keepMs: 30_000,
    stopwatch,
    accountsOf: ({ accountId }) => [accountId],
  });

/**
 * Asks the account service who somebody is, unless the cache may be trusted. Refusals are not kept: a key works as
 * soon as it exists.
 */
export function cachedIdentities(options: {
  account: ServiceClient<'colloquy.account.v1.AccountService'>;
  cache: ReturnType<typeof makeIdentityCache>;
}): Identities {
  const { account, cache } = options;

  return {
    byKey: (key) =>
      cache.answer(digest('key', key), () =>
        account.verifyApiKey({ key }, { isRead: true }).catch(unavailable),
      ),
    bySubject: ({ issuer, subject }) =>
      cache.answer(digest('subject', issuer, subject), () =>
        account.resolveUser({ issuer, subject }, { isRead: true }).catch(unavailable),
      ),
  };
}

/** A dump of the memory must not show keys. */
const digest = (...parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url');

/** To the client it is the same whether the service refuses connections or hangs. */
function unavailable(thrown: unknown): never {
  if (!(thrown instanceof AppError) || thrown.kind !== 'timeout') throw thrown;
  throw new AppError('unavailable', undefined, thrown.message, { cause: thrown });
}
