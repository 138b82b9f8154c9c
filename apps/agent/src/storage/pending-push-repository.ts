import { platforms } from '@colloquy/contracts';
import { backoffMs } from '@colloquy/kernel';
import { byId, collectionOf, type Model } from '@colloquy/mongo';
import type { PendingPush, PendingPushRepository } from '../domain/ports';
import type { PendingPushDocument } from './pending-push-model';

const backoff = { baseMs: 1000, maxMs: 60_000 };

const idOf = ({ channel, agentId }: Omit<PendingPush, 'accountId'>) => `${channel}:${agentId}`;

export function makePendingPushRepository(model: Model<PendingPushDocument>): PendingPushRepository {
  const collection = () => collectionOf(model);
  return {
    async note({ accountId, agentIds, revision }, dueAt) {
      const pushes = agentIds.flatMap((agentId) =>
        platforms.map((channel) => ({ accountId, agentId, channel })),
      );
      if (pushes.length === 0) return;
      await collection().bulkWrite(
        pushes.map((push) => ({
          updateOne: {
            filter: { _id: idOf(push) },
            update: { $max: { wanted: revision }, $setOnInsert: { ...push, claims: 0, dueAt } },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    },

    async claim(now) {
      const due = { dueAt: { $lte: now } };
      const found = await collection().findOne(due, { sort: { dueAt: 1 }, projection: { claims: 1 } });
      if (!found) return undefined;
      const dueAt = new Date(now.getTime() + backoffMs(found.claims, backoff));
      const claimed = await collection().findOneAndUpdate(
        { _id: found._id, ...due },
        { $set: { dueAt }, $inc: { claims: 1 } },
        { projection: { accountId: 1, agentId: 1, channel: 1 }, hint: byId },
      );
      if (!claimed) return undefined;
      const { accountId, agentId, channel } = claimed;
      return { accountId, agentId, channel };
    },

    async settle({ accountId, ...push }, revision) {
      await collection().deleteOne({ _id: idOf(push), accountId, wanted: { $lte: revision } });
    },
  };
}
