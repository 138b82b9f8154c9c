import { isDuplicateKey, type Model, outboxOf } from '@colloquy/mongo';
import { currentTraceparent } from '@colloquy/tracing';
import {
  type Attempt,
  deliveryId,
  type DeliveryKey,
  type NewDelivery,
  type Result,
  resultEvent,
} from '../domain/delivery';
import type { Deliveries } from '../domain/ports';
import { hostOf, type OutgoingRequest } from '../domain/request';
import type { DeliveryDocument } from './delivery-model';

const abandonedAtATime = 100;

/** Deliveries in MongoDB. Whether an attempt is abandoned is told by the database's clock, the one all replicas share. */
export function mongoDeliveries(
  model: Model<DeliveryDocument>,
  options: { abandonedAfterMs: number },
): Deliveries {
  const collection = model.collection;
  const begun = [
    {
      $set: {
        state: 'attempting',
        attemptedAt: '$$NOW',
        dueAt: { $add: ['$$NOW', options.abandonedAfterMs] },
      },
    },
    { $unset: 'request' },
  ];
  const hostAmong = async (host: object) => {
    const found = await collection.findOne(
      { state: 'queued', host },
      { sort: { host: 1, queuedAt: 1 }, projection: { host: 1 } },
    );
    return found?.['host'] as string | undefined;
  };
  const beginOne = async (id: unknown) => {
    const found = await collection.findOneAndUpdate({ _id: id as never, state: 'queued' }, begun, {
      returnDocument: 'before',
    });
    return found as unknown as DeliveryDocument | null;
  };

  return {
    async add(deliveries, now) {
      const documents = deliveries.map((delivery) => newDocument(delivery, now));
      try {
        await collection.insertMany(documents as never[], { ordered: false });
      } catch (error) {
        if (!onlyDuplicates(error)) throw error;
      }
    },
    nextHost: async ({ after, excluded }) =>
      (await hostAmong({ $gt: after, $nin: excluded })) ?? (await hostAmong({ $nin: excluded })),
    async begin(host, limit) {
      const waiting = await collection
        .find({ state: 'queued', host }, { projection: { _id: 1 } })
        .sort({ queuedAt: 1 })
        .limit(limit)
        .toArray();
      const documents = await Promise.all(waiting.map(({ _id }) => beginOne(_id)));
      // another replica may have begun some of them in between
      return documents.flatMap((document) =>
        document?.request ? [attemptOf(document, document.request)] : [],
      );
    },
    async end(key, result, event, now) {
      const { modifiedCount } = await collection.updateOne(
        { _id: deliveryId(key) as never, accountId: key.accountId, state: 'attempting' },
        { $set: { ...ended(result, now), ...outboxOf([event], now) }, $unset: { dueAt: '' } },
      );
      return modifiedCount === 1;
    },
    async abandoned() {
      const documents = await model
        .find({ state: 'attempting', $expr: { $lte: ['$dueAt', '$$NOW'] } })
        .sort({ dueAt: 1 })
        .limit(abandonedAtATime)
        .lean();
      return documents.map((document) => ({
        key: keyOf(document),
        attemptedAt: document.attemptedAt ?? document.queuedAt,
      }));
    },
  };
}

function newDocument(delivery: NewDelivery, now: Date): DeliveryDocument {
  const traceparent = currentTraceparent();
  const about = {
    _id: deliveryId(delivery),
    ...keyOf(delivery),
    queuedAt: now,
    ...(delivery.completedAt ? { completedAt: delivery.completedAt } : {}),
    ...(traceparent ? { traceparent } : {}),
  };
  if ('request' in delivery) {
    return { ...about, host: hostOf(delivery.request), state: 'queued', request: delivery.request };
  }
  const { result } = delivery;
  return { ...about, ...ended(result, now), ...outboxOf([resultEvent(delivery, result, now)], now) };
}

function attemptOf(document: DeliveryDocument, request: OutgoingRequest): Attempt {
  const { completedAt, traceparent } = document;
  return {
    ...keyOf(document),
    request,
    ...(completedAt ? { completedAt } : {}),
    ...(traceparent ? { traceparent } : {}),
  };
}

function ended(result: Result, now: Date) {
  const state = result.outcome === 'delivered' ? ('delivered' as const) : ('failed' as const);
  return { state, ...result, finishedAt: now };
}

function keyOf({ accountId, interviewId, completion, endpointIndex }: DeliveryKey): DeliveryKey {
  return { accountId, interviewId, completion, endpointIndex };
}

/** An unordered insert reports every document it could not store. */
function onlyDuplicates(error: unknown): boolean {
  const { writeErrors } = error as { writeErrors?: unknown };
  if (!Array.isArray(writeErrors)) return isDuplicateKey(error);
  return writeErrors.length > 0 && writeErrors.every(isDuplicateKey);
}
