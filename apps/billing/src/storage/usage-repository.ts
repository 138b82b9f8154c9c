import { byId, collectionOf, insertEach, isDuplicateKey, type Model } from '@colloquy/mongo';
import type { UsageRepository } from '../domain/ports';
import type { OpenUsage } from '../domain/settle';
import { mergedSpans, type Span } from '../domain/span';
import type { UsageFilter } from '../domain/usage';
import { type UsageDocument, usageIndexes } from './usage-model';

export function makeUsageRepository(model: Model<UsageDocument>): UsageRepository {
  return {
    async book(entries) {
      const documents = entries.map(({ sessionId, ...entry }) => ({ _id: sessionId, ...entry }));
      const refusals = await insertEach(collectionOf(model), documents);
      return refusals.map((refusal) => (isDuplicateKey(refusal) ? undefined : refusal));
    },

    async unbooked(sessions) {
      const ids = sessions.map(({ sessionId }) => sessionId);
      const accountIds = [...new Set(sessions.map(({ accountId }) => accountId))];
      const booked = await collectionOf(model)
        .find({ _id: { $in: ids }, accountId: { $in: accountIds } }, { projection: { _id: 1 }, hint: byId })
        .toArray();
      const found = new Set(booked.map(({ _id }) => _id));
      return ids.filter((id) => !found.has(id));
    },

    async page(accountId, filter, { skip, limit }) {
      const found = await collectionOf(model)
        .find(selected(accountId, filter), { projection: { claim: 0 }, hint: hintOf(filter) })
        .sort({ endedAt: -1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .toArray();
      return found.map(({ _id, ...entry }) => ({ sessionId: _id, ...entry }));
    },

    async total(accountId, filter) {
      const [sum] = await collectionOf(model)
        .aggregate<{ entries: number; seconds: number }>(
          [
            { $match: selected(accountId, filter) },
            { $group: { _id: null, entries: { $sum: 1 }, seconds: { $sum: '$seconds' } } },
          ],
          { hint: hintOf(filter) },
        )
        .toArray();
      return { entries: sum?.entries ?? 0, seconds: sum?.seconds ?? 0 };
    },

    async mark(accountId, periods, claim) {
      if (periods.length === 0) return;
      // an older claim must not override the marks of a later one
      const notLater = { claim: { $not: { $gte: claim } } };
      await collectionOf(model).updateMany(
        { ...unsettled(accountId, periods), ...notLater },
        { $set: { claim } },
        { hint: usageIndexes.bySettlement },
      );
    },

    marked: (accountId, periods, claim) =>
      minutesByPeriod(model, { accountId, settlementId: null, claim }, periods),

    async settle(accountId, claim, settlementId) {
      await collectionOf(model).updateMany(
        { accountId, settlementId: null, claim } as object,
        { $set: { settlementId }, $unset: { claim: 1 } } as object,
        { hint: usageIndexes.bySettlement },
      );
    },

    open: (accountId, periods, exceptClaim) =>
      minutesByPeriod(model, { ...unsettled(accountId, periods), claim: { $ne: exceptClaim } }, periods),
  };
}

function selected(accountId: string, { from, to, agentId, settlementId }: UsageFilter) {
  return {
    accountId,
    endedAt: { $gte: from, ...(to && { $lt: to }) },
    ...(agentId && { agentId }),
    ...(settlementId && { settlementId }),
  };
}

const hintOf = ({ agentId, settlementId }: UsageFilter) =>
  settlementId ? usageIndexes.bySettlement : agentId ? usageIndexes.ofAgent : usageIndexes.byEnd;

function unsettled(accountId: string, periods: readonly Span[]): object {
  const spans = mergedSpans(periods).map(({ start, end }) => ({
    accountId,
    settlementId: null,
    endedAt: { $gte: start, $lt: end },
  }));
  return { accountId, $or: spans };
}

async function minutesByPeriod(
  model: Model<UsageDocument>,
  match: object,
  periods: readonly Span[],
): Promise<OpenUsage> {
  const last = periods.at(-1);
  if (!last) return new Map();
  const sums = await collectionOf(model)
    .aggregate<{ _id: Date; minutes: number }>(
      [
        { $match: match },
        {
          $bucket: {
            groupBy: '$endedAt',
            boundaries: [...periods.map(({ start }) => start), last.end],
            output: { minutes: { $sum: { $ceil: { $divide: ['$seconds', 60] } } } },
          },
        },
      ],
      { hint: usageIndexes.bySettlement },
    )
    .toArray();
  return new Map(sums.map(({ _id, minutes }) => [_id.getTime(), minutes]));
}
