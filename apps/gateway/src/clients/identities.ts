import { hash } from 'node:crypto';
import type { IdentityMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError, makeBriefCache } from '@colloquy/kernel';
import type { Identities } from '../domain/ports';

/**
 * Asks the account service for identities and caches its answers. Refusals are not cached, so a key works as soon as it
 * exists.
 * @param options.answerLifeMs cache lifetime; default the lifetime that the account service waits for on a revocation
 */
export function cachedIdentities(options: {
  account: ServiceClient<'colloquy.account.v1.AccountService'>;
  answerLifeMs?: number | undefined;
}): Identities {
  const { account, answerLifeMs } = options;
  const cache = makeBriefCache<IdentityMessage>({
    capacity: 10_000,
    ...(answerLifeMs !== undefined && { lifeMs: answerLifeMs }),
  });

  return {
    byKey: (key) =>
      cache(digest('key', key), () => account.verifyApiKey({ key }, { isRead: true }).catch(unavailable)),
    bySubject: ({ issuer, subject }) =>
      cache(digest('subject', issuer, subject), () =>
        account.resolveUser({ issuer, subject }, { isRead: true }).catch(unavailable),
      ),
  };
}

/** Digests credentials, so that a memory dump contains no keys. */
const digest = (...parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url');

/** Reports a time-out as `unavailable`: a client gains nothing from the difference. */
function unavailable(thrown: unknown): never {
  if (!(thrown instanceof AppError) || thrown.kind !== 'timeout') throw thrown;
  throw new AppError('unavailable', undefined, thrown.message, { cause: thrown });
}
