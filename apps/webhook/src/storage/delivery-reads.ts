import type { SecretBox } from '@colloquy/auth';
import { collectionOf, type Model } from '@colloquy/mongo';
import { deliveryId } from '../domain/delivery';
import type { DeliveryRepository } from '../domain/ports';
import { detailed, keyOf, listed } from './delivery-document';
import { byAccount, byInterview, type DeliveryDocument } from './delivery-model';

const abandonedLimit = 100;
const listLimit = 100;
const recentLimit = 1000;

export function makeDeliveryReads(
  model: Model<DeliveryDocument>,
  box: SecretBox,
): Pick<DeliveryRepository, 'abandoned' | 'find' | 'list' | 'recent' | 'unnotified' | 'unredacted'> {
  const collection = () => collectionOf(model);
  return {
    async abandoned() {
      const documents = await collection()
        .find({ state: 'attempting', $expr: { $lte: ['$dueAt', '$$NOW'] } })
        .sort({ dueAt: 1 })
        .limit(abandonedLimit)
        .toArray();
      return documents.map((document) => ({
        key: keyOf(document),
        attemptedAt: document.attemptedAt ?? document.queuedAt,
      }));
    },
    async list(accountId, interviewId) {
      const documents = await collection()
        .find(
          { accountId, interviewId },
          { projection: { request: 0, outbox: 0, answer: 0 }, hint: byInterview },
        )
        .sort({ completion: -1, endpointIndex: 1 })
        .limit(listLimit)
        .toArray();
      return documents.map((document) => listed(document, box));
    },
    async recent(accountId) {
      const documents = await collection()
        .find({ accountId }, { projection: { request: 0, outbox: 0, answer: 0 }, hint: byAccount })
        .sort(byAccount)
        .limit(recentLimit)
        .toArray();
      return documents.map((document) => ({
        ...listed(document, box),
        interviewId: document.interviewId,
      }));
    },
    async find(accountId, interviewId, { id, payloadJson }) {
      const document = await collection().findOne(
        { _id: id, accountId, interviewId },
        { projection: { request: 0, outbox: 0 }, hint: { _id: 1 } },
      );
      return document ? detailed(document, box, payloadJson) : undefined;
    },
    async unnotified(completions) {
      const ids = completions.flatMap(({ endpointCount, ...completion }) =>
        Array.from({ length: endpointCount }, (_, endpointIndex) =>
          deliveryId({ ...completion, endpointIndex }),
        ),
      );
      const accountIds = [...new Set(completions.map(({ accountId }) => accountId))];
      const stored = await collection()
        .find(
          { _id: { $in: ids }, accountId: { $in: accountIds } },
          { projection: { interviewId: 1 }, hint: { _id: 1 } },
        )
        .toArray();
      const notified = new Set(stored.map(({ interviewId }) => interviewId));
      return completions.map(({ interviewId }) => interviewId).filter((id) => !notified.has(id));
    },
    async unredacted(interviews) {
      const stored = await collection()
        .find(
          {
            accountId: { $in: [...new Set(interviews.map(({ accountId }) => accountId))] },
            interviewId: { $in: interviews.map(({ interviewId }) => interviewId) },
            isRedacted: { $exists: false },
          },
          { projection: { interviewId: 1 }, hint: byInterview },
        )
        .toArray();
      return [...new Set(stored.map(({ interviewId }) => interviewId))];
    },
  };
}
