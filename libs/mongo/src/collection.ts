import type { Model, mongo } from 'mongoose';
import { AppError } from '@colloquy/kernel';

/**
 * For validated documents, since casts cost more CPU than writes. @throws AppError `unavailable` before the
 * first connection
 */
export function collectionOf<T extends object>(model: Model<T>): mongo.Collection<T> {
  const { db } = model.db;
  if (!db) throw new AppError('unavailable', undefined, 'Temporarily unavailable');
  return db.collection<T>(model.collection.collectionName);
}

/** Index of queries by id that have further conditions: the planner would try other indexes too. */
export const byId = { _id: 1 } as const;

/** Returns the projection on the fields that select a document for a write: `_id` and the shard key. */
export function keyFields<T>({ schema }: Model<T>): Record<string, 1> {
  return Object.fromEntries(['_id', ...Object.keys(schema.get('shardKey') ?? {})].map((field) => [field, 1]));
}

/** Returns the filter that selects documents by the fields of {@link keyFields}, which they all have. */
export function keysOf<T extends object>(model: Model<T>, documents: readonly object[]): mongo.Filter<T> {
  const valuesOf = (field: string) => [
    ...new Set(documents.map((document) => (document as Record<string, unknown>)[field])),
  ];
  return Object.fromEntries(
    Object.keys(keyFields(model)).map((field) => [field, { $in: valuesOf(field) }]),
  ) as mongo.Filter<T>;
}

/** Updates the first match, selected by its shard key after a read; repeats after a concurrent write. */
export async function updateFirst<T extends object>(
  model: Model<T>,
  filter: mongo.Filter<T>,
  update: mongo.UpdateFilter<T> | mongo.Document[],
  { sort, hint, ...options }: mongo.FindOneAndUpdateOptions & { sort: mongo.Sort },
): Promise<mongo.WithId<T> | undefined> {
  const collection = collectionOf(model);
  const first = { sort, projection: keyFields(model), ...(hint !== undefined && { hint }) };
  for (;;) {
    const key = await collection.findOne(filter, first);
    if (!key) return undefined;
    const updated = await collection.findOneAndUpdate({ ...filter, ...key }, update, {
      ...options,
      hint: byId,
    });
    if (updated) return updated;
  }
}

export async function deleteSome<T extends object>(
  model: Model<T>,
  filter: mongo.Filter<T>,
  { limit, sort, hint }: { limit: number; sort?: mongo.Sort; hint?: mongo.Hint },
): Promise<number> {
  const collection = collectionOf(model);
  const found = await collection
    .find(filter, { projection: keyFields(model), limit, ...(sort && { sort }), ...(hint && { hint }) })
    .toArray();
  if (found.length === 0) return 0;
  const { deletedCount } = await collection.deleteMany(
    { ...filter, ...keysOf(model, found) },
    { hint: byId },
  );
  return deletedCount;
}

const deletedAtOnce = 1000;

export async function deleteAll<T extends object>(model: Model<T>, filter: mongo.Filter<T>): Promise<void> {
  while ((await deleteSome(model, filter, { limit: deletedAtOnce })) > 0);
}

export function isDuplicateKey(thrown: unknown): boolean {
  return (thrown as { code?: unknown } | null)?.code === 11000;
}
