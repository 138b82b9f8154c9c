import mongoose, { type mongo } from 'mongoose';
import type { TestPlatform } from './platform.ts';

export async function withMongodb<T>(
  { description }: TestPlatform,
  work: (databaseOf: (service: string) => mongo.Db) => Promise<T>,
): Promise<T> {
  const connection = await mongoose.createConnection(description().mongodbUri).asPromise();
  try {
    return await work((service) => connection.getClient().db(`colloquy_${service}`));
  } finally {
    await connection.close();
  }
}

export const makeFollowUpsDue = (platform: TestPlatform) =>
  withMongodb(platform, async (databaseOf) => {
    await databaseOf('interview')
      .collection('interviews')
      .updateMany({ followUp: { $exists: true } }, { $set: { 'followUp.at': new Date() } });
  });
