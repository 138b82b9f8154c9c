import { hash } from 'node:crypto';
import type { IdentityMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import type { IdentityCache } from '../domain/identity-cache';
import type { Identities } from '../domain/ports';

/**
 * Asks the account service who somebody is, unless the cache may be trusted. Refusals are not kept: a key works as
 * soon as it exists.
 */
export function cachedIdentities(options: {
  account: ServiceClient<'colloquy.account.v1.AccountService'>;
  cache: IdentityCache;
}): Identities {
  const { account, cache } = options;

  async function find(key: string, ask: () => Promise<IdentityMessage>): Promise<IdentityMessage> {
    const known = cache.find(key);
    if (known) return known;
    const lookup = cache.startLookup();
    const identity = await ask().catch(unavailable);
    cache.keep(key, identity, lookup);
    return identity;
  }

  return {
    byKey: (key) => find(digest('key', key), () => account.verifyApiKey({ key })),
    bySubject: ({ issuer, subject }) =>
      find(digest('subject', issuer, subject), () => account.resolveUser({ issuer, subject })),
  };
}

/** A dump of the memory must not show keys. */
const digest = (...parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url');

/** To the client it is the same whether the service refuses connections or hangs. */
function unavailable(thrown: unknown): never {
  if (!(thrown instanceof AppError) || thrown.kind !== 'timeout') throw thrown;
  throw new AppError('unavailable', undefined, thrown.message, { cause: thrown });
}
