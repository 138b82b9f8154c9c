import { maxActiveApiKeys } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { batched, byId, collectionOf, isDuplicateKey } from '@colloquy/mongo';
import type { ApiKey, NewApiKey } from '../domain/api-key';
import type { ApiKeyRepository } from '../domain/ports';
import { type ApiKeyDocument, apiKeyIndexes, type Models } from './models';

const listLimit = 1000 + maxActiveApiKeys;
const shown = { name: 1, prefix: 1, createdAt: 1, revokedAt: 1 } as const;
const holder = { accountId: 1, userId: 1, hash: 1 } as const;
const allSlots = Array.from({ length: maxActiveApiKeys }, (_, slot) => slot);

export function makeApiKeyRepository({ apiKeys, latest }: Models): ApiKeyRepository {
  async function freeSlots(userId: string): Promise<number[]> {
    const active = await apiKeys
      .find({ userId, slot: { $in: allSlots } }, { slot: 1 })
      .hint(apiKeyIndexes.slots)
      .lean();
    const taken = new Set(active.map(({ slot }) => slot));
    return allSlots.filter((slot) => !taken.has(slot));
  }

  /** Returns false if a concurrent insert took the slot. */
  async function insert({ id, ...key }: NewApiKey, slot: number): Promise<boolean> {
    try {
      await apiKeys.collection.insertOne({ _id: id, ...key, slot } as never);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (!('slot' in ((error as { keyPattern?: object }).keyPattern ?? {}))) {
        throw new AppError('conflict', undefined, 'The API key exists already');
      }
      return false;
    }
  }

  // batched, because every gateway asks again each second for every key in use
  const findActive = batched(async (hashes: readonly string[]) => {
    const found = await collectionOf(apiKeys)
      .find({ hash: { $in: [...hashes] }, slot: { $exists: true } }, { projection: holder, ...latest() })
      .toArray();
    const byHash = new Map(found.map((document) => [document.hash, toHolder(document)]));
    return hashes.map((hash) => byHash.get(hash));
  });

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
        .hint(apiKeyIndexes.list)
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
          { returnDocument: 'after', projection: shown, hint: byId },
        )
        .lean();
      return found ? toApiKey(found) : undefined;
    },
    async revoke({ accountId, userId }, keyId, now) {
      const { matchedCount } = await apiKeys.collection.updateOne(
        { _id: keyId as never, accountId, userId },
        [{ $set: { revokedAt: { $ifNull: ['$revokedAt', now] } } }, { $unset: 'slot' }],
        { hint: byId },
      );
      return matchedCount === 1;
    },
    findActive,
    async findAny(hash) {
      const found = await apiKeys.findOne({ hash }, holder).lean();
      return found ? toHolder(found) : undefined;
    },
  };
}

function toHolder({ _id, accountId, userId }: Pick<ApiKeyDocument, '_id' | 'accountId' | 'userId'>) {
  return { id: _id, accountId, userId };
}

function toApiKey(document: Pick<ApiKeyDocument, '_id' | keyof typeof shown>): ApiKey {
  const { _id, name, prefix, createdAt, revokedAt } = document;
  return { id: _id, name, prefix, createdAt, ...(revokedAt ? { revokedAt } : {}) };
}
