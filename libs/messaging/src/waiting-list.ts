import { takeNext, takeSurplus } from './fairness';

export interface Waiting {
  readonly account: string;
  readonly receivedAt: number;
}

/** Holds deliveries until a handler is free. Accounts with fewer handlers go first. */
export function makeWaitingList<T extends Waiting>() {
  let waiting: T[] = [];

  function take(isTaken: (delivery: T) => boolean): T[] {
    const taken = waiting.filter(isTaken);
    waiting = waiting.filter((delivery) => !isTaken(delivery));
    return taken;
  }

  return {
    size: () => waiting.length,
    add: (delivery: T) => void waiting.push(delivery),
    next: (running: readonly { account: string }[]) => takeNext(waiting, running),
    /** Removes and returns the deliveries in excess of `most`: the newest ones of the accounts with the most. */
    surplus(most: number): T[] {
      const surplus: T[] = [];
      for (let each; waiting.length > most && (each = takeSurplus(waiting));) surplus.push(each);
      return surplus;
    },
    take,
  };
}
