import type { SecretBox } from '@colloquy/auth';
import { collectionOf, type Model } from '@colloquy/mongo';
import type { InterviewRepository } from '../domain/ports';
import { collected } from './collected';
import { fromDocument } from './interview-document';
import { indexes, type InterviewDocument, notDeleted } from './interview-model';
import { readsByAccount } from './reads-by-account';
import { fromFullDocument, fullFields } from './shown-document';

const forChanges = {
  outbox: 0,
  outboxDueAt: 0,
  searchKey: 0,
  trigrams: 0,
  facets: 0,
  outcomes: 0,
  meetingDigits: 0,
  followUp: 0,
  counted: 0,
  countedAs: 0,
  countedIn: 0,
} as const;

/** An interview may have 200 sessions and 256 KB of consent texts. */
const forTurns = {
  accountId: 1,
  status: 1,
  statusReason: 1,
  withdrawal: 1,
  callDueAt: 1,
  lastActivityAt: 1,
  'sessions.id': 1,
  'sessions.endedAt': 1,
  'sessions.fencingToken': 1,
} as const;

type InterviewReads = Pick<
  InterviewRepository,
  'find' | 'findConducted' | 'show' | 'accountOf' | 'withMeeting'
>;

export function makeInterviewReads(model: Model<InterviewDocument>, box: SecretBox): InterviewReads {
  const collection = () => collectionOf(model);
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
  const findForTurns = batchedReads(forTurns);
  const findShown = batchedReads(fullFields);

  return {
    async find(accountId, id) {
      const document = await findOne(accountId, id);
      return document && fromDocument(document as InterviewDocument, box);
    },
    async findConducted(accountId, id) {
      const document = await findForTurns(accountId, id);
      if (!document) return undefined;
      const { _id, withdrawal = null, callDueAt = null, ...rest } = document as InterviewDocument;
      return { ...rest, id: _id, withdrawal, callDueAt };
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
