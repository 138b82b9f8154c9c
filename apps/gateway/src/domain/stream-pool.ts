import { AppError, type Release } from '@colloquy/kernel';

/** A stream beyond the limit is refused at once, because streams stay open for minutes. */
export function makeStreamPool(limits: { total: number; perAccount: number; perCaller: number }) {
  const [ofAccounts, ofCallers] = [makeTally(), makeTally()];
  let used = 0;
  return {
    /** @throws AppError `rate-limited` if the caller, the account or all accounts together use all their slots */
    enter({ accountId, callerId }: { accountId: string; callerId: string }): Release {
      const isFull =
        ofCallers.of(callerId) >= limits.perCaller ||
        ofAccounts.of(accountId) >= limits.perAccount ||
        used >= limits.total;
      if (isFull) throw new AppError('rate-limited', 'TOO_MANY_STREAMS', 'Too many streams are open');
      const leave = [ofCallers.add(callerId), ofAccounts.add(accountId)];
      used++;
      let released = false;
      return () => {
        if (released) return;
        released = true;
        used--;
        leave.forEach((one) => one());
      };
    },
  };
}

function makeTally() {
  const counts = new Map<string, number>();
  const of = (id: string) => counts.get(id) ?? 0;
  return {
    of,
    add(id: string): () => void {
      counts.set(id, of(id) + 1);
      return () => {
        const left = of(id) - 1;
        if (left > 0) counts.set(id, left);
        else counts.delete(id);
      };
    },
  };
}
