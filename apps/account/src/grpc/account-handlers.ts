import type { IdentityMessage } from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import type { Clock } from '@colloquy/kernel';
import type { Identity } from '../domain/account';
import type { UseCases } from '../use-cases';

export function accountHandlers(
  useCases: Pick<UseCases, 'verifyApiKey' | 'resolveUser'>,
  clock: Clock,
): ServiceHandlers<'colloquy.account.v1.AccountService'> {
  return {
    verifyApiKey: async ({ key }) => toMessage(await useCases.verifyApiKey(key)),
    resolveUser: async ({ issuer, subject }) => toMessage(await useCases.resolveUser({ issuer, subject })),
    getTime: async () => ({ nowMs: clock.now().getTime() }),
  };
}

function toMessage({ accountId, userId, keyId = '', accountStatus }: Identity): IdentityMessage {
  return { accountId, userId, keyId, accountStatus };
}
