import mongoose from 'mongoose';

/** The driver the platform itself uses. */
const { MongoClient } = mongoose.mongo;

/**
 * The interviews as the interview service keeps them, through the driver alone, with the durability it asks for.
 */
type Stored = { _id: string; accountId: string } & Record<string, any>;
export async function openDatabase(uri: string) {
  const client = new MongoClient(uri, { writeConcern: { w: 'majority', j: true }, maxPoolSize: 50 });
  await client.connect();
  const database = client.db('colloquy_interview');
  return {
    interviews: database.collection('interviews'),
    turns: database.collection('turns'),
    version: async () => String((await client.db('admin').command({ buildInfo: 1 }))['version']),
    close: () => client.close(),
  };
}

/** What the relay and the searches of the service need and no reader sees. */
export const internals = ['outbox', 'outboxDueAt', 'searchKey', 'meetingDigits'] as const;
