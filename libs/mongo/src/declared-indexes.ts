import type { mongo, Schema } from 'mongoose';

export interface DeclaredIndex {
  name: string;
  key: Record<string, 1 | -1>;
  options: mongo.CreateIndexesOptions;
}

export function declaredIndexes(schema: Pick<Schema<never>, 'indexes'>): DeclaredIndex[] {
  const declared = schema.indexes() as [DeclaredIndex['key'], mongo.CreateIndexesOptions][];
  return declared.map(([key, options]) => ({
    name: options.name ?? Object.entries(key).flat().join('_'),
    key,
    options,
  }));
}

const namespaceNotFound = 26;

/** Returns the names of the collection's indexes and whether each is unique. */
export async function presentIndexes(collection: mongo.Collection): Promise<Map<string, boolean>> {
  try {
    const found = await collection.indexes();
    return new Map(found.map(({ name = '', unique = false }) => [name, unique]));
  } catch (error) {
    if ((error as { code?: unknown }).code === namespaceNotFound) return new Map();
    throw error;
  }
}
