import { hash } from 'node:crypto';
import type { IdentityMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError, makeTtlCache } from '@colloquy/kernel';
import type { Identities } from '../domain/ports';

export function cachedIdentities(options: {
  account: ServiceClient<'colloquy.account.v1.AccountService'>;
  answerTtlMs?: number | undefined;
}): Identities {
  const { account, answerTtlMs } = options;
  const cache = makeTtlCache<IdentityMessage>({
    capacity: 10_000,
    ...(answerTtlMs !== undefined && { ttlMs: answerTtlMs }),
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

/** The cache holds digests, so that a memory dump contains no keys. */
const digest = (...parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url');

/** Converts a time-out to `unavailable`: the difference is of no use to a client. */
function unavailable(thrown: unknown): never {
  if (!(thrown instanceof AppError) || thrown.kind !== 'timeout') throw thrown;
  throw new AppError('unavailable', undefined, thrown.message, { cause: thrown });
}
