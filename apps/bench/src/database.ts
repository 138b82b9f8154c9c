import mongoose from 'mongoose';

/** The driver that the platform uses. */
const { MongoClient } = mongoose.mongo;

interface Stored {
  _id: string;
  accountId: string;
  createdAt?: Date;
  [field: string]: unknown;
}

/** Opens the database of the interview service with the driver alone, at the durability that the service asks for. */
export async function openDatabase(uri: string) {
  const client = new MongoClient(uri, { writeConcern: { w: 'majority', j: true }, maxPoolSize: 50 });
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

/** Fields for the relay and the searches of the service, which no reader sees. */
export const internals = ['outbox', 'outboxDueAt', 'searchKey', 'meetingDigits'] as const;
