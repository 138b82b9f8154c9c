import { AppError } from './app-error';

interface FairQueueLimits {
  total: number;
  /** Units that one account may hold; a heavier entry enters alone. */
  perAccount: number;
  waitingPerAccount: number;
}

export type Release = () => void;

interface Entry {
  weight: number;
  admit: () => void;
}

interface Account {
  used: number;
  turn: number;
  waiting: Entry[];
}

/** Creates a queue in which the account that holds the fewest units enters next. */
export function makeFairQueue({ total, perAccount, waitingPerAccount }: FairQueueLimits) {
  const accounts = new Map<string, Account>();
  let used = 0;
  let turns = 0;

  const inShare = (account: Account, weight: number) =>
    account.used === 0 || account.used + weight <= perAccount;
  const fits = (weight: number) => used === 0 || used + weight <= total;

  function take(id: string, account: Account, weight: number): Release {
    account.used += weight;
    used += weight;
    account.turn = turns += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      account.used -= weight;
      used -= weight;
      forget(id, account);
      admitNext();
    };
  }

  function forget(id: string, account: Account): void {
    if (account.used === 0 && account.waiting.length === 0) accounts.delete(id);
  }

  const isBefore = (one: Account, other: Account) =>
    one.used < other.used || (one.used === other.used && one.turn < other.turn);

  function nextAccount(): Account | undefined {
    let next: Account | undefined;
    for (const account of accounts.values()) {
      const [first] = account.waiting;
      if (first && inShare(account, first.weight) && (!next || isBefore(account, next))) next = account;
    }
    return next;
  }

  function admitNext(): void {
    for (let next = nextAccount(); next; next = nextAccount()) {
      // lighter entries of other accounts must not delay a heavy one forever
      if (!fits(next.waiting[0]?.weight ?? 0)) return;
      next.waiting.shift()?.admit();
    }
  }

  return {
    /** @throws AppError `rate-limited` when too many entries of the account wait, or the reason of the signal */
    enter(id: string, weight: number, signal: AbortSignal): Promise<Release> {
      const account = accounts.get(id) ?? { used: 0, turn: 0, waiting: [] };
      accounts.set(id, account);
      if (account.waiting.length >= waitingPerAccount) {
        return Promise.reject(
          new AppError('rate-limited', undefined, 'Too many requests at once; try again later'),
        );
      }
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error);
        const leave = () => {
          account.waiting.splice(account.waiting.indexOf(entry), 1);
          forget(id, account);
          reject(signal.reason as Error);
          admitNext();
        };
        const entry: Entry = {
          weight,
          admit: () => {
            signal.removeEventListener('abort', leave);
            resolve(take(id, account, weight));
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        account.waiting.push(entry);
        admitNext();
      });
    },
    used: () => used,
  };
}

export type FairQueue = ReturnType<typeof makeFairQueue>;
