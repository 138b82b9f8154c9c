import { createHash } from 'node:crypto';
import { collectionOf, type Model } from '@colloquy/mongo';
import { trigramsOf } from '../domain/search-key';
import { indexes, type InterviewDocument } from './interview-model';

const indexedAtOnce = 200;

/** Hashes the account's id to a seventh of its length; queries select by the account too. */
export function searchEntries(accountId: string, searchKey: string): string[] {
  const hash = hashOf(accountId);
  return trigramsOf(searchKey).map((trigram) => hash + trigram);
}

export const hashOf = (accountId: string) =>
  createHash('sha256').update(accountId).digest('base64').slice(0, 5);

/** Returns whether interviews of earlier versions may be left. Replicas may run it concurrently. */
export async function indexSomeOlder(model: Model<InterviewDocument>): Promise<boolean> {
  const collection = () => collectionOf(model);
  const older = await collection()
    .find(
      { trigrams: { $exists: false } },
      { projection: { accountId: 1, searchKey: 1 }, limit: indexedAtOnce, hint: indexes.search },
    )
    .toArray();
  if (older.length === 0) return false;
  const updates = older.map(({ _id, accountId, searchKey }) => ({
    updateOne: {
      filter: {
        _id,
        accountId,
        trigrams: { $exists: false },
        searchKey: searchKey ?? { $exists: false },
      },
      update: { $set: { trigrams: searchKey ? searchEntries(accountId, searchKey) : [] } },
      hint: indexes.id,
    },
  }));
  await collection().bulkWrite(updates as never, { ordered: false });
  return true;
}
