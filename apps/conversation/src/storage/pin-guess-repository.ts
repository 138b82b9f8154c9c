import { collectionOf, deleteAll, isDuplicateKey, type Model } from '@colloquy/mongo';
import type { PinGuessRepository } from '../domain/phone-ports';
import type { PinGuessDocument } from './pin-guess-model';

/** An attempt is one update of one document, on the database's clock. */
export function makePinGuessRepository(
  model: Model<PinGuessDocument>,
  { most, periodMs }: { most: number; periodMs: number },
): PinGuessRepository {
  const collection = () => collectionOf(model);
  const isOver = { $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };

  /** Two concurrent first attempts may both insert; the one that fails finds the other's document. */
  const take = (key: string) =>
    count(key).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return count(key);
    });

  async function count(key: string): Promise<boolean> {
    const after = await collection().findOneAndUpdate(
      { _id: key },
      [
        {
          $set: {
            tries: { $cond: [isOver, 1, { $min: [{ $add: ['$tries', 1] }, most + 1] }] },
            until: { $cond: [isOver, { $add: ['$$NOW', periodMs] }, '$until'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    return (after?.tries ?? 1) <= most;
  }

  async function giveBack(keys: readonly string[]): Promise<void> {
    await collection().updateMany({ _id: { $in: [...keys] }, tries: { $gt: 0 } }, { $inc: { tries: -1 } });
  }

  return {
    async take(keys) {
      for (const [index, key] of keys.entries()) {
        if (await take(key)) continue;
        await giveBack(keys.slice(0, index)); // the attempts were not used
        return false;
      }
      return true;
    },
    giveBack,
    async forget(before) {
      await deleteAll(model, { until: { $lt: before } });
    },
  };
}
