import { toAppError } from '@colloquy/kernel';
import { byId, type collectionOf, insertEach, isDuplicateKey, type WithOutbox } from '@colloquy/mongo';
import type { SecretBox } from '@colloquy/auth';
import type { Answered } from '../domain/delivery';
import { endedAs } from './delivery-document';
import type { DeliveryDocument } from './delivery-model';

export type DeliveryCollection = ReturnType<typeof collectionOf<DeliveryDocument>>;

export interface Ending {
  id: string;
  accountId: string;
  result: Answered;
  outbox: WithOutbox;
  now: Date;
}

/** Returns for each delivery whether it was new, or an error if that is unknown. */
export async function insertMissing(
  collection: DeliveryCollection,
  documents: readonly DeliveryDocument[],
): Promise<(boolean | Error)[]> {
  try {
    const refusals = await insertEach(collection, documents);
    return refusals.map(
      (refusal) => refusal === undefined || (!isDuplicateKey(refusal) && toAppError(refusal)),
    );
  } catch (error) {
    return documents.map(() => toAppError(error));
  }
}

export async function endDeliveries(
  collection: DeliveryCollection,
  endings: readonly Ending[],
  box: SecretBox,
): Promise<boolean[]> {
  let ended = await write(collection, endings, { box, filter: { isRedacted: { $exists: false } } });
  if (ended < endings.length) {
    const withoutAnswers = endings.map((each) => ({ ...each, result: { ...each.result, answer: '' } }));
    ended += await write(collection, withoutAnswers, { box, filter: { isRedacted: true } });
  }
  if (ended === endings.length) return endings.map(() => true);
  // the response has only a count; attempts ended by this call have these results
  const ids = endings.map(({ id }) => id);
  const found = collection.find(
    { _id: { $in: ids } },
    { projection: { outcome: 1, durationMs: 1, finishedAt: 1 } },
  );
  const stored = new Map((await found.toArray()).map((document) => [document._id, document]));
  return endings.map(({ id, result, now }) => {
    const document = stored.get(id);
    return (
      document?.finishedAt?.getTime() === now.getTime() &&
      document.outcome === result.outcome &&
      document.durationMs === result.durationMs
    );
  });
}

async function write(
  collection: DeliveryCollection,
  endings: readonly Ending[],
  { box, filter }: { box: SecretBox; filter: { isRedacted: true | { $exists: false } } },
): Promise<number> {
  const updates = endings.map(({ id, accountId, result, outbox, now }) => ({
    updateOne: {
      filter: { ...filter, _id: id, accountId, state: 'attempting' as const },
      update: { $set: { ...endedAs(result, now, box), ...outbox }, $unset: { dueAt: '' as const } },
      hint: byId,
    },
  }));
  const { modifiedCount } = await collection.bulkWrite(updates, { ordered: false });
  return modifiedCount;
}
