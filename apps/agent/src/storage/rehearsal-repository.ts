import { collectionOf, deleteSome, type Model, type Mongo, Schema, updateFirst } from '@colloquy/mongo';
import type { Rehearsal } from '../domain/rehearsal';
import type { RehearsalRef, RehearsalRepository, RehearsalSummary } from '../domain/rehearsal-ports';

interface RehearsalDocument extends Omit<Rehearsal, 'id' | 'dueAt'> {
  _id: string;
  dueAt?: Date;
}

const mixed = Schema.Types.Mixed;

const schema = new Schema<RehearsalDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    agentId: String,
    versionNumber: Number,
    persona: String,
    title: String,
    callSubject: String,
    questions: [String],
    status: String,
    failure: String,
    requestedAt: Date,
    startedAt: Date,
    finishedAt: Date,
    attempts: Number,
    dueAt: Date,
    report: mixed,
  },
  { versionKey: false, minimize: false, shardKey: { accountId: 1 } },
);

const indexes = {
  id: { _id: 1 },
  newest: { accountId: 1, agentId: 1, requestedAt: -1, _id: -1 },
  pending: { accountId: 1, dueAt: 1 },
  due: { dueAt: 1 },
  requested: { requestedAt: 1 },
} as const;

type SummaryDocument = Omit<RehearsalSummary, 'id'> & { _id: string };

const summaryFields = {
  accountId: 1,
  agentId: 1,
  versionNumber: 1,
  persona: 1,
  title: 1,
  status: 1,
  failure: 1,
  requestedAt: 1,
  startedAt: 1,
  finishedAt: 1,
  questionCount: { $size: '$questions' },
} satisfies Record<Exclude<keyof RehearsalSummary, 'id'>, unknown>;

const forgottenAtOnce = 100;

schema.index(indexes.newest);
schema.index(indexes.pending, { partialFilterExpression: { dueAt: { $gt: new Date(0) } } });
schema.index(indexes.due, { sparse: true });
schema.index(indexes.requested);

export const rehearsalModel = (mongo: Pick<Mongo, 'model'>): Model<RehearsalDocument> =>
  mongo.model<RehearsalDocument>('rehearsals', schema);

export function makeRehearsalRepository(model: Model<RehearsalDocument>): RehearsalRepository {
  const collection = () => collectionOf(model);
  const filterOf = ({ accountId, agentId, rehearsalId }: RehearsalRef) => ({
    _id: rehearsalId,
    accountId,
    agentId,
  });
  return {
    async insert({ id, dueAt, ...fields }) {
      await collection().insertOne({ _id: id, ...fields, ...(dueAt && { dueAt }) });
    },
    async find(ref) {
      const found = await collection().findOne(filterOf(ref), { hint: indexes.id });
      return found ? fromDocument(found) : undefined;
    },
    async page(accountId, agentId, { skip, limit }) {
      const found = await collection()
        .find<SummaryDocument>(
          { accountId, agentId },
          {
            projection: summaryFields,
            sort: { requestedAt: -1, _id: -1 },
            skip,
            limit,
            hint: indexes.newest,
          },
        )
        .toArray();
      return found.map(({ _id, ...fields }) => ({ id: _id, ...fields }));
    },
    count: (accountId, agentId) =>
      collection().countDocuments({ accountId, agentId }, { hint: indexes.newest }),
    countPending: (accountId) =>
      collection().countDocuments({ accountId, dueAt: { $gt: new Date(0) } }, { hint: indexes.pending }),
    async remove(ref) {
      const { deletedCount } = await collection().deleteOne(filterOf(ref), { hint: indexes.id });
      return deletedCount === 1;
    },
    async claimDue(now, leaseUntil) {
      const found = await updateFirst(
        model,
        { dueAt: { $lte: now } },
        { $set: { dueAt: leaseUntil, startedAt: now }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after', hint: indexes.due },
      );
      return found && fromDocument(found);
    },
    async forget(before) {
      const old = { requestedAt: { $lt: before } };
      const { requested } = indexes;
      const count = await deleteSome(model, old, {
        limit: forgottenAtOnce,
        sort: requested,
        hint: requested,
      });
      return count === forgottenAtOnce;
    },
    async settle({ id, accountId, status, failure, finishedAt, dueAt, report }) {
      await collection().updateOne(
        { _id: id, accountId, status: 'pending' },
        {
          $set: { status, failure, finishedAt, report, ...(dueAt && { dueAt }) },
          ...(dueAt ? {} : { $unset: { dueAt: '' as const } }),
        },
        { hint: indexes.id },
      );
    },
  };
}

function fromDocument({ _id, dueAt, ...fields }: RehearsalDocument): Rehearsal {
  return { id: _id, ...fields, dueAt: dueAt ?? null };
}
