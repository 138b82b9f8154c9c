import { type KnownFact, toCloudEvent } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { OutboxRelay } from '@colloquy/messaging';
import {
  collectionOf,
  type Model,
  outboxFields,
  outboxIndex,
  outboxOf,
  outboxUpdate,
  Schema,
  updateFirst,
  type WithOutbox,
} from '@colloquy/mongo';
import type { Comparison } from '../domain/comparison';
import type { ComparisonRepository, ComparisonSummary } from '../domain/comparison-ports';

export interface ComparisonDocument extends Omit<Comparison, 'id' | 'dueAt'>, WithOutbox {
  _id: string;
  dueAt?: Date;
}

const mixed = Schema.Types.Mixed;

export const comparisonSchema = new Schema<ComparisonDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    version: Number,
    agentGroupId: String,
    objective: String,
    status: String,
    failure: String,
    requestedAt: Date,
    finishedAt: Date,
    comparedBy: String,
    interviews: [mixed],
    leftOut: [mixed],
    points: [mixed],
    announcements: Number,
    dueAt: Date,
    hasLostInterview: Boolean,
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, shardKey: { accountId: 1 } },
);

const indexes = {
  id: { _id: 1 },
  newest: { accountId: 1, requestedAt: -1, _id: -1 },
  pending: { accountId: 1, dueAt: 1 },
  ofInterview: { accountId: 1, 'interviews.id': 1 },
  due: { dueAt: 1 },
} as const;

comparisonSchema.index(indexes.newest);
comparisonSchema.index(indexes.pending, { partialFilterExpression: { dueAt: { $gt: new Date(0) } } });
comparisonSchema.index(indexes.ofInterview);
comparisonSchema.index(indexes.due, { sparse: true });
comparisonSchema.index(...outboxIndex);

const withoutOutbox = { outbox: 0, outboxDueAt: 0 } as const;
const listed = { points: 0, ...withoutOutbox } as const;

export function makeComparisonRepository(
  model: Model<ComparisonDocument>,
  relay: Pick<OutboxRelay, 'kick'>,
): ComparisonRepository {
  const collection = () => collectionOf(model);
  return {
    async insert(comparison, facts) {
      const events = outboxOf(toEvents(comparison, facts, comparison.requestedAt), comparison.requestedAt);
      await collection().insertOne({ ...toDocument(comparison), ...events });
      relay.kick();
    },
    async find(accountId, id) {
      const found = await collection().findOne(
        { _id: id, accountId },
        { projection: withoutOutbox, hint: indexes.id },
      );
      return found ? fromDocument(found) : undefined;
    },
    async accountOf(id) {
      const found = await collection().findOne(
        { _id: id },
        { projection: { accountId: 1 }, hint: indexes.id },
      );
      return found?.accountId;
    },
    async save(before, after, facts, now) {
      const { _id, accountId, dueAt, ...fields } = toDocument({ ...after, version: before.version + 1 });
      const { matchedCount } = await collection().updateOne(
        { _id, accountId, version: before.version },
        {
          $set: dueAt ? { ...fields, dueAt } : fields,
          ...(dueAt ? {} : { $unset: { dueAt: '' as const } }),
          ...outboxUpdate(toEvents(after, facts, now), now),
        },
        { hint: indexes.id },
      );
      if (matchedCount === 1 && facts.length > 0) relay.kick();
      return matchedCount === 1;
    },
    async remove(accountId, id) {
      const { deletedCount } = await collection().deleteOne({ _id: id, accountId }, { hint: indexes.id });
      return deletedCount === 1;
    },
    async page(accountId, { skip, limit }) {
      const found = await collection()
        .find(
          { accountId },
          { projection: listed, sort: { requestedAt: -1, _id: -1 }, skip, limit, hint: indexes.newest },
        )
        .toArray();
      return found.map((document): ComparisonSummary => fromDocument({ ...document, points: [] }));
    },
    count: (accountId) => collection().countDocuments({ accountId }, { hint: indexes.newest }),
    async oldestPending() {
      const found = await collection().findOne(
        { dueAt: { $gt: new Date(0) } },
        { sort: { dueAt: 1 }, projection: { requestedAt: 1 }, hint: indexes.due },
      );
      return found?.requestedAt;
    },
    countPending: (accountId) =>
      collection().countDocuments({ accountId, dueAt: { $gt: new Date(0) } }, { hint: indexes.pending }),
    async withInterview(accountId, interviewId, limit) {
      const found = await collection()
        .find(
          { accountId, 'interviews.id': interviewId },
          { projection: { _id: 1 }, limit, hint: indexes.ofInterview },
        )
        .toArray();
      return found.map(({ _id }) => _id);
    },
    async claimDue(now, leaseUntil) {
      const found = await updateFirst(
        model,
        { dueAt: { $lte: now } },
        { $set: { dueAt: leaseUntil } },
        { sort: { dueAt: 1 }, projection: { accountId: 1, outboxDueAt: 1 }, hint: indexes.due },
      );
      return (
        found && {
          accountId: found.accountId,
          id: found._id,
          isPublishing: found.outboxDueAt !== undefined,
        }
      );
    },
  };
}

const toEvents = ({ id, accountId }: Comparison, facts: readonly KnownFact[], time: Date) =>
  facts.map((fact) =>
    toCloudEvent(fact, { id: newId(), source: '/interview', subject: id, accountId, time }),
  );

function toDocument({ id, dueAt, ...fields }: Comparison): ComparisonDocument {
  return { _id: id, ...fields, ...(dueAt ? { dueAt } : {}) };
}

function fromDocument({ _id, dueAt, ...fields }: Omit<ComparisonDocument, keyof WithOutbox>): Comparison {
  return { id: _id, ...fields, dueAt: dueAt ?? null };
}
