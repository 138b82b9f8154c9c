import { createHash } from 'node:crypto';
import { collectionOf, type Model } from '@colloquy/mongo';
import { trigramsOf } from '../domain/search-key';
import { indexes, type InterviewDocument } from './interview-model';

const indexedAtOnce = 200;

/**
 * Returns the trigrams after a hash of the account's id, which is nearly unique and a seventh of the length. Queries
 * select by the account too.
 */
export function searchEntries(accountId: string, searchKey: string): string[] {
  const hash = hashOf(accountId);
  return trigramsOf(searchKey).map((trigram) => hash + trigram);
}

export const hashOf = (accountId: string) =>
  createHash('sha256').update(accountId).digest('base64').slice(0, 5);

/**
 * Indexes some interviews of an earlier version. Replicas may do the same at the same time. Returns whether more may be
 * left.
 */
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
