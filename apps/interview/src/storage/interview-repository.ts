import type { SecretBox } from '@colloquy/auth';
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
} from '@colloquy/mongo';
import { needsFollowUp } from '../domain/follow-up';
import type { InterviewRepository } from '../domain/ports';
import { collected } from './collected';
import { makeDueWorkRepository } from './due-work-repository';
import type { InterviewCounts } from './interview-counts';
import { differenceOf, fromDocument, toDocument } from './interview-document';
import { indexes, type InterviewDocument, notDeleted, type Tombstone } from './interview-model';
import { makeListReads } from './list-reads';
import { readsByAccount } from './reads-by-account';
import { fromFullDocument, fullFields } from './shown-document';
import { toEvents } from './to-events';

const forChanges = {
  outbox: 0,
  outboxDueAt: 0,
  searchKey: 0,
  trigrams: 0,
  facets: 0,
  meetingDigits: 0,
  followUp: 0,
  counted: 0,
  countedAs: 0,
  countedIn: 0,
} as const;

/** The event of a deletion is usually published before the purge. */
const purgedAfterMs = 1000;

const defaultFollowUpMs = 5 * 60_000;

/** @param followUpAfterMs time from an announced change to its first follow-up, milliseconds; default 5 minutes */
export function makeInterviewRepository(
  model: Model<InterviewDocument>,
  box: SecretBox,
  relay: Pick<OutboxRelay, 'kick'>,
  counts: InterviewCounts,
  followUpAfterMs = defaultFollowUpMs,
): InterviewRepository {
  // documents are validated at the edge, and a second cast would cost more than the write
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
  const insertOne = batched((documents: readonly InterviewDocument[]) => insertEach(collection(), documents));

  return {
    ...makeListReads(model, counts),
    ...makeDueWorkRepository(model, counts),
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
        facets: [],
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
  };
}
