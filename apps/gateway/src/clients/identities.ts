import { hash } from 'node:crypto';
import type { IdentityMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import { AppError, makeBriefCache } from '@colloquy/kernel';
import type { Identities } from '../domain/ports';

/** Refusals are not cached, so a key works as soon as it exists. */
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

/** A memory dump contains no keys. */
const digest = (...parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url');

/** A client gains nothing from the difference between a time-out and an outage. */
function unavailable(thrown: unknown): never {
  if (!(thrown instanceof AppError) || thrown.kind !== 'timeout') throw thrown;
  throw new AppError('unavailable', undefined, thrown.message, { cause: thrown });
}
