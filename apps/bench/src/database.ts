import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;

interface Stored {
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
    turns: database.collection('turns'),
    version: async () => String((await client.db('admin').command({ buildInfo: 1 }))['version']),
    close: () => client.close(),
  };
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Internal fields of an interview that the API never shows. */
export const internals = ['outbox', 'outboxDueAt', 'searchKey', 'meetingDigits'] as const;
