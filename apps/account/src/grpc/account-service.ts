import type { IdentityMessage } from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import type { Identity } from '../domain/account';
import { leaseMs } from '../domain/withdrawal';
import type { GatewayLeases } from '../domain/ports';
import type { IdentifyUseCases } from '../use-cases/identify';
import type { RenewLease } from '../use-cases/renew-lease';

/** What the gateway asks. */
export function accountService(options: {
  identify: IdentifyUseCases;
  renewLease: RenewLease;
  leases: GatewayLeases;
}): ServiceHandlers<'colloquy.account.v1.AccountService'> {
  const { identify, renewLease, leases } = options;
  return {
    verifyApiKey: async ({ key }) => toMessage(await identify.verifyApiKey(key)),
    resolveUser: async ({ issuer, subject }) => toMessage(await identify.resolveUser({ issuer, subject })),
    async renewLease({ gatewayId, acknowledged, waitMs }, { signal }) {
      const withdrawn = await renewLease({ gatewayId, acknowledged, waitMs }, signal);
      const { sequence, accountIds, everything } = withdrawn;
      return { sequence, withdrawnAccounts: accountIds, everything, leaseMs };
    },
    async endLease({ gatewayId }) {
      await leases.end(gatewayId);
      return {};
    },
  };
}

function toMessage({ accountId, userId, keyId = '', accountStatus }: Identity): IdentityMessage {
  return { accountId, userId, keyId, accountStatus };
}
