import type { SecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import {
  batched,
  collectionOf,
  deleteSome,
  type EventRelay,
  type Model,
  type Mongo,
  writeWithEvents,
} from '@colloquy/mongo';
import type { DeliveryRepository } from '../domain/ports';
import { deliveryId } from '../domain/delivery';
import { makeDeliveryStarter } from './delivery-starter';
import { attemptOf, newDocument } from './delivery-document';
import { byEnd, type DeliveryDocument } from './delivery-model';
import { makeDeliveryReads } from './delivery-reads';
import { makeRedact } from './delivery-redaction';
import { endDeliveries, type Ending, insertMissing } from './delivery-writes';

/** One write at a time, so that its size grows with the load. */
const batchOptions = { limit: 50, oneAtATime: true };

/** The database's clock, which all replicas share, decides when an attempt is abandoned. */
export function makeDeliveryRepository(
  model: Model<DeliveryDocument>,
  box: SecretBox,
  options: { abandonedAfterMs: number; relay: EventRelay; latest: Mongo['latest'] },
): DeliveryRepository {
  const collection = () => collectionOf(model);
  const insert = batched<DeliveryDocument[], (boolean | Error)[]>(async (groups) => {
    const outcomes = await insertMissing(collection(), groups.flat());
    return groups.map((group) => outcomes.splice(0, group.length));
  }, batchOptions);
  const end = batched(
    (endings: readonly Ending[]) => endDeliveries(collection(), endings, box),
    batchOptions,
  );
  const firstHost = async (host: object) => {
    const found = await collection().findOne(
      { state: 'queued', host },
      { sort: { host: 1, turn: 1, queuedAt: 1 }, projection: { host: 1 } },
    );
    return found?.host;
  };
  const queuedAt = ([host, limit]: [string, number]) =>
    collection().find({ state: 'queued', host }).sort({ turn: 1, queuedAt: 1 }).limit(limit).toArray();

  const { beginQueued, resolveUnknown } = makeDeliveryStarter({ collection, ...options });

  return {
    ...makeDeliveryReads(model, box),
    async add(deliveries, now) {
      const dueAt = new Date(now.getTime() + options.abandonedAfterMs);
      const begun = { begunAs: newId(), attemptedAt: now, dueAt };
      const documents = deliveries.map((delivery) => newDocument(delivery, box, { now, begun }));
      return resolveUnknown(documents, await insert(documents), begun.begunAs);
    },
    async nextHost({ after, excluded }) {
      const later = await firstHost({ $gt: after, $nin: excluded });
      return later === undefined && after !== '' ? firstHost({ $nin: excluded }) : later;
    },
    async begin(limits) {
      const queued = (await Promise.all([...limits].map(queuedAt))).flat();
      if (queued.length === 0) return [];
      const begun = await beginQueued(queued.map(({ _id }) => _id));
      return queued.flatMap((document) => {
        const attempt = begun.has(document._id) ? attemptOf(document, box) : undefined;
        return attempt ? [attempt] : [];
      });
    },
    end(key, result, event, now) {
      const { accountId } = key;
      const id = deliveryId(key);
      return writeWithEvents(
        { relay: options.relay, key: { _id: id }, events: [event], now },
        ({ fields: outbox }) => end({ id, accountId, result, outbox, now }),
      );
    },
    redact: makeRedact(collection, box),
    async forget(endedBefore, limit) {
      const old = { finishedAt: { $lt: endedBefore }, outboxDueAt: { $exists: false } };
      return deleteSome(model, old, { limit, sort: byEnd, hint: byEnd });
    },
  };
}
