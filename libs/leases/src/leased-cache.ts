import type { LeaseMessage } from '@colloquy/contracts';
import { makeSharedLookups } from './shared-lookups';
import type { Stopwatch } from './stopwatch';

/** An answer that is being asked for. */
export interface Lookup {
  sequence: number;
  elapsed: () => number;
}

/**
 * What another service told, to be trusted under a lease that it grants and as long as it has withdrawn nothing of it.
 * Bounded: `capacity` answers, each for `keepMs`, which also bounds what an interrupted withdrawal leaves behind.
 * @param options.accountsOf the accounts whose withdrawal an answer does not outlive
 */
export function makeLeasedCache<T>(options: {
  capacity: number;
  keepMs: number;
  stopwatch: Stopwatch;
  accountsOf: (answer: T) => readonly string[];
}) {
  const { capacity, keepMs, stopwatch, accountsOf } = options;
  const entries = new Map<string, { answer: T; elapsed: () => number }>();
  const share = makeSharedLookups<T>();
  let sequence = 0;
  let lease = { elapsed: () => Infinity, lengthMs: 0 };

  const leased = () => lease.elapsed() < lease.lengthMs;

  /** Undefined without a lease, whatever is known. */
  function find(key: string): T | undefined {
    const entry = leased() ? entries.get(key) : undefined;
    return entry && entry.elapsed() < keepMs ? entry.answer : undefined;
  }

  const startLookup = (): Lookup => ({ sequence, elapsed: stopwatch() });

  function keep(key: string, answer: T, lookup: Lookup): void {
    if (lookup.sequence !== sequence) return;
    entries.delete(key);
    entries.set(key, { answer, elapsed: lookup.elapsed });
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
  }

  function forgetAccounts(accountIds: ReadonlySet<string>): void {
    for (const [key, { answer }] of entries) {
      if (accountsOf(answer).some((accountId) => accountIds.has(accountId))) entries.delete(key);
    }
  }

  return {
    /** Whether what is known may be trusted at this moment. */
    leased,
    /** Number of the last withdrawal that has been acted upon. */
    sequence: () => sequence,
    find,
    /** To be called before the other service is asked. */
    startLookup,
    /** Keeps the answer, unless something was withdrawn meanwhile: it may be from before. */
    keep,

    /**
     * The answer that is known, else asks: one question for all who want the same before it is sent. A refusal is not
     * kept.
     */
    async answer(key: string, ask: () => Promise<T>): Promise<T> {
      const known = find(key);
      if (known !== undefined) return known;
      return share(key, async () => {
        const learnt = find(key); // while this question waited for the one before it
        if (learnt !== undefined) return learnt;
        const lookup = startLookup();
        const answer = await ask();
        keep(key, answer, lookup);
        return answer;
      });
    },

    /** Acts upon a lease; `elapsed` measures from before it was asked for. */
    renew(granted: Omit<LeaseMessage, 'nowMs'>, elapsed: () => number): void {
      if (granted.everything) entries.clear();
      else if (granted.withdrawnAccounts.length > 0) forgetAccounts(new Set(granted.withdrawnAccounts));
      sequence = granted.sequence;
      lease = { elapsed, lengthMs: granted.leaseMs };
    },
  };
}

/** See {@link makeLeasedCache}. */
export type LeasedCache = Pick<ReturnType<typeof makeLeasedCache>, 'leased' | 'sequence' | 'renew'>;
