import { maxActiveApiKeys } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { isDuplicateKey } from '@colloquy/mongo';
import type { ApiKey, NewApiKey } from '../domain/api-key';
import type { ApiKeys } from '../domain/ports';
import type { ApiKeyDocument, Models } from './models';

const listLimit = 1000 + maxActiveApiKeys;
const shown = { name: 1, prefix: 1, createdAt: 1, revokedAt: 1 } as const;
const allSlots = Array.from({ length: maxActiveApiKeys }, (_, slot) => slot);

/** API keys in MongoDB. */
export function mongoApiKeys({ apiKeys }: Models): ApiKeys {
  async function freeSlots(userId: string): Promise<number[]> {
    const active = await apiKeys.find({ userId, slot: { $in: allSlots } }, { slot: 1 }).lean();
    const taken = new Set(active.map(({ slot }) => slot));
    return allSlots.filter((slot) => !taken.has(slot));
  }

  /** False when another key has taken the slot meanwhile. */
  async function insert({ id, ...key }: NewApiKey, slot: number): Promise<boolean> {
    try {
      await apiKeys.collection.insertOne({ _id: id, ...key, slot } as never);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (!('slot' in ((error as { keyPattern?: object }).keyPattern ?? {}))) {
        throw new AppError('conflict', undefined, 'This API key exists already');
      }
      return false;
    }
  }

  async function findByHash(filter: { hash: string; slot?: { $exists: true } }) {
    const found = await apiKeys.findOne(filter, { accountId: 1, userId: 1 }).lean();
    return found ? { id: found._id, accountId: found.accountId, userId: found.userId } : undefined;
  }

  return {
    async add(key) {
      for (const slot of await freeSlots(key.userId)) {
        if (await insert(key, slot)) return true;
      }
      return false;
    },
    async list({ accountId, userId }) {
      const found = await apiKeys
        .find({ userId, accountId }, shown)
        .sort({ slot: -1, createdAt: -1 })
        .limit(listLimit)
        .lean();
      return found.map(toApiKey).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },
    async rename({ accountId, userId }, keyId, name) {
      const found = await apiKeys
        .findOneAndUpdate(
          { _id: keyId, accountId, userId },
          { $set: { name } },
          { returnDocument: 'after', projection: shown },
        )
        .lean();
      return found ? toApiKey(found) : undefined;
    },
    async revoke({ accountId, userId }, keyId, now) {
      const { matchedCount } = await apiKeys.collection.updateOne(
        { _id: keyId as never, accountId, userId },
        [{ $set: { revokedAt: { $ifNull: ['$revokedAt', now] } } }, { $unset: 'slot' }],
      );
      return matchedCount === 1;
    },
    findActive: (hash) => findByHash({ hash, slot: { $exists: true } }),
    findAny: (hash) => findByHash({ hash }),
  };
}

function toApiKey(document: Pick<ApiKeyDocument, '_id' | keyof typeof shown>): ApiKey {
  const { _id, name, prefix, createdAt, revokedAt } = document;
  return { id: _id, name, prefix, createdAt, ...(revokedAt ? { revokedAt } : {}) };
}
