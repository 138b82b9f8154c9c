import type { SecretBox } from '@colloquy/auth';
import { interviewStatuses } from '@colloquy/contracts';
import type { OutboxRelay } from '@colloquy/messaging';
import {
  batched,
  collectionOf,
  insertEach,
  isDuplicateKey,
  type Model,
  outboxKept,
  outboxOf,
  outboxUpdate,
  updateFirst,
} from '@colloquy/mongo';
import { needsFollowUp } from '../domain/follow-up';
import type { InterviewRepository, ListFilter, SearchFilter } from '../domain/ports';
import { collected } from './collected';
import type { InterviewCounts } from './interview-counts';
import { differenceOf, fromDocument, toDocument } from './interview-document';
import { indexes, type InterviewDocument, notDeleted, type Tombstone } from './interview-model';
import { listQuery, type ListQuery, reversed, windowOf } from './list-query';
import { readsByAccount } from './reads-by-account';
import { makeSearchIndex } from './search-index';
import {
  fromFullDocument,
  fromShownDocument,
  fullFields,
  largeFields,
  type ListedDocument,
  listFields,
} from './shown-document';
import { toEvents } from './to-events';

const forChanges = {
  outbox: 0,
  outboxDueAt: 0,
  searchKey: 0,
  trigrams: 0,
  meetingDigits: 0,
  followUp: 0,
  counted: 0,
  countedAs: 0,
  countedIn: 0,
} as const;

const streamBatch = 100;

/** Number of skipped interviews from which a page is found by index keys before its documents are read. */
const farSkip = 100;

/** Delay of the purge of a deleted interview, milliseconds; its event is usually published by then. */
const purgedAfterMs = 1000;

/** Default time from an announced change to its first follow-up, milliseconds. */
const defaultFollowUpMs = 5 * 60_000;

/**
 * @param relay publishes the events in the outbox
 * @param counts totals of accounts
 * @param followUpAfterMs time from an announced change to its first follow-up, milliseconds; default 5 minutes
 */
export function makeInterviewRepository(
  model: Model<InterviewDocument>,
  box: SecretBox,
  relay: Pick<OutboxRelay, 'kick'>,
  counts: InterviewCounts,
  followUpAfterMs = defaultFollowUpMs,
): InterviewRepository {
  // the driver's collection: documents are validated at the edge, and a second cast would cost more than the write
  const collection = () => collectionOf(model);
  const read = (document: unknown) => fromDocument(document as InterviewDocument, box);
  const batchedReads = (projection: Readonly<Record<string, 0 | 1>>) =>
    readsByAccount((accountId, ids) =>
      collected(
        collection().find(
          { _id: ids.length === 1 ? ids[0] : { $in: [...ids] }, accountId, ...notDeleted },
          { projection, hint: indexes.id },
        ),
      ),
    );
  const findOne = batchedReads(forChanges);
  const findShown = batchedReads(fullFields);
  const searches = makeSearchIndex(model, counts);

  /** Reads a page far from the ends of a list: only the keys of the interviews before it are read. */
  async function pageOfKeys(
    accountId: string,
    { query, ...options }: ListQuery & { skip: number; limit: number },
  ) {
    const keys = await collection()
      .find(query, { ...options, projection: { _id: 1 } })
      .toArray();
    return byIds(
      accountId,
      keys.map(({ _id }) => _id),
    );
  }

  /** Reads the documents of a list in the order of their ids. */
  async function byIds(accountId: string, ids: readonly string[]) {
    const documents = await collected(
      collection().find<ListedDocument>(
        { _id: { $in: [...ids] }, accountId, ...notDeleted },
        { projection: listFields, hint: indexes.id },
      ),
    );
    const byId = new Map(documents.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Completes the documents of a list. A large one is read when its turn comes, and left out if it was deleted meanwhile. */
  async function* shownOf(
    accountId: string,
    documents: AsyncIterable<ListedDocument> | Iterable<ListedDocument>,
  ) {
    for await (const document of documents) {
      const large =
        document.large ??
        (await collection().findOne(
          { _id: document._id, accountId, ...notDeleted },
          { projection: largeFields, hint: indexes.id },
        ));
      if (large) yield fromShownDocument(Object.assign(document, large));
    }
  }

  async function* searched(accountId: string, filter: SearchFilter) {
    for await (const ids of searches.matchAll(accountId, filter)) yield* await byIds(accountId, ids);
  }

  const insertOne = batched((documents: readonly InterviewDocument[]) => insertEach(collection(), documents));

  return {
    async insert(interview, facts) {
      const events = toEvents(interview, facts);
      await insertOne({ ...toDocument(interview, box), ...outboxOf(events, interview.updatedAt) });
      if (events.length > 0) relay.kick();
      counts.noteWrite(interview.accountId);
    },
    async find(accountId, id) {
      const document = await findOne(accountId, id);
      return document && read(document);
    },
    async show(accountId, id) {
      const document = await findShown(accountId, id);
      return document && fromFullDocument(document as InterviewDocument);
    },
    async accountOf(id) {
      const document = await collection().findOne(
        { _id: id, ...notDeleted },
        { projection: { accountId: 1 }, hint: indexes.id },
      );
      return document?.accountId;
    },
    async save(before, after, facts) {
      const now = after.updatedAt;
      const events = toEvents(after, facts);
      const { set, unset } = differenceOf(before, after, box);
      try {
        const { matchedCount } = await collection().updateOne(
          { _id: after.id, accountId: after.accountId, version: before.version },
          {
            $set: {
              ...(set as Partial<InterviewDocument>),
              ...(needsFollowUp(facts) && { followUp: { at: new Date(now.getTime() + followUpAfterMs) } }),
            },
            $unset: unset,
            $inc: { version: 1 },
            ...outboxUpdate(events, now),
          },
          { hint: indexes.id },
        );
        if (matchedCount === 1 && events.length > 0) relay.kick();
        if (matchedCount === 1 && before.status !== after.status) counts.noteWrite(after.accountId);
        return matchedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async remove(interview, facts) {
      const now = interview.updatedAt;
      const tombstone: Record<keyof Tombstone, unknown> = {
        _id: '$_id',
        accountId: '$accountId',
        deleted: true,
        trigrams: [],
        dueAt: new Date(now.getTime() + purgedAfterMs),
        countedAs: '$countedAs',
        countedIn: '$countedIn',
        counted: '$$REMOVE',
        ...outboxKept(toEvents(interview, facts), now),
      };
      const { matchedCount } = await collection().updateOne(
        { _id: interview.id, accountId: interview.accountId, version: interview.version },
        [{ $replaceWith: tombstone }],
        { hint: indexes.id },
      );
      if (matchedCount === 1) relay.kick();
      return matchedCount === 1;
    },
    async *page(accountId, filter, at) {
      const { query, sort, hint } = listQuery(accountId, filter);
      const { skip, limit, isReversed } = windowOf(at);
      if (limit === 0) return;
      const options = { sort: isReversed ? reversed(sort) : sort, hint, skip, limit };
      const isFar = skip >= farSkip && !filter.completedAfter;
      const page = isFar
        ? await pageOfKeys(accountId, { query, ...options })
        : collection().find<ListedDocument>(query, { projection: listFields, ...options });
      yield* shownOf(accountId, isReversed ? (await collected(page)).reverse() : page);
    },
    async count(accountId, filter) {
      if (!filter.completedAfter) {
        const totals = await counts.totals(accountId);
        return (filter.statuses ?? interviewStatuses).reduce((sum, status) => sum + totals[status], 0);
      }
      const { query, hint } = listQuery(accountId, filter);
      return collection().countDocuments(query, { hint });
    },
    async search(accountId, filter, at) {
      const { ids, ...counted } = await searches.match(accountId, filter, at);
      const documents = ids.length > 0 ? await byIds(accountId, ids) : [];
      return { interviews: shownOf(accountId, documents), ...counted };
    },
    indexOlder: searches.indexOlder,
    async *stream(accountId, filter) {
      if (isSearch(filter)) return yield* shownOf(accountId, searched(accountId, filter));
      const { query, sort, hint } = listQuery(accountId, filter);
      const cursor = collection().find<ListedDocument>(query, {
        projection: listFields,
        sort,
        hint,
        batchSize: streamBatch,
      });
      yield* shownOf(accountId, cursor);
    },
    async stats(accountId, inactiveSince) {
      // active interviews are few, however many were abandoned
      const [byStatus, active] = await Promise.all([
        counts.totals(accountId),
        collection().countDocuments(
          { accountId, status: 'IN_PROGRESS', lastActivityAt: { $gt: inactiveSince } },
          { hint: indexes.activity },
        ),
      ]);
      return { byStatus, abandoned: Math.max(byStatus.IN_PROGRESS - active, 0) };
    },
    async claimDue(now, leaseUntil) {
      const document = await updateFirst(
        model,
        { dueAt: { $lte: now } },
        { $set: { dueAt: leaseUntil } },
        { sort: { dueAt: 1 }, projection: { accountId: 1, deleted: 1 }, hint: indexes.due },
      );
      return document && { accountId: document.accountId, id: document._id, deleted: 'deleted' in document };
    },
    async claimDueCall(now, leaseUntil) {
      const document = await updateFirst(
        model,
        { callDueAt: { $lte: now } },
        { $set: { callDueAt: leaseUntil } },
        { sort: { callDueAt: 1 }, projection: { accountId: 1 }, hint: indexes.dueCalls },
      );
      return document && { accountId: document.accountId, id: document._id };
    },
    async withMeeting(digits, limit) {
      const documents = await collection()
        .find(
          { meetingDigits: digits },
          {
            projection: { accountId: 1, dialInPin: 1 },
            sort: { createdAt: -1 },
            limit,
            hint: indexes.meetings,
          },
        )
        .toArray();
      return documents.map(({ _id, accountId, dialInPin }) => ({ id: _id, accountId, dialInPin }));
    },
    async purge(accountId, id) {
      const remove = () =>
        collection().deleteOne(
          { _id: id, accountId, deleted: true, counted: true, outboxDueAt: { $exists: false } },
          { hint: indexes.id },
        );
      if ((await remove()).deletedCount === 1) return;
      await counts.count(accountId);
      await remove();
    },
  };
}

const isSearch = (filter: ListFilter): filter is SearchFilter => Boolean(filter.search);
