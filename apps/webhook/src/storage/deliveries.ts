import type { SecretBox } from '@colloquy/auth';
import type { OutboxRelay } from '@colloquy/messaging';
import { backoffMs, newId, pause } from '@colloquy/kernel';
import { collectionOf, makeBatcher, type Model, outboxOf } from '@colloquy/mongo';
import type { Deliveries } from '../domain/ports';
import { deliveryId } from '../domain/delivery';
import { attemptOf, keyOf, listed, newDocument } from './delivery-document';
import type { DeliveryDocument } from './delivery-model';
import { endDeliveries, insertMissing } from './delivery-writes';

const abandonedAtATime = 100;
const listedAtMost = 100;

/** Most calls that become one write. */
const writesAtATime = 50;

/**
 * Deliveries in MongoDB. Whether an attempt is abandoned is told by the database's clock, the one all replicas
 * share. Writes that are asked for at the same time are made together: each is as durable as it was alone, and
 * what a write costs is mostly its being one.
 * @param options.relay publishes the events of deliveries that end
 */
export function mongoDeliveries(
  model: Model<DeliveryDocument>,
  box: SecretBox,
  options: { abandonedAfterMs: number; relay: Pick<OutboxRelay, 'kick' | 'reserve'> },
): Deliveries {
  const collection = () => collectionOf(model);
  const insert = makeBatcher({
    limit: writesAtATime,
    run: async (groups: DeliveryDocument[][]) => {
      const outcomes = await insertMissing(collection(), groups.flat());
      return groups.map((group) => outcomes.splice(0, group.length));
    },
  });
  const end = makeBatcher({
    limit: writesAtATime,
    run: (endings: Parameters<typeof endDeliveries>[1]) => endDeliveries(collection(), endings),
  });
  const hostAmong = async (host: object) => {
    const found = await collection().findOne(
      { state: 'queued', host },
      { sort: { host: 1, queuedAt: 1 }, projection: { host: 1 } },
    );
    return found?.host;
  };
  const waitingAt = ([host, limit]: [string, number]) =>
    collection().find({ state: 'queued', host }).sort({ queuedAt: 1 }).limit(limit).toArray();

  /** Of all who begin the same delivery at the same time one finds it queued. */
  async function beginAll(ids: string[], begunAs: string): Promise<number> {
    const begun = {
      state: 'attempting',
      begunAs,
      attemptedAt: '$$NOW',
      dueAt: { $add: ['$$NOW', options.abandonedAfterMs] },
    };
    const { modifiedCount } = await collection().updateMany({ _id: { $in: ids }, state: 'queued' }, [
      { $set: begun },
      { $unset: 'request' },
    ]);
    return modifiedCount;
  }

  async function begunBy(ids: string[], begunAs: string): Promise<Set<string>> {
    const found = collection().find({ _id: { $in: ids }, begunAs }, { projection: { _id: 1 } });
    return new Set((await found.toArray()).map(({ _id }) => _id));
  }

  /** The same where the answer to what began them was lost: asked until the database answers again. */
  async function begunUnheard(ids: string[], begunAs: string): Promise<Set<string>> {
    const giveUpAt = performance.now() + options.abandonedAfterMs / 4; // what is left of it is for the attempt
    for (let tries = 0; ; tries++) {
      try {
        return await begunBy(ids, begunAs);
      } catch (error) {
        if (performance.now() > giveUpAt) throw error;
        await pause(backoffMs(tries, { baseMs: 100, maxMs: 2000 }));
      }
    }
  }

  /** Begins what waits of them; answers with the ids of those. */
  async function beginAmong(ids: string[]): Promise<Set<string>> {
    const begunAs = newId();
    const count = await beginAll(ids, begunAs).catch(() => undefined);
    return count === ids.length ? new Set(ids) : begunUnheard(ids, begunAs);
  }

  /** What is stored with its attempt begun, though the answer was lost, is told as new: nobody else will make it. */
  async function withUnheard(
    documents: readonly DeliveryDocument[],
    outcomes: readonly (boolean | Error)[],
    begunAs: string,
  ): Promise<(boolean | Error)[]> {
    const ids = documents.flatMap(({ _id }, n) => (outcomes[n] instanceof Error ? [_id] : []));
    if (ids.length === 0) return [...outcomes];
    const stored = await begunUnheard(ids, begunAs).catch(() => new Set<string>());
    // one that is there twice is begun once
    return outcomes.map(
      (outcome, n) => (outcome instanceof Error && stored.delete(documents[n]?._id ?? '')) || outcome,
    );
  }

  return {
    async add(deliveries, now) {
      const dueAt = new Date(now.getTime() + options.abandonedAfterMs);
      const begun = { begunAs: newId(), attemptedAt: now, dueAt };
      const documents = deliveries.map((delivery) => newDocument(delivery, box, { now, begun }));
      return withUnheard(documents, await insert(documents), begun.begunAs);
    },
    async nextHost({ after, excluded }) {
      const later = await hostAmong({ $gt: after, $nin: excluded });
      return later === undefined && after !== '' ? hostAmong({ $nin: excluded }) : later;
    },
    async begin(room) {
      const waiting = (await Promise.all([...room].map(waitingAt))).flat();
      if (waiting.length === 0) return [];
      const begun = await beginAmong(waiting.map(({ _id }) => _id));
      return waiting.flatMap((document) => {
        const attempt = begun.has(document._id) ? attemptOf(document, box) : undefined;
        return attempt ? [attempt] : [];
      });
    },
    async end(key, result, event, now) {
      const id = deliveryId(key);
      // an ended delivery has this event and never another: it is as new to relays as the document of a new aggregate
      const reservation = options.relay.reserve();
      const outbox = outboxOf([event], reservation?.leaseUntil ?? now);
      try {
        const ended = await end({ id, accountId: key.accountId, result, outbox, now });
        if (ended && reservation) reservation.publish({ key: id, events: outbox.outbox ?? [] });
        else if (ended) options.relay.kick();
        else reservation?.release();
        return ended;
      } catch (error) {
        reservation?.release();
        throw error;
      }
    },
    async abandoned() {
      const documents = await collection()
        .find({ state: 'attempting', $expr: { $lte: ['$dueAt', '$$NOW'] } })
        .sort({ dueAt: 1 })
        .limit(abandonedAtATime)
        .toArray();
      return documents.map((document) => ({
        key: keyOf(document),
        attemptedAt: document.attemptedAt ?? document.queuedAt,
      }));
    },
    async list(accountId, interviewId) {
      const documents = await collection()
        .find({ accountId, interviewId }, { projection: { request: 0, outbox: 0 } })
        .sort({ completion: -1, endpointIndex: 1 })
        .limit(listedAtMost)
        .toArray();
      return documents.map((document) => listed(document, box));
    },
    async changeWaiting(accountId, interviewId, change) {
      const waiting = await collection().find({ accountId, interviewId, state: 'queued' }).toArray();
      for (const document of waiting) {
        const attempt = attemptOf(document, box);
        if (!attempt) continue;
        const request = box.seal(JSON.stringify(change(attempt.request)));
        await collection().updateOne({ _id: document._id, state: 'queued' }, { $set: { request } });
      }
    },
    async forget(endedBefore, limit) {
      const old = { finishedAt: { $lt: endedBefore }, outboxDueAt: { $exists: false } };
      const found = collection()
        .find(old, { projection: { _id: 1 } })
        .sort({ finishedAt: 1 })
        .limit(limit);
      const ids = (await found.toArray()).map(({ _id }) => _id);
      if (ids.length === 0) return 0;
      return (await collection().deleteMany({ _id: { $in: ids }, ...old })).deletedCount;
    },
  };
}
