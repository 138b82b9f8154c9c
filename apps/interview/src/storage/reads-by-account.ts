import { batched } from '@colloquy/mongo';

/** Batches reads by id per account, so that no account waits for the documents of another. */
export function readsByAccount<T extends { _id: string }>(
  read: (accountId: string, ids: readonly string[]) => Promise<T[]>,
): (accountId: string, id: string) => Promise<T | undefined> {
  const waiting = new Map<string, (id: string) => Promise<T | undefined>>();

  function open(accountId: string) {
    const find = batched<string, T | undefined>(async (ids) => {
      waiting.delete(accountId);
      const found = await read(accountId, [...new Set(ids)]);
      const byId = new Map(found.map((one) => [one._id, one]));
      return ids.map((id) => byId.get(id));
    });
    waiting.set(accountId, find);
    return find;
  }

  return (accountId, id) => (waiting.get(accountId) ?? open(accountId))(id);
}
