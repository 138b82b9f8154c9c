/** The most ids of one read. */
const readLimit = 100;

/**
 * Reads by id that are asked for in one turn of the event loop go to the database together, by account. No answer is
 * older than the asking, and nobody waits for a read that is under way.
 */
export function makeGatheredReads<T extends { _id: string }>(
  read: (accountId: string, ids: readonly string[]) => Promise<T[]>,
): (accountId: string, id: string) => Promise<T | undefined> {
  const gathering = new Map<string, { ids: Set<string>; found: Promise<Map<string, T>> }>();

  function gather(accountId: string) {
    const ids = new Set<string>();
    const found = new Promise<Map<string, T>>((resolve, reject) => {
      setImmediate(() => {
        if (gathering.get(accountId)?.ids === ids) gathering.delete(accountId);
        read(accountId, [...ids]).then((all) => resolve(new Map(all.map((one) => [one._id, one]))), reject);
      });
    });
    const gathered = { ids, found };
    gathering.set(accountId, gathered);
    return gathered;
  }

  return async (accountId, id) => {
    const current = gathering.get(accountId);
    const { ids, found } = current && current.ids.size < readLimit ? current : gather(accountId);
    ids.add(id);
    return (await found).get(id);
  };
}
