import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;

export interface StoredDocument {
  _id: string;
  accountId: string;
  createdAt?: Date;
  [field: string]: unknown;
}

/** Opens the interview service's database with the driver alone, with the same durability of writes. */
export async function openDatabase(uri: string) {
  const client = new MongoClient(uri, { journal: true, maxPoolSize: 50 });
  await client.connect();
  const database = client.db('colloquy_interview');
  return {
    interviews: database.collection<StoredDocument>('interviews'),
    turns: database.collection<StoredDocument>('turns'),
    transcripts: database.collection<StoredDocument>('transcripts'),
    checkpoint: () => client.db('admin').command({ fsync: 1 }),
    examined: () => examinedBy(client),
    indexSizes: () => indexSizesOf(database),
    version: async () => String((await client.db('admin').command({ buildInfo: 1 }))['version']),
    close: () => client.close(),
  };
}

async function examinedBy(client: InstanceType<typeof MongoClient>) {
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  const { scanned = NaN, scannedObjects = NaN } = metrics?.queryExecutor ?? {};
  return { keys: Number(scanned), documents: Number(scannedObjects) };
}

async function indexSizesOf(database: ReturnType<InstanceType<typeof MongoClient>['db']>) {
  const { indexSizes } = await database.command({ collStats: 'interviews' });
  return indexSizes as Record<string, number>;
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Internal fields that a copy of an interview must not have. */
export const ownFields = [
  ...(['outbox', 'outboxDueAt', 'meetingDigits', 'followUp'] as const),
  ...(['counted', 'countedAs', 'countedIn'] as const),
];

/** Internal fields of an interview that the API never shows. */
export const internalFields = [...ownFields, 'searchKey', 'trigrams'] as const;
