import { collectionOf, gathered, type Model, mongoOutbox } from '@colloquy/mongo';
import type { OutboxStore } from '@colloquy/messaging';
import type { DeliveryDocument } from './delivery-model';

/**
 * How long an event that was published may stay with its delivery, milliseconds: nothing waits for its removal. A
 * process that is killed in the meantime publishes it again.
 */
const markedWithinMs = 200;

/** The outbox of deliveries. Each has one event in its life, which allows to finish many in one update. */
export function batchedOutbox(model: Model<DeliveryDocument>): OutboxStore {
  const mark = gathered(
    async (keys: readonly string[]) => {
      await collectionOf(model).updateMany(
        { _id: { $in: [...keys] } },
        { $unset: { outbox: '', outboxDueAt: '' } },
      );
      return keys;
    },
    { forMs: markedWithinMs },
  );
  return {
    ...mongoOutbox(model),
    async markPublished(key) {
      await mark(key);
      return false; // no other event waits
    },
  };
}
