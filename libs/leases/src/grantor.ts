import type { ServiceHandlers } from '@colloquy/grpc';
import type { Mongo } from '@colloquy/mongo';
import { makeBell } from './bell';
import { mongoLeases } from './mongo-leases';
import { mongoWithdrawals } from './mongo-withdrawals';
import { makeRenewLease } from './renew-lease';
import { systemTimer } from './timer';
import { makeWithdraw, type Withdraw } from './withdraw';
import { leaseMs } from './withdrawal';

/** The side of a service that lets others keep what it tells them. */
export interface LeaseGrantor {
  withdraw: Withdraw;
  handlers: ServiceHandlers<'colloquy.lease.v1.LeaseService'>;
}

/** What is granted and withdrawn is kept in the service's own database, for all its replicas. Before `mongo.start`. */
export function makeLeaseGrantor(mongo: Mongo): LeaseGrantor {
  const leases = mongoLeases(mongo);
  const bells = { withdrawn: makeBell(systemTimer), renewed: makeBell(systemTimer) };
  const ports = { leases, withdrawals: mongoWithdrawals(mongo), timer: systemTimer, bells };
  const renewLease = makeRenewLease(ports);
  return {
    withdraw: makeWithdraw(ports),
    handlers: {
      async renewLease(renewal, { signal }) {
        const { sequence, accountIds, everything } = await renewLease(renewal, signal);
        const nowMs = mongo.clock.now().getTime();
        return { sequence, withdrawnAccounts: accountIds, everything, leaseMs, nowMs };
      },
      async endLease({ holderId }) {
        await leases.end(holderId);
        bells.renewed.ring();
        return {};
      },
    },
  };
}
