import { collectionOf } from '@colloquy/mongo';
import type { Withdrawals } from '../domain/ports';
import type { Models } from './models';

const theLog = { _id: 'withdrawals' };
const remembered = 100; // every waiting renewal reads them again and again

/** The log of withdrawals in MongoDB: one document, so that numbering and naming is one atomic update. */
export function mongoWithdrawals({ withdrawals }: Models): Withdrawals {
  return {
    async add(accountId) {
      const change = {
        $inc: { sequence: 1 },
        $push: { recent: { $each: [accountId], $slice: -remembered } },
      };
      const noted = await collectionOf(withdrawals).findOneAndUpdate(theLog, change, {
        upsert: true,
        returnDocument: 'after',
        projection: { sequence: 1 },
      });
      if (!noted) throw new Error('An upsert returned nothing');
      return noted.sequence;
    },
    async read() {
      const { sequence = 0, recent = [] } = (await collectionOf(withdrawals).findOne(theLog)) ?? {};
      return { sequence, recent };
    },
  };
}
