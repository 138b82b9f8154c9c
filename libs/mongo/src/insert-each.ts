import { mongo } from 'mongoose';

/** Inserts documents in one write. Returns, in order, the error of each refused document or undefined. */
export async function insertEach<T extends object>(
  collection: mongo.Collection<T>,
  documents: readonly mongo.OptionalUnlessRequiredId<T>[],
): Promise<(Error | undefined)[]> {
  const outcomes: (Error | undefined)[] = documents.map(() => undefined);
  try {
    await collection.insertMany([...documents], { ordered: false });
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const refused = [error.writeErrors].flat();
    // a write concern error means that the write may not be durable, which affects all documents
    if (refused.length === 0 || error.result.getWriteConcernError()) throw error;
    await Promise.all(
      refused.map(async ({ index }) => {
        outcomes[index] = await refusalOf(collection, documents[index]);
      }),
    );
  }
  return outcomes;
}

async function refusalOf<T extends object>(
  collection: mongo.Collection<T>,
  document: mongo.OptionalUnlessRequiredId<T> | undefined,
): Promise<Error | undefined> {
  try {
    if (document) await collection.insertOne(document);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
