import type { SecretBox } from '@colloquy/auth';
import { type CloudEvent, interviewStatuses, type KnownFact, toCloudEvent } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { OutboxRelay } from '@colloquy/messaging';
import {
  batched,
  collectionOf,
  insertEach,
  isDuplicateKey,
  type Model,
  outboxOf,
  outboxUpdate,
} from '@colloquy/mongo';
import type { Interview } from '../domain/interview';
import type { InterviewRepository, InterviewStats, ListFilter } from '../domain/ports';
import { searchPattern } from '../domain/search-key';
import { differenceOf, fromDocument, toDocument } from './interview-document';
import type { InterviewDocument, Tombstone } from './interview-model';
import { readsByAccount } from './reads-by-account';
import { fromFullDocument, fromShownDocument, fullFields, shownFields } from './shown-document';

/** All fields except those that only the relay and indexes need. */
const forChanges = { outbox: 0, outboxDueAt: 0, searchKey: 0, meetingDigits: 0 } as const;

/** Documents fetched at a time while a list is streamed. */
const streamBatch = 200;

/** When a deleted interview is purged, milliseconds: what it announced is published by then, as a rule. */
const purgedAfterMs = 1000;

type Query = Record<string, unknown>;

/** @param relay publishes what writes have left in the outbox */
export function makeInterviewRepository(
  model: Model<InterviewDocument>,
  box: SecretBox,
  relay: Pick<OutboxRelay, 'kick'>,
): InterviewRepository {
  // the collection of the connected driver: what we store is checked at the edge, casting it again costs more
  // than writing it
  const collection = () => collectionOf(model);
  const read = (document: unknown) => fromDocument(document as InterviewDocument, box);
  const together = (projection: Readonly<Record<string, 0 | 1>>) =>
    readsByAccount((accountId, ids) =>
      collection()
        .find({ _id: ids.length === 1 ? ids[0] : { $in: [...ids] }, accountId }, { projection })
        .toArray(),
    );
  const findTogether = together(forChanges);
  const showTogether = together(fullFields);

  const insertOne = batched((documents: readonly InterviewDocument[]) => insertEach(collection(), documents));

  return {
    async insert(interview, facts) {
      const events = toEvents(interview, facts);
      await insertOne({ ...toDocument(interview, box), ...outboxOf(events, interview.updatedAt) });
      if (events.length > 0) relay.kick();
    },
    async find(accountId, id) {
      const document = await findTogether(accountId, id);
      return document && read(document);
    },
    async show(accountId, id) {
      const document = await showTogether(accountId, id);
      return document && fromFullDocument(document as InterviewDocument);
    },
    async accountOf(id) {
      const document = await collection().findOne({ _id: id }, { projection: { accountId: 1 } });
      return document?.['accountId'] as string | undefined;
    },
    async save(before, after, facts) {
      const now = after.updatedAt;
      const events = toEvents(after, facts);
      const { set, unset } = differenceOf(before, after, box);
      try {
        const { matchedCount } = await collection().updateOne(
          { _id: after.id, accountId: after.accountId, version: before.version },
          {
            $set: set as Partial<InterviewDocument>,
            $unset: unset,
            $inc: { version: 1 },
            ...outboxUpdate(events, now),
          },
        );
        if (matchedCount === 1 && events.length > 0) relay.kick();
        return matchedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async remove(interview, facts) {
      const now = interview.updatedAt;
      const tombstone: Omit<Tombstone, '_id'> = {
        deletedFrom: interview.accountId,
        dueAt: new Date(now.getTime() + purgedAfterMs),
        ...outboxOf(toEvents(interview, facts), now),
      };
      const { matchedCount } = await collection().replaceOne(
        { _id: interview.id, accountId: interview.accountId, version: interview.version },
        tombstone as never, // the one document of the collection that is not an interview
      );
      if (matchedCount === 1) relay.kick();
      return matchedCount === 1;
    },
    async page(accountId, filter, { skip, limit }) {
      const documents = await collection()
        .find(queryOf(accountId, filter), { projection: shownFields })
        .sort(sortOf(filter))
        .skip(skip)
        .limit(limit)
        .toArray();
      return documents.map((document) => fromShownDocument(document as InterviewDocument));
    },
    count: (accountId, filter) => collection().countDocuments(queryOf(accountId, filter)),
    async *stream(accountId, filter) {
      const cursor = collection()
        .find(queryOf(accountId, filter), { projection: shownFields, batchSize: streamBatch })
        .sort(sortOf(filter));
      for await (const document of cursor) yield fromShownDocument(document as InterviewDocument);
    },
    async stats(accountId, inactiveSince) {
      const abandoned = {
        $and: [{ $eq: ['$status', 'IN_PROGRESS'] }, { $lte: ['$lastActivityAt', inactiveSince] }],
      };
      const groups = await collection()
        .aggregate(
          [
            { $match: { accountId } },
            {
              $group: {
                _id: '$status',
                count: { $sum: 1 },
                abandoned: { $sum: { $cond: [abandoned, 1, 0] } },
              },
            },
          ],
          { hint: { accountId: 1, status: 1, lastActivityAt: 1 } },
        )
        .toArray();
      const counts = new Map(groups.map((group) => [String(group['_id']), Number(group['count'])]));
      return {
        byStatus: Object.fromEntries(
          interviewStatuses.map((status) => [status, counts.get(status) ?? 0]),
        ) as InterviewStats['byStatus'],
        abandoned: groups.reduce((sum, group) => sum + Number(group['abandoned']), 0),
      };
    },
    async claimDue(now, leaseUntil) {
      const document = await collection().findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: leaseUntil } },
        { sort: { dueAt: 1 }, projection: { accountId: 1, deletedFrom: 1 } },
      );
      if (!document) return undefined;
      const { deletedFrom } = document as { deletedFrom?: string };
      const accountId = (document['accountId'] as string | undefined) ?? deletedFrom ?? '';
      return { accountId, id: String(document._id), deleted: deletedFrom !== undefined };
    },
    async claimDueCall(now, leaseUntil) {
      const document = await collection().findOneAndUpdate(
        { callDueAt: { $lte: now } },
        { $set: { callDueAt: leaseUntil } },
        { sort: { callDueAt: 1 }, projection: { accountId: 1 } },
      );
      return document ? { accountId: document.accountId, id: document._id } : undefined;
    },
    async withMeeting(digits, limit) {
      const documents = await collection()
        .find(
          { meetingDigits: digits },
          { projection: { accountId: 1, dialInPin: 1 }, sort: { createdAt: -1 }, limit },
        )
        .toArray();
      return documents.map(({ _id, accountId, dialInPin }) => ({ id: _id, accountId, dialInPin }));
    },
    async purge(accountId, id) {
      await collection().deleteOne({
        _id: id,
        deletedFrom: accountId,
        outboxDueAt: { $exists: false },
      });
    },
  };
}

/** The query of a list; exported for the test that shows its plans. */
export function queryOf(accountId: string, filter: ListFilter): Query {
  return {
    accountId,
    ...(filter.statuses
      ? { status: filter.statuses.length === 1 ? filter.statuses[0] : { $in: filter.statuses } }
      : {}),
    ...(filter.search ? { searchKey: { $regex: searchPattern(filter.search) } } : {}),
    ...(filter.completedAfter ? { completedAt: { $gt: laterOf(filter.completedAfter, new Date(0)) } } : {}),
  };
}

/** The order of a list: completions by their moment, else newest first; stable under equal moments. */
export function sortOf(filter: ListFilter): Record<string, 1 | -1> {
  if (filter.completedAfter) return { completedAt: filter.sortOrder === 'desc' ? -1 : 1 };
  return { createdAt: -1, _id: -1 };
}

/** The partial index on completions begins with the epoch. */
const laterOf = (a: Date, b: Date) => (a > b ? a : b);

function toEvents(interview: Interview, facts: readonly KnownFact[]): CloudEvent[] {
  return facts.map((fact) =>
    toCloudEvent(fact, {
      id: newId(),
      source: '/interview',
      subject: interview.id,
      accountId: interview.accountId,
      time: interview.updatedAt,
    }),
  );
}
