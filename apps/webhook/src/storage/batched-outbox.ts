import { collectionOf, type Model, mongoOutbox } from '@colloquy/mongo';
import type { OutboxClaim, OutboxStore } from '@colloquy/messaging';
import { makeBatcher } from '../batcher';
import type { DeliveryDocument } from './delivery-model';

interface Wanted {
  now: Date;
  leaseUntil: Date;
}

const atATime = 100;

/** The outbox of deliveries. Each has one event in its life, which allows to take and to finish many at once. */
export function batchedOutbox(model: Model<DeliveryDocument>): OutboxStore {
  const collection = () => collectionOf(model);
  const single = mongoOutbox(model);

  async function claimSome(wanted: Wanted[]): Promise<(OutboxClaim | undefined)[]> {
    const [first] = wanted;
    if (!first || wanted.length === 1) return first ? [await single.claim(first.now, first.leaseUntil)] : [];
    const { now, leaseUntil } = first; // the earliest: nobody's lease is shorter than it is taken for
    const due = await collection()
      .find({ outboxDueAt: { $lte: now } }, { projection: { outbox: 1 } })
      .sort({ outboxDueAt: 1 })
      .limit(wanted.length)
      .toArray();
    const ids = due.map(({ _id }) => _id);
    if (ids.length === 0) return wanted.map(() => undefined);
    const { modifiedCount } = await collection().updateMany(
      { _id: { $in: ids }, outboxDueAt: { $lte: now } },
      { $set: { outboxDueAt: leaseUntil } },
    );
    const ours = modifiedCount === due.length ? due : await leased(ids, leaseUntil);
    return wanted.map((_, index) => {
      const document = ours[index];
      return document && { key: document._id, events: document.outbox ?? [] };
    });
  }

  /** Another relay was faster with some of them; one whose lease ends in the same millisecond has the others too. */
  const leased = (ids: string[], leaseUntil: Date) =>
    collection()
      .find({ _id: { $in: ids }, outboxDueAt: leaseUntil }, { projection: { outbox: 1 } })
      .toArray();

  const claim = makeBatcher({ limit: atATime, run: claimSome });
  const mark = makeBatcher({
    limit: atATime,
    run: async (keys: string[]) => {
      await collection().updateMany({ _id: { $in: keys } }, { $unset: { outbox: '', outboxDueAt: '' } });
      return keys;
    },
  });
  return {
    claim: (now, leaseUntil) => claim({ now, leaseUntil }),
    async markPublished(key) {
      await mark(key);
      return false; // no other event waits
    },
    oldest: single.oldest,
  };
}
