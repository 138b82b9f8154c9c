import type { Model } from 'mongoose';
import type { CloudEvent } from '@colloquy/contracts';
import type { OutboxClaim, OutboxStore } from '@colloquy/messaging';
import { currentTraceparent } from '@colloquy/tracing';
import { makeBatcher } from './batcher';
import { gathered } from './gathered';
import { collectionOf } from './mongo';

/** The fields by which an aggregate carries its unpublished events. */
export interface WithOutbox {
  outbox?: CloudEvent[];
  /** When a relay may take the events: now, or when the lease of the relay that has them runs out. */
  outboxDueAt?: Date;
}

/** Schema fields of {@link WithOutbox}; give the schema {@link outboxIndex} as well. */
export const outboxFields = {
  outbox: { type: [Object], default: undefined },
  outboxDueAt: { type: Date, default: undefined },
} as const;

/** Serves the relay's claim: only documents with unpublished events are in it. */
export const outboxIndex = [{ outboxDueAt: 1 }, { sparse: true }] as const;

/**
 * The part of an insert that stores events with the state they announce, and the trace of the change.
 * @param dueAt when a relay may take them: now, or when the lease ends that was reserved for them
 */
export function outboxOf(events: readonly CloudEvent[], dueAt: Date): WithOutbox {
  return events.length === 0 ? {} : { outbox: traced(events), outboxDueAt: dueAt };
}

/** The operators of an update that store events with the state they announce: `{ $set: {...}, ...these }`. */
export function outboxUpdate(events: readonly CloudEvent[], now: Date) {
  if (events.length === 0) return {};
  // a relay that is publishing earlier events keeps its lease: a second one would repeat them, out of order
  return { $push: { outbox: { $each: traced(events) } }, $max: { outboxDueAt: now } };
}

/** Whoever handles the events, whenever that is, continues the trace that is current now. */
function traced(events: readonly CloudEvent[]): CloudEvent[] {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? [...events] : events.map((event) => ({ ...event, traceparent }));
}

/** The most claims that are made together. */
const claimsAtATime = 100;

/** How many of the documents that are due first are looked through for the oldest event. */
const oldestAmong = 200;

/** The outbox of a collection. Works across accounts: it moves events, it never shows them to anybody. */
export function mongoOutbox<T extends WithOutbox>(model: Model<T>): OutboxStore {
  const collection = () => collectionOf(model as unknown as Model<WithOutbox & { _id: string }>);
  // the broker confirms many events at a time
  const mark = gathered<Mark, boolean>(async (marks) => {
    const emptiedCount = (await collection().bulkWrite(marks.map(emptied), { ordered: false })).matchedCount;
    if (emptiedCount === marks.length) return marks.map(() => false);
    const { matchedCount } = await collection().bulkWrite(marks.map(withoutPublished), { ordered: false });
    return marks.map(() => matchedCount > 0);
  });
  async function claimOne({ now, leaseUntil }: Lease): Promise<Claimed | undefined> {
    const found = await collection().findOneAndUpdate(
      { outboxDueAt: { $lte: now } },
      { $set: { outboxDueAt: leaseUntil } },
      { sort: { outboxDueAt: 1 }, projection: { outbox: 1 } },
    );
    return found ?? undefined;
  }

  async function claimSome(most: number, lease: Lease): Promise<Claimed[]> {
    const { now } = lease;
    const leaseUntil = distinct(lease);
    const due = await collection()
      .find({ outboxDueAt: { $lte: now } }, { projection: { outbox: 1 } })
      .sort({ outboxDueAt: 1 })
      .limit(most)
      .toArray();
    if (due.length === 0) return [];
    const ids = due.map(({ _id }) => _id);
    const { matchedCount } = await collection().updateMany(
      { _id: { $in: ids }, outboxDueAt: { $lte: now } },
      { $set: { outboxDueAt: leaseUntil } },
    );
    if (matchedCount === due.length) return due;
    // another relay was faster with some of them
    const leased = await collection()
      .find({ _id: { $in: ids }, outboxDueAt: leaseUntil }, { projection: { outbox: 1 } })
      .toArray();
    // if its leases end in the same millisecond nobody can tell whose is which: they run out
    return leased.length > matchedCount ? [] : leased;
  }

  // the first comer's lease is the shortest: nobody's is shorter than it is taken for
  const claim = makeBatcher<Lease, OutboxClaim | undefined>({
    limit: claimsAtATime,
    run: async ([first, ...others]) => {
      if (!first) return [];
      const found = others.length === 0 ? [await claimOne(first)] : await claimSome(others.length + 1, first);
      return [first, ...others].map((_, place) => claimOf(found[place]));
    },
  });

  return {
    claim: (now, leaseUntil) => claim({ now, leaseUntil }),
    async oldest() {
      // what is leased is due later than what waits though it may be older, hence more than one
      const found = await collection()
        .find(
          { outboxDueAt: { $exists: true } },
          { sort: { outboxDueAt: 1 }, limit: oldestAmong, projection: { 'outbox.time': 1 } },
        )
        .toArray();
      const times = found.flatMap(({ outbox }) => (outbox ?? []).map(({ time }) => Date.parse(time)));
      return times.length === 0 ? undefined : new Date(Math.min(...times));
    },
    markPublished: (key, eventIds, now) => mark({ key, eventIds, now }),
  };
}

interface Lease {
  now: Date;
  leaseUntil: Date;
}

/** Leases of two relays hardly ever end in the same moment: each lasts up to a tenth longer. */
const distinct = ({ now, leaseUntil }: Lease) =>
  new Date(leaseUntil.getTime() + Math.floor((Math.random() * (leaseUntil.getTime() - now.getTime())) / 10));

/** What is read of a document that is claimed. */
type Claimed = Pick<WithOutbox, 'outbox'> & { _id: string };

const claimOf = (found: Claimed | undefined): OutboxClaim | undefined =>
  found && { key: found._id, events: found.outbox ?? [] };

interface Mark {
  key: string;
  eventIds: readonly string[];
  now: Date;
}

/** Empties an outbox that holds what was published and nothing else, as nearly all do. */
function emptied({ key, eventIds }: Mark) {
  const filter = { _id: key, outbox: { $size: eventIds.length }, 'outbox.id': { $all: [...eventIds] } };
  return { updateOne: { filter, update: { $unset: { outbox: '' as const, outboxDueAt: '' as const } } } };
}

/** Removes events that were published where others stand beside them; they may be gone already. Repeatable. */
function withoutPublished({ key, eventIds, now }: Mark) {
  const remaining = {
    $filter: { input: { $ifNull: ['$outbox', []] }, cond: { $not: [{ $in: ['$$this.id', eventIds] }] } },
  };
  const update = [
    { $set: { outbox: remaining } },
    // more events may have been added since the claim: those are due at once
    { $set: { outboxDueAt: { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', now] } } },
    { $set: { outbox: { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', '$outbox'] } } },
  ];
  return { updateOne: { filter: { _id: key, 'outbox.id': { $in: [...eventIds] } }, update } };
}
