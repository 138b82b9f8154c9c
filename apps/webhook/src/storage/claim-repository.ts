import { collectionOf, isDuplicateKey, type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { ClaimRepository } from '../domain/ports';

interface ClaimDocument {
  _id: string;
  dueAt: Date;
}

export function claimModel(mongo: Mongo): Model<ClaimDocument> {
  return mongo.model(
    'claims',
    new Schema<ClaimDocument>(
      { _id: String, dueAt: Date },
      { versionKey: false, shardKey: { _id: 'hashed' } },
    ),
  );
}

export function makeClaimRepository(model: Model<ClaimDocument>): ClaimRepository {
  return {
    async take(work, now, nextAt) {
      try {
        await collectionOf(model).updateOne(
          { _id: work, dueAt: { $lte: now } },
          { $set: { dueAt: nextAt } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        // the document is not due, so the upsert tried to insert a second one
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
