import { collectionOf, isDuplicateKey, type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { Claims } from '../domain/ports';

interface ClaimDocument {
  /** The name of the work. */
  _id: string;
  dueAt: Date;
}

/** The collection `claims`: a document for each kind of work, found by its name. */
export function claimModel(mongo: Mongo): Model<ClaimDocument> {
  return mongo.model(
    'claims',
    new Schema<ClaimDocument>({ _id: String, dueAt: Date }, { versionKey: false }),
  );
}

/** Claims in MongoDB: of all who ask when the work is due, one finds it so. */
export function mongoClaims(model: Model<ClaimDocument>): Claims {
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
        // the work is there and not due: it cannot be inserted
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
