import type { ServiceHandlers } from '@colloquy/grpc';
import type { UsageRepository } from '../domain/ports';

export function billingHandlers(
  usage: Pick<UsageRepository, 'unbooked'>,
): ServiceHandlers<'colloquy.billing.v1.BillingService'> {
  return {
    findUnbookedSessions: async ({ sessions }) => ({ sessionIds: await usage.unbooked(sessions) }),
  };
}
