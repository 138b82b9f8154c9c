import type { Model } from 'mongoose';
import type { CloudEvent } from '@colloquy/contracts';
import type { OutboxClaim, OutboxStore } from '@colloquy/messaging';
import { currentTraceparent } from '@colloquy/tracing';
import { batched } from './batched';
import { byId, collectionOf, keyFields, keysOf, updateFirst } from './collection';

export interface WithOutbox {
  outbox?: CloudEvent[];
  outboxDueAt?: Date;
}

/** Schema fields of {@link WithOutbox}; the schema also needs {@link outboxIndex}. */
export const outboxFields = {
  outbox: { type: [Object], default: undefined },
  outboxDueAt: { type: Date, default: undefined },
} as const;

/** Serves the claims of relays. Contains only documents with unpublished events. */
export const outboxIndex = [{ outboxDueAt: 1 }, { sparse: true }] as const;

const [byDueAt] = outboxIndex;

/** Returns the fields of an insert that store events, with the current trace. */
export function outboxOf(events: readonly CloudEvent[], now: Date): WithOutbox {
  return events.length === 0 ? {} : { outbox: traced(events), outboxDueAt: now };
}

/** Returns the operators of an update that store events: `{ $set: {...}, ...outboxUpdate(events, now) }`. */
export function outboxUpdate(events: readonly CloudEvent[], now: Date) {
  if (events.length === 0) return {};
  // `$max` keeps the lease of a relay that is publishing earlier events: a second relay would publish out of order
  return { $push: { outbox: { $each: traced(events) } }, $max: { outboxDueAt: now } };
}

/** Keeps the unpublished events of a document that `$replaceWith` replaces. `events` must not be empty. */
export function outboxKept(events: readonly CloudEvent[], now: Date) {
  return {
    outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, { $literal: traced(events) }] },
    outboxDueAt: { $max: ['$outboxDueAt', now] }, // as in `outboxUpdate`
  };
}

export function traced(events: readonly CloudEvent[]): CloudEvent[] {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? [...events] : events.map((event) => ({ ...event, traceparent }));
}

const oldestAmong = 200;

/** Returns the outbox of a collection. It works across accounts, because it only moves events to the broker. */
export function mongoOutbox<T extends WithOutbox>(of: Model<T>): OutboxStore {
  const model = of as unknown as Model<Claimed>;
  const collection = () => collectionOf(model);
  const projection = { ...keyFields(model), outbox: 1 };
  // the broker confirms many events at once
  const mark = batched<Mark, boolean>(async (marks) => {
    const emptiedCount = (await collection().bulkWrite(marks.map(emptied), { ordered: false })).matchedCount;
    if (emptiedCount === marks.length) return marks.map(() => false);
    const { matchedCount } = await collection().bulkWrite(marks.map(withoutPublished), { ordered: false });
    return marks.map(() => matchedCount > 0);
  });
  async function claimOne({ now, leaseUntil }: Lease): Promise<Claimed | undefined> {
    return updateFirst(
      model,
      { outboxDueAt: { $lte: now } },
      { $set: { outboxDueAt: leaseUntil } },
      { sort: byDueAt, projection, hint: byDueAt },
    );
  }

  async function claimSome(most: number, lease: Lease): Promise<Claimed[]> {
    const { now } = lease;
    const leaseUntil = distinct(lease);
    const due = await collection()
      .find({ outboxDueAt: { $lte: now } }, { projection, hint: byDueAt })
      .sort(byDueAt)
      .limit(most)
      .toArray();
    if (due.length === 0) return [];
    const keys = keysOf(model, due);
    const { matchedCount } = await collection().updateMany(
      { ...keys, outboxDueAt: { $lte: now } },
      { $set: { outboxDueAt: leaseUntil } },
      { hint: byId },
    );
    if (matchedCount === due.length) return due;
    const leased = await collection()
      .find({ ...keys, outboxDueAt: leaseUntil }, { projection, hint: byId })
      .toArray();
    // if the leases of both relays end in the same millisecond, they are indistinguishable: let them expire
    return leased.length > matchedCount ? [] : leased;
  }

  // one at a time, so that claims of one process do not compete for the same documents
  const claim = batched<Lease, OutboxClaim | undefined>(
    async (leases) => {
      const lease = leases[0]; // the leases of a batch end at about the same time
      if (!lease) return [];
      const found = leases.length === 1 ? [await claimOne(lease)] : await claimSome(leases.length, lease);
      return leases.map((_, index) => claimOf(found[index]));
    },
    { oneAtATime: true },
  );

  return {
    claim: (now, leaseUntil) => claim({ now, leaseUntil }),
    async oldest() {
      // a leased document is due later although its events may be older, so one document is not enough
      const found = await collection()
        .find(
          { outboxDueAt: { $exists: true } },
          { sort: byDueAt, hint: byDueAt, limit: oldestAmong, projection: { 'outbox.time': 1 } },
        )
        .toArray();
      const times = found.flatMap(({ outbox }) => (outbox ?? []).map(({ time }) => Date.parse(time)));
      return times.length === 0 ? undefined : new Date(Math.min(...times));
    },
    markPublished: (key, eventIds, now) => mark({ key: key as OutboxKey, eventIds, now }),
  };
}

interface Lease {
  now: Date;
  leaseUntil: Date;
}

/** Extends a lease by a random time of up to a tenth, so that the leases of two relays rarely end together. */
const distinct = ({ now, leaseUntil }: Lease) =>
  new Date(leaseUntil.getTime() + Math.floor((Math.random() * (leaseUntil.getTime() - now.getTime())) / 10));

type OutboxKey = { _id: string };

type Claimed = WithOutbox & OutboxKey;

function claimOf(found: Claimed | undefined): OutboxClaim | undefined {
  if (!found) return undefined;
  const { outbox = [], ...key } = found;
  return { key, events: outbox };
}

interface Mark {
  key: OutboxKey;
  eventIds: readonly string[];
  now: Date;
}

function emptied({ key, eventIds }: Mark) {
  const filter = { ...key, outbox: { $size: eventIds.length }, 'outbox.id': { $all: [...eventIds] } };
  const update = { $unset: { outbox: '' as const, outboxDueAt: '' as const } };
  return { updateOne: { filter, update, hint: byId } };
}

function withoutPublished({ key, eventIds, now }: Mark) {
  const remaining = {
    $filter: { input: { $ifNull: ['$outbox', []] }, cond: { $not: [{ $in: ['$$this.id', eventIds] }] } },
  };
  const update = [
    { $set: { outbox: remaining } },
    // events that were added since the claim are due at once
    { $set: { outboxDueAt: { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', now] } } },
    { $set: { outbox: { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', '$outbox'] } } },
  ];
  return { updateOne: { filter: { ...key, 'outbox.id': { $in: [...eventIds] } }, update, hint: byId } };
}
