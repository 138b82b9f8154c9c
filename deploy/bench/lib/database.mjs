import mongoose from 'mongoose';

/** The driver the platform itself uses. */
const { MongoClient } = mongoose.mongo;

/**
 * The interviews as the interview service keeps them, through the driver alone, with the durability it asks for.
 * @typedef {{ _id: string, accountId: string } & Record<string, any>} Stored
 *
 * @param {string} uri
 */
export async function openDatabase(uri) {
  const client = new MongoClient(uri, { writeConcern: { w: 'majority', j: true }, maxPoolSize: 50 });
  await client.connect();
  const database = client.db('colloquy_interview');
  return {
    /** @type {import('mongoose').mongo.Collection<Stored>} */
    interviews: database.collection('interviews'),
    /** @type {import('mongoose').mongo.Collection<Stored>} */
    turns: database.collection('turns'),
    version: async () => String((await client.db('admin').command({ buildInfo: 1 }))['version']),
    close: () => client.close(),
  };
}

/** What the relay and the searches of the service need and no reader sees. */
export const internals = /** @type {const} */ (['outbox', 'outboxDueAt', 'searchKey', 'meetingDigits']);
