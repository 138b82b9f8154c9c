import { newId } from '@colloquy/kernel';
import { makeBell } from '../src/bell';
import type { Leases, Withdrawals } from '../src/ports';
import { makeRenewLease } from '../src/renew-lease';
import { makeWithdraw } from '../src/withdraw';
import { makeVirtualTimer } from './virtual-timer';

/** Both use cases, as two replicas have them, over one memory, on a clock of their own. */
export function aWorld(options: { readMs?: number } = {}) {
  const { readMs = 0 } = options;
  const timer = makeVirtualTimer();
  const accounts: string[] = [];
  const known = new Map<string, { acknowledged: number; renewal: string }>();
  const count = { reads: 0, looks: 0, notes: 0 };

  const withdrawals: Withdrawals = {
    add: async (accountId) => accounts.push(accountId),
    read: async () => {
      count.reads++;
      const log = { sequence: accounts.length, recent: [...accounts] };
      if (readMs > 0) await timer.pause(readMs);
      return log;
    },
  };
  const leases: Leases = {
    note: async (id, acknowledged) => {
      count.notes++;
      known.set(id, { acknowledged, renewal: newId() });
    },
    end: async (id) => void known.delete(id),
    behind: async (sequence) => {
      count.looks++;
      const behind = [...known].filter(([, { acknowledged }]) => acknowledged < sequence);
      if (readMs > 0) await timer.pause(readMs);
      return behind.map(([holderId, { renewal }]) => ({ holderId, renewal }));
    },
    forget: async (those) => {
      for (const { holderId, renewal } of those)
        if (known.get(holderId)?.renewal === renewal) known.delete(holderId);
    },
  };

  function aReplica() {
    const bells = { withdrawn: makeBell(timer), renewed: makeBell(timer) };
    const ports = { withdrawals, leases, timer, bells };
    const renewLease = makeRenewLease(ports);
    return {
      withdraw: makeWithdraw(ports),
      renew: (holderId: string, acknowledged: number, waitMs = 0, signal = new AbortController().signal) =>
        renewLease({ holderId, acknowledged, waitMs }, signal),
    };
  }

  return { timer, known, count, here: aReplica(), elsewhere: aReplica() };
}
