import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;

/** A document of the interview service. */
export interface Stored {
  _id: string;
  accountId: string;
  createdAt?: Date;
  [field: string]: unknown;
}

/** Opens the database of the interview service with the driver alone, with the durability of the service's writes. */
export async function openDatabase(uri: string) {
  const client = new MongoClient(uri, { journal: true, maxPoolSize: 50 });
  await client.connect();
  const database = client.db('colloquy_interview');
  return {
    interviews: database.collection<Stored>('interviews'),
    turns: database.collection<Stored>('turns'),
    transcripts: database.collection<Stored>('transcripts'),
    /** Writes all data to the disk, which the database would otherwise do during a measurement. */
    checkpoint: () => client.db('admin').command({ fsync: 1 }),
    examined: () => examinedBy(client),
    indexSizes: () => indexSizesOf(database),
    version: async () => String((await client.db('admin').command({ buildInfo: 1 }))['version']),
    close: () => client.close(),
  };
}

/** Keys and documents that queries of the whole server have examined so far. */
async function examinedBy(client: InstanceType<typeof MongoClient>) {
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  const { scanned = NaN, scannedObjects = NaN } = metrics?.queryExecutor ?? {};
  return { keys: Number(scanned), documents: Number(scannedObjects) };
}

/** Returns the bytes of each index of the interviews. */
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
export const internals = [...ownFields, 'searchKey', 'trigrams'] as const;
