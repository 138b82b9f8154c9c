import type { OutboxRelay } from '@colloquy/messaging';
import { collectionOf, type Model, outboxOf, outboxUpdate, type WithOutbox } from '@colloquy/mongo';
import type { Comparison } from '../domain/comparison';
import type { ComparisonRepository, ComparisonSummary } from '../domain/comparison-ports';
import { type ComparisonDocument, indexes } from './comparison-model';
import { makeComparisonWork } from './comparison-work';
import { toEvents } from './to-events';

const withoutOutbox = { outbox: 0, outboxDueAt: 0 } as const;
const listed = { points: 0, ...withoutOutbox } as const;

export function makeComparisonRepository(
  model: Model<ComparisonDocument>,
  relay: Pick<OutboxRelay, 'kick'>,
): ComparisonRepository {
  const collection = () => collectionOf(model);
  return {
    ...makeComparisonWork(model),
    async insert(comparison, facts) {
      const now = comparison.requestedAt;
      const events = outboxOf(toEvents({ ...comparison, updatedAt: now }, facts), now);
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
          ...outboxUpdate(toEvents({ ...after, updatedAt: now }, facts), now),
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
    async withInterview(accountId, interviewId, limit) {
      const found = await collection()
        .find(
          { accountId, 'interviews.id': interviewId },
          { projection: { _id: 1 }, limit, hint: indexes.ofInterview },
        )
        .toArray();
      return found.map(({ _id }) => _id);
    },
  };
}

function toDocument({ id, dueAt, ...fields }: Comparison): ComparisonDocument {
  return { _id: id, ...fields, ...(dueAt ? { dueAt } : {}) };
}

function fromDocument({ _id, dueAt, ...fields }: Omit<ComparisonDocument, keyof WithOutbox>): Comparison {
  return { id: _id, ...fields, dueAt: dueAt ?? null };
}
