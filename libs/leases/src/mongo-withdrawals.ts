import { collectionOf, type Mongo, Schema } from '@colloquy/mongo';
import type { Withdrawals } from './ports';

interface WithdrawalsDocument {
  _id: string;
  sequence: number;
  recent: string[];
}

const schema = new Schema<WithdrawalsDocument>(
  { _id: String, sequence: Number, recent: [String] },
  { versionKey: false },
);

const theLog = { _id: 'withdrawals' };
const remembered = 100; // every renewal reads them

/**
 * The log of withdrawals in MongoDB: one document, so that numbering and naming is one atomic update. Before
 * `mongo.start`.
 */
export function mongoWithdrawals(mongo: Mongo): Withdrawals {
  const model = mongo.model('withdrawals', schema);
  return {
    async add(accountId) {
      const change = {
        $inc: { sequence: 1 },
        $push: { recent: { $each: [accountId], $slice: -remembered } },
      };
      const noted = await collectionOf(model).findOneAndUpdate(theLog, change, {
        upsert: true,
        returnDocument: 'after',
        projection: { sequence: 1 },
      });
      if (!noted) throw new Error('An upsert returned nothing');
      return noted.sequence;
    },
    async read() {
      const { sequence = 0, recent = [] } = (await collectionOf(model).findOne(theLog)) ?? {};
      return { sequence, recent };
    },
  };
}
