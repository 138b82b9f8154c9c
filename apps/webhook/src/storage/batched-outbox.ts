import { batched, collectionOf, keysOf, type Model, mongoOutbox } from '@colloquy/mongo';
import type { OutboxStore } from '@colloquy/messaging';
import type { DeliveryDocument } from './delivery-model';

/** A published event stays in the outbox for this time, and after a crash is published again. */
const markedWithinMs = 200;

/** Each delivery has only one event, so one update removes the events of many deliveries, at half the CPU. */
export function batchedOutbox(model: Model<DeliveryDocument>): OutboxStore {
  const mark = batched(
    async (keys: readonly object[]) => {
      await collectionOf(model).updateMany(keysOf(model, keys), { $unset: { outbox: '', outboxDueAt: '' } });
      return keys;
    },
    { waitMs: markedWithinMs },
  );
  return {
    ...mongoOutbox(model),
    async markPublished(key) {
      await mark(key as object);
      return false; // a delivery has no other event
    },
  };
}
