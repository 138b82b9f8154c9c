import { newId } from '@colloquy/kernel';
import { collectionOf, type Mongo, Schema } from '@colloquy/mongo';
import type { Leases } from './ports';

interface LeaseDocument {
  _id: string;
  acknowledged: number;
  /** New with every renewal. */
  renewal: string;
}

// behind: reads the few documents one after another; in an index one that moves could be overlooked
const schema = new Schema<LeaseDocument>(
  { _id: String, acknowledged: Number, renewal: String },
  { versionKey: false },
);

/** Holders and what they acknowledged, in MongoDB. No clock is compared with another one's. Before `mongo.start`. */
export function mongoLeases(mongo: Mongo): Leases {
  const model = mongo.model('leases', schema);
  const collection = () => collectionOf(model);
  return {
    async note(holderId, acknowledged) {
      // a count would begin again after `forget`, and could then be taken for an older one
      const change = { $set: { acknowledged, renewal: newId() } };
      await collection().updateOne({ _id: holderId }, change, { upsert: true });
    },
    async end(holderId) {
      await collection().deleteOne({ _id: holderId });
    },
    async behind(sequence) {
      const found = await collection()
        .find({ acknowledged: { $lt: sequence } })
        .toArray();
      return found.map(({ _id, renewal }) => ({ holderId: _id, renewal }));
    },
    async forget(leases) {
      const unchanged = leases.map(({ holderId, renewal }) => ({ _id: holderId, renewal }));
      await collection().deleteMany({ $or: unchanged });
    },
  };
}
