interface Owned {
  readonly account: string;
}

/** Removes and returns the oldest message of the account with the fewest messages `running`. */
export function takeNext<T extends Owned>(waiting: T[], running: readonly Owned[]): T | undefined {
  const counts = countByAccount(running);
  const count = ({ account }: T) => counts.get(account) ?? 0;
  const next = waiting.reduce(
    (best, each, at) => (count(each) < count(waiting[best] ?? each) ? at : best),
    0,
  );
  return waiting.splice(next, 1)[0];
}

/** Removes and returns the newest message of the account with the most messages waiting. */
export function takeSurplus<T extends Owned>(waiting: T[]): T | undefined {
  const counts = countByAccount(waiting);
  const most = Math.max(...counts.values());
  const surplus = waiting.findLastIndex(({ account }) => counts.get(account) === most);
  return waiting.splice(surplus, 1)[0];
}

function countByAccount(messages: readonly Owned[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { account } of messages) counts.set(account, (counts.get(account) ?? 0) + 1);
  return counts;
}
