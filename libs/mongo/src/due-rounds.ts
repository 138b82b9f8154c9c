import type { Model, mongo } from 'mongoose';
import { byId, collectionOf, keyFields } from './collection';

interface DueItem {
  _id: string;
  accountId: string;
}

interface DueOptions {
  /** Path of a date; documents with a past date are due. */
  field: string;
  /** Index on the field. */
  byTime: Record<string, 1>;
  /** Index on `accountId`, then the field; of documents with the field. */
  byAccount: Record<string, 1>;
  /** Maximum number of documents in a round. */
  size: number;
}

/**
 * Returns a function that reads the next due documents of a model with `accountId`, or none if no document is due. If
 * more than a round is due, accounts take turns: a document waits for at most one round of each other account. In
 * that case a read passes one index key of each account whose documents are due later.
 */
export function makeDueRounds<T extends object>(model: Model<T>, options: DueOptions) {
  const { field, byTime, byAccount, size } = options;
  let lastAccount = '';

  const read = async (filter: object, index: Record<string, 1>) => {
    const found = await collectionOf(model)
      .find(filter as mongo.Filter<T>, {
        projection: { ...keyFields(model), accountId: 1 },
        sort: index,
        limit: size,
        hint: index,
      })
      .toArray();
    return found as unknown as DueItem[];
  };

  return async (now: Date): Promise<DueItem[]> => {
    // the lower limit lets the query use an index of documents with the field
    const due = { [field]: { $gt: new Date(0), $lte: now } };
    const nextAccounts = () => read({ accountId: { $gt: lastAccount }, ...due }, byAccount);
    let round = lastAccount === '' ? [] : await nextAccounts();
    if (round.length === 0) {
      lastAccount = '';
      const oldest = await read({ [field]: { $lte: now } }, byTime);
      if (oldest.length < size) return oldest;
      round = await nextAccounts();
    }
    lastAccount = round.length < size ? '' : (round.at(-1)?.accountId ?? '');
    return round;
  };
}

/** Returns a function that claims a due document until `leaseUntil`; accounts take turns as in {@link makeDueRounds}. */
export function makeDueClaims<T extends object>(model: Model<T>, options: DueOptions) {
  const nextRound = makeDueRounds(model, options);
  const { field } = options;
  let waiting: DueItem[] = [];

  return async (
    now: Date,
    leaseUntil: Date,
    projection: mongo.Document,
  ): Promise<mongo.WithId<T> | undefined> => {
    for (;;) {
      if (waiting.length === 0) waiting = await nextRound(now);
      const item = waiting.shift();
      if (!item) return undefined;
      const claimed = await collectionOf(model).findOneAndUpdate(
        { ...item, [field]: { $lte: now } } as unknown as mongo.Filter<T>,
        { $set: { [field]: leaseUntil } } as unknown as mongo.UpdateFilter<T>,
        { projection, hint: byId },
      );
      if (claimed) return claimed;
    }
  };
}
