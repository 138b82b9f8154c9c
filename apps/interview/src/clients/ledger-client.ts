import type { ServiceClient } from '@colloquy/grpc';
import type { Ledger } from '../domain/ports';

export function makeLedger(client: ServiceClient<'colloquy.billing.v1.BillingService'>): Ledger {
  return {
    async unbooked(sessions) {
      if (sessions.length === 0) return new Set();
      const { sessionIds } = await client.findUnbookedSessions({ sessions: [...sessions] }, { isRead: true });
      return new Set(sessionIds);
    },
  };
}
