import { hash } from 'node:crypto';
import type { IdentityMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError, makeBriefCache } from '@colloquy/kernel';
import type { Identities } from '../domain/ports';

/**
 * Asks the account service who somebody is, unless it was asked just now. Refusals are not kept: a key works as soon as
 * it exists.
 * @param options.answerLifeMs how long an answer is used; as long as account assumes unless a test says otherwise
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

/** A dump of the memory must not show keys. */
const digest = (...parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url');

/** To the client it is the same whether the service refuses connections or hangs. */
function unavailable(thrown: unknown): never {
  if (!(thrown instanceof AppError) || thrown.kind !== 'timeout') throw thrown;
  throw new AppError('unavailable', undefined, thrown.message, { cause: thrown });
}
