import type { IdentityMessage, LeaseMessage } from '@colloquy/contracts';

/** Starts to measure; the function it returns tells the milliseconds since. */
export type Stopwatch = () => () => number;

/** An identity that is being asked for. */
export interface Lookup {
  sequence: number;
  elapsed: () => number;
}

/**
 * What the account service told of keys and users, to be trusted under a lease that it grants and as long as it
 * has withdrawn nothing of it. Bounded: `capacity` identities, each for `keepMs`, which also bounds what an
 * interrupted withdrawal leaves behind.
 */
export function makeIdentityCache(limits: { capacity: number; keepMs: number; stopwatch: Stopwatch }) {
  const entries = new Map<string, { identity: IdentityMessage; elapsed: () => number }>();
  let sequence = 0;
  let lease = { elapsed: () => Infinity, lengthMs: 0 };

  const leased = () => lease.elapsed() < lease.lengthMs;

  function forgetAccounts(accountIds: ReadonlySet<string>): void {
    for (const [key, { identity }] of entries) if (accountIds.has(identity.accountId)) entries.delete(key);
  }

  return {
    /** Whether what is known may be trusted at this moment. */
    leased,
    /** Number of the last withdrawal that has been acted upon. */
    sequence: () => sequence,

    /** Undefined without a lease, whatever is known. */
    find(key: string): IdentityMessage | undefined {
      const entry = leased() ? entries.get(key) : undefined;
      return entry && entry.elapsed() < limits.keepMs ? entry.identity : undefined;
    },

    /** To be called before the account service is asked. */
    startLookup: (): Lookup => ({ sequence, elapsed: limits.stopwatch() }),

    /** Keeps the answer, unless something was withdrawn meanwhile: it may be from before. */
    keep(key: string, identity: IdentityMessage, lookup: Lookup): void {
      if (lookup.sequence !== sequence) return;
      entries.delete(key);
      entries.set(key, { identity, elapsed: lookup.elapsed });
      const [oldest] = entries.keys();
      if (entries.size > limits.capacity && oldest !== undefined) entries.delete(oldest);
    },

    /** Acts upon a lease; `elapsed` measures from before it was asked for. */
    renew(granted: LeaseMessage, elapsed: () => number): void {
      if (granted.everything) entries.clear();
      else if (granted.withdrawnAccounts.length > 0) forgetAccounts(new Set(granted.withdrawnAccounts));
      sequence = granted.sequence;
      lease = { elapsed, lengthMs: granted.leaseMs };
    },
  };
}

/** See {@link makeIdentityCache}. */
export type IdentityCache = ReturnType<typeof makeIdentityCache>;
